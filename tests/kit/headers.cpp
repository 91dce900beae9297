// Only here so that the headers which all tests include can be compiled once.

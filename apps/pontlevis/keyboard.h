// Keys, one by one, of a terminal. While a Keyboard lives, the terminal neither shows what is typed nor waits for
// ends of lines; Ctrl-C and Ctrl-Z work as ever.
#pragma once

#include <termios.h>

#include <string>

namespace pontlevis::program {

struct Key {
    enum class Kind : unsigned char {
        character,  // text: one, in UTF-8
        enter,
        backspace,
        clear,
        tab,
        back_tab,
        up,
        down,
        left,
        right,
        page_up,
        page_down,
        home,
        escape,
        redraw,  // the terminal has another size, or shows something else
        end,     // no more input, or Ctrl-C
    };
    Kind kind = Kind::end;
    std::string text = {};
};

class Keyboard {
public:
    Keyboard();
    ~Keyboard();
    Keyboard(const Keyboard&) = delete;
    Keyboard& operator=(const Keyboard&) = delete;

    /// Waits for a key.
    [[nodiscard]] Key read();
    /// Whether more was typed already.
    [[nodiscard]] bool has_more() const;

private:
    void take_over();

    termios before_{};
};

}  // namespace pontlevis::program

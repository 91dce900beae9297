/* A library, but no plugin. */
int plv_nothing_v1 = 1;

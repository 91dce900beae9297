// The main function of every test program, compiled once.
#if defined(__GNUC__) && !defined(__clang__)  // GCC 12 sees ghosts in <regex> when a sanitizer is on
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#define CATCH_CONFIG_RUNNER
#include "catch.h"

int main(int argc, char** argv) { return Catch::Session().run(argc, argv); }

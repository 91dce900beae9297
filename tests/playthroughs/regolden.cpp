// Writes golden games anew: regolden FILE... plays each as far as its decisions are legal, then on at random.
#include <cstdio>

#include "kit/golden.h"
#include "pontlevis/core/save.h"

int main(int argc, char** argv) {
    using namespace pontlevis;
    int failures = 0;
    for (int i = 1; i < argc; ++i) {
        const Result<std::string> text = kit::replay_golden(argv[i], kit::After::play);
        const Result<void> written = text ? write_save(argv[i], *text) : Result<void>(text.error());
        if (!written) std::fprintf(stderr, "%s\n", written.error().text.c_str());
        failures += written ? 0 : 1;
    }
    return failures == 0 ? 0 : 1;
}

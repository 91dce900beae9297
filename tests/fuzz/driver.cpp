// Runs a fuzz function without a fuzzer: over each file of a corpus folder, then over mutations of them that
// are the same in every run. A failing run tells the seed of its input.
//   fuzz_tiles_fixed CORPUS            all of it
//   fuzz_tiles_fixed CORPUS SEED       the input that this seed makes, shown and run
#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <string_view>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
extern "C" __attribute__((weak)) void __sanitizer_set_death_callback(void (*callback)());

namespace {

constexpr std::uint32_t kMutations = 4000;
constexpr std::chrono::seconds kMostTime{5};  // slow builds (sanitizers) do fewer mutations
constexpr std::uint32_t kMostEdits = 8;       // of one input
constexpr std::size_t kMostBytes = 1 << 16;

using Random = std::mt19937;  // the same numbers everywhere, which its distributions are not

std::vector<std::string> read_corpus(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    std::vector<std::string> corpus;
    for (const auto& path : paths) {
        std::ifstream file(path, std::ios::binary);
        corpus.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
    }
    return corpus;
}

std::size_t below(Random& random, std::size_t bound) { return bound == 0 ? 0 : random() % bound; }

std::string piece(Random& random, const std::string& text, std::size_t most) {
    const std::size_t start = below(random, text.size());
    return text.substr(start, 1 + below(random, most));
}

void edit(Random& random, std::string& text, const std::vector<std::string>& corpus) {
    constexpr std::string_view kSigns = "[]{}=\"'.,#\n\\-0\x7f\xff";
    const std::size_t at = below(random, text.size() + 1);
    switch (below(random, 5)) {
        case 0: text.insert(at, 1, kSigns[below(random, kSigns.size())]); break;
        case 1: text.erase(at, 1 + below(random, 40)); break;
        case 2: text.insert(at, piece(random, corpus[below(random, corpus.size())], 60)); break;
        case 3: text.replace(at, below(random, 20), piece(random, text, 20)); break;
        default:
            if (at < text.size()) text[at] = static_cast<char>(text[at] ^ (1 << below(random, 8)));
    }
}

std::string mutation(std::uint32_t seed, const std::vector<std::string>& corpus) {
    Random random(seed);
    std::string text = corpus[below(random, corpus.size())];
    for (std::size_t edits = 1 + below(random, kMostEdits); edits > 0; --edits) edit(random, text, corpus);
    if (text.size() > kMostBytes) text.resize(kMostBytes);
    return text;
}

void run(const std::string& text) {
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
}

std::uint32_t seed_under_test = 0;  // of the mutation; the corpus files come before the first

void tell_seed() { std::fprintf(stderr, "fuzz: failed with the mutation of seed %u\n", seed_under_test); }

// A failing run ends in a signal, or in a sanitizer's own way out.
void tell_seed_at_death() {
    for (const int signal : {SIGABRT, SIGSEGV}) {
        std::signal(signal, [](int caught) {
            tell_seed();
            std::signal(caught, SIG_DFL);
            std::raise(caught);
        });
    }
    if (__sanitizer_set_death_callback != nullptr) __sanitizer_set_death_callback(&tell_seed);
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> corpus = argc < 2 ? std::vector<std::string>{} : read_corpus(argv[1]);
    if (corpus.empty()) {
        std::fprintf(stderr, "usage: %s CORPUS [SEED]; the folder CORPUS needs a file\n", argv[0]);
        return 2;
    }
    if (argc > 2) {
        const std::string text = mutation(static_cast<std::uint32_t>(std::strtoul(argv[2], nullptr, 10)), corpus);
        std::fwrite(text.data(), 1, text.size(), stdout);
        std::fflush(stdout);
        run(text);
        return 0;
    }
    tell_seed_at_death();
    for (const std::string& text : corpus) run(text);
    const auto start = std::chrono::steady_clock::now();
    while (seed_under_test < kMutations && std::chrono::steady_clock::now() - start < kMostTime) {
        run(mutation(++seed_under_test, corpus));
    }
    std::printf("%zu corpus files and %u mutations\n", corpus.size(), seed_under_test);
    return 0;
}

#include "keyboard.h"

#include <unistd.h>

#include <array>
#include <cerrno>

#include "console.h"

namespace pontlevis::program {
namespace {

constexpr int kEscapeTimeout = 40;  // milliseconds within which a terminal sends the rest of a sequence

std::string unread;  // what was typed ahead; it outlives a Keyboard

Key::Kind kind_of(std::string_view sequence) {
    using enum Key::Kind;
    if (sequence == "A") return up;
    if (sequence == "B") return down;
    if (sequence == "C") return right;
    if (sequence == "D") return left;
    if (sequence == "Z") return back_tab;
    if (sequence == "H" || sequence == "1~" || sequence == "7~") return home;
    if (sequence == "5~") return page_up;
    if (sequence == "6~") return page_down;
    return character;  // some other key, which types nothing
}

std::size_t more_bytes(char first) {
    const auto byte = static_cast<unsigned char>(first);
    return byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : byte >= 0xc0 ? 1 : 0;
}

bool is_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xc0) == 0x80; }

// False: nothing came in time, or nothing will come any more.
bool fill(int timeout_ms) {
    if (!unread.empty()) return true;
    if (wait_for_input(timeout_ms) != Waited::input) return false;
    std::array<char, 256> block;
    const ssize_t bytes = ::read(STDIN_FILENO, block.data(), block.size());
    if (bytes > 0) unread.assign(block.data(), static_cast<std::size_t>(bytes));
    return bytes > 0;
}

char next() {
    const char byte = unread.front();
    unread.erase(0, 1);
    return byte;
}

// What follows an escape: nothing, "[A", "OA", "[5~", "[1;2A".
Key read_sequence() {
    if (!fill(kEscapeTimeout)) return {Key::Kind::escape};
    const char start = next();
    if (start != '[' && start != 'O') return {Key::Kind::escape};
    std::string sequence;
    while (sequence.size() < 16 && fill(kEscapeTimeout)) {
        sequence += next();
        if (sequence.back() >= '@' && sequence.back() <= '~') break;
    }
    return {kind_of(sequence)};
}

}  // namespace

Keyboard::Keyboard() {
    ::tcgetattr(STDIN_FILENO, &before_);
    take_over();
}

Keyboard::~Keyboard() { ::tcsetattr(STDIN_FILENO, TCSADRAIN, &before_); }

void Keyboard::take_over() {
    termios raw = before_;
    raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    ::tcsetattr(STDIN_FILENO, TCSADRAIN, &raw);
}

bool Keyboard::has_more() const { return !unread.empty(); }

Key Keyboard::read() {
    using enum Key::Kind;
    if (unread.empty()) {
        const Waited waited = wait_for_input(-1);
        if (waited == Waited::redraw) {
            take_over();  // a shell may have taken the terminal in between
            return {redraw};
        }
        if (waited != Waited::input || !fill(0)) return {end};
    }
    const char byte = next();
    switch (byte) {
        case '\r':
        case '\n': return {enter};
        case '\t': return {tab};
        case '\b':
        case 0x7f: return {backspace};
        case 0x04: return {end};     // Ctrl-D
        case 0x0c: return {redraw};  // Ctrl-L
        case 0x15: return {clear};   // Ctrl-U
        case 0x1b: return read_sequence();
        default: break;
    }
    if (static_cast<unsigned char>(byte) < ' ') return {character};
    Key key{character, std::string(1, byte)};
    std::size_t more = more_bytes(byte);
    for (; more > 0 && fill(kEscapeTimeout) && is_continuation(unread.front()); --more) key.text += next();
    const bool is_letter = more == 0 && !is_continuation(byte) && static_cast<unsigned char>(byte) < 0xf8;
    return is_letter ? key : Key{character};  // what is no UTF-8 types nothing
}

}  // namespace pontlevis::program

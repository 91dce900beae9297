#include "pontlevis/core/game.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#include <fmt/format.h>
#include <xxhash.h>

#include "engine/actors.h"
#include "engine/board.h"
#include "engine/columns.h"
#include "engine/features.h"
#include "pontlevis/core/manifest.h"

namespace pontlevis {

// ---- State ------------------------------------------------------------------------------------------

State::State(const State& other) { assign(other.block_.get(), other.size_); }

State& State::operator=(const State& other) {
    if (this != &other) assign(other.block_.get(), other.size_);
    return *this;
}

void State::assign(const std::byte* bytes, std::size_t size) {
    if (size > room_) {
        block_ = std::make_unique<std::byte[]>(size);
        room_ = size;
    }
    if (size != 0) std::memcpy(block_.get(), bytes, size);
    size_ = size;
}

// ---- Game -------------------------------------------------------------------------------------------

namespace {

const Question& question(const Position& p) { return *p.machine.questions[p.head->decision]; }

}  // namespace

Game::Game(std::shared_ptr<const Ruleset> rules, std::uint64_t seed)
    : position_(std::make_unique<Position>(std::move(rules), seed)) {}
Game::~Game() = default;
Game::Game(Game&&) noexcept = default;
Game& Game::operator=(Game&&) noexcept = default;

void Game::restart(std::uint64_t seed) { position_->restart(seed); }
const Ruleset& Game::rules() const { return *position_->rules; }
const std::shared_ptr<const Ruleset>& Game::shared_rules() const { return position_->rules; }

Decision Game::decision() const {
    const Position& p = *position_;
    Decision decision{static_cast<Decision::Kind>(p.head->decision), p.head->decider};
    if (decision.kind != Decision::Kind::choose) return decision;
    const Actor* actor = asking_actor(p);
    decision.asked_by = actor ? actor->name.c_str() : anchors()[p.machine.program[p.head->step].anchor].c_str();
    decision.rule = actor ? actor->rule.c_str() : "";
    return decision;
}
bool Game::finished() const { return decision().kind == Decision::Kind::finished; }

std::uint32_t Game::count() { return finished() ? 0 : question(*position_).count(*position_); }

Option Game::pick(std::uint32_t k) {
    const Question& asked = question(*position_);
    if (!position_->scratch.counted && !position_->scratch.collected) asked.count(*position_);
    return asked.pick(*position_, k);
}

std::span<const Option> Game::list() {
    std::vector<Option>& out = position_->scratch.listed;
    out.clear();
    if (!finished()) question(*position_).list(*position_, out);
    return out;
}

Option Game::draw() { return question(*position_).draw(*position_); }

Result<void> Game::check(const Option& option) {
    if (position_->fault) return *position_->fault;  // it failed before the first decision
    if (finished()) return Error{Fault::option, "refused: the game is over  [BASE-21]", "BASE-21"};
    return question(*position_).check(*position_, option);
}

Result<void> Game::apply(const Option& option) {
    if (Result<void> checked = check(option); !checked) return checked;
    Position& p = *position_;
    const Question& asked = question(p);
    p.clear_events();
    const bool may_fail = p.machine.may_fail();
    if (may_fail) copy_to(p.scratch.before);
    answer(p, asked, option);
    if (!may_fail || !p.fault) return {};
    Error fault = *std::exchange(p.fault, std::nullopt);
    set_state(p.scratch.before);
    return fault;
}

State Game::state() const {
    State copy;
    copy_to(copy);
    return copy;
}

State Game::observation(std::uint8_t seat) const {
    State copy = state();
    std::byte* const block = copy.block_.get();
    reinterpret_cast<Header*>(block)->random = 0;
    blank_hidden(*position_, block, seat);
    return copy;
}

void Game::copy_to(State& state) const { state.assign(position_->block.get(), position_->layout->bytes); }
void Game::set_state(const State& state) {
    position_->load(state.block_.get(), state.size_);
    position_->clear_events();
}

// ---- looking at the table ----------------------------------------------------------------------------

void Game::record_events(bool on) {
    position_->recording = on;
    position_->clear_events();
}
std::span<const Event> Game::events() const { return position_->events; }

std::uint8_t Game::seats() const { return static_cast<std::uint8_t>(position_->machine.seats); }
std::uint8_t Game::turn_owner() const { return position_->head->turn_owner; }
std::uint32_t Game::turn_number() const { return position_->head->turn; }
std::uint32_t Game::decisions() const { return position_->head->decisions; }
std::int32_t Game::score(std::uint8_t seat) const { return position_->seats[seat].score; }
std::uint32_t Game::in_supply(std::uint8_t seat, std::uint8_t kind) const {
    return static_cast<std::uint32_t>(std::popcount(position_->stock[seat * position_->machine.figure_kinds + kind]));
}
std::uint32_t Game::in_bag() const { return position_->head->bag_left; }
std::uint32_t Game::in_bag(std::uint16_t type) const { return position_->in_bag(type); }
std::uint32_t Game::set_aside() const { return position_->head->set_aside; }

std::optional<std::uint16_t> Game::tile_in_hand() const {
    const Index type = position_->head->tile_in_hand;
    return type == kNone ? std::nullopt : std::optional<std::uint16_t>(type);
}

std::uint32_t Game::tiles_laid() const { return position_->head->tiles; }

TileView Game::tile(std::uint32_t index) const {
    const TileRow& row = position_->tiles[index];
    const CellRow& cell = position_->cells[row.cell];
    return {{cell.x, cell.y}, row.type, row.turns, row.first_segment, row.segments};
}

std::optional<std::uint32_t> Game::tile_at(Cell at) const {
    const Index cell = find_cell(*position_, at.x, at.y);
    if (cell == kNone || position_->cells[cell].is_open()) return std::nullopt;
    return position_->cells[cell].index;
}

std::uint32_t Game::segments() const { return position_->head->segments; }
std::uint32_t Game::tile_of_segment(std::uint32_t segment) const { return position_->segments[segment].tile; }
std::uint32_t Game::feature_of(std::uint32_t segment) const { return position_->segments[segment].feature; }

FeatureView Game::feature(std::uint32_t feature) const {
    const FeatureRow& row = position_->features[feature];
    return {row.kind, row.open, row.size, row.marks, row.figures != kNone};
}

std::vector<std::uint32_t> Game::feature_segments(std::uint32_t feature) const {
    std::vector<std::uint32_t> found;
    Index segment = static_cast<Index>(feature);
    do {
        found.push_back(segment);
        segment = position_->segments[segment].next;
    } while (segment != feature);
    std::sort(found.begin(), found.end());
    return found;
}

std::uint32_t Game::figures() const { return position_->head->figures; }

FigureView Game::figure(std::uint32_t index) const {
    const FigureRow& row = position_->figures[index];
    return {static_cast<std::uint16_t>(index), row.seat, row.kind, row.where};
}

std::vector<FigureView> Game::figures_on(std::uint32_t segment) const {
    std::vector<FigureView> found;
    for (std::uint32_t i = 0; i < figures(); ++i)
        if (position_->figures[i].where == location(PLV_PLACE_SEGMENT, segment)) found.push_back(figure(i));
    return found;
}

std::vector<Cell> Game::frontier() const {
    std::vector<Cell> open;
    for (Index i = 0; i < position_->head->cells; ++i) {
        const CellRow& row = position_->cells[i];
        if (row.is_open()) open.push_back({row.x, row.y});
    }
    std::sort(open.begin(), open.end(), [](Cell a, Cell b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
    return open;
}

std::uint8_t Game::fits(std::uint16_t type, Cell at) const {
    const Index cell = find_cell(*position_, at.x, at.y);
    if (cell == kNone || !position_->cells[cell].is_open()) return 0;
    return position_->machine.fits(type, position_->cells[cell].signature);
}

std::size_t Game::used_bytes() const {
    std::size_t bytes = 0;
    for_used_tables(*position_, [&](const std::byte*, std::size_t size) { bytes += size; });
    return bytes;
}

std::uint64_t Game::hash() const {
    std::uint64_t hash = 0;
    for_used_tables(*position_, [&](const std::byte* bytes, std::size_t size) { hash = XXH3_64bits_withSeed(bytes, size, hash); });
    return hash;
}

}  // namespace pontlevis

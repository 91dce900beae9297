#include "tally.h"

namespace pontlevis::program {
namespace {

void add_to(Tally::Counts& counts, const Tally::Counts& others) {
    for (const auto& [name, count] : others) counts[name] += count;
}

}  // namespace

void Tally::decided(const Game& game, const Option& answer) {
    if (const std::string asker = game.decision().asked_by; !asker.empty()) ++asked_[asker];
    const std::string& action = game.rules().actions[answer.action].name;
    if (action.find('.') != std::string::npos) ++taken_[action];
}

void Tally::happened(const Game& game) {
    for (const Event& event : game.events())
        if (*event.rule != '\0') ++told_[event.rule];
}

void Tally::add(const Tally& other) {
    add_to(asked_, other.asked_);
    add_to(taken_, other.taken_);
    add_to(told_, other.told_);
}

}  // namespace pontlevis::program

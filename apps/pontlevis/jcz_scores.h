// What JCloisterZone noted of the points in a game, held against ours message by message. The first difference
// counts; all after it may follow from it.
#pragma once

#include <string>
#include <vector>

#include "jcz_file.h"
#include "jcz_replay.h"

namespace pontlevis::program::jcz {

class ScoreSheet {
public:
    explicit ScoreSheet(Scores theirs) : theirs_(std::move(theirs)) {}

    /// After each message, in order. While an answer of ours waits nothing is compared.
    void compare(const Replay& replay, std::size_t message);

    struct Line {
        std::string what;        // "points after 71 turns"
        std::string difference;  // empty: none
    };
    /// What was compared: nothing where they noted nothing.
    [[nodiscard]] std::vector<Line> lines() const;

private:
    void compare_points(const Game& game, std::size_t message);
    void compare_awards(const Replay& replay, std::size_t message);

    Scores theirs_;
    std::size_t awards_ = 0, scored_ = 0;  // how many of ours and theirs were compared
    std::string points_differ_, awards_differ_;
};

}  // namespace pontlevis::program::jcz

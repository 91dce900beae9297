#include "jcz_file.h"

#include <fmt/format.h>

#include <filesystem>
#include <iterator>
#include <limits>
#include <nlohmann/json.hpp>

#include "pontlevis/core/text_file.h"

namespace pontlevis::program::jcz {
namespace {

using Json = nlohmann::json;
namespace fs = std::filesystem;

constexpr std::uintmax_t kMostBytes = std::uintmax_t{16} << 20;  // theirs have about 20 KiB

// A value of the file with the way to it. What is missing or wrong is noted once, the first of all; readers go on
// with something harmless, so that they need not ask after every step.
class Node {
public:
    Node(const Json* json, std::string path, std::string& problem)
        : json_(json), path_(std::move(path)), problem_(problem) {}

    bool exists() const { return json_ != nullptr && !json_->is_null(); }

    Node operator[](const char* key) const {
        const bool there = json_ != nullptr && json_->is_object() && json_->contains(key);
        return {there ? &(*json_)[key] : nullptr, path_.empty() ? key : path_ + "." + key, problem_};
    }

    std::string text() const {
        if (json_ != nullptr && json_->is_string()) return json_->get<std::string>();
        wrong("a text");
        return {};
    }

    std::int64_t number(std::int64_t least, std::int64_t most) const {
        if (json_ != nullptr && json_->is_number_integer()) {
            const double value = json_->get<double>();  // holds what no int64 can
            if (value >= static_cast<double>(least) && value <= static_cast<double>(most))
                return json_->get<std::int64_t>();
        }
        wrong(fmt::format("a whole number from {} to {}", least, most));
        return least;
    }

    double fraction() const {
        if (json_ != nullptr && json_->is_number()) {
            const double value = json_->get<double>();
            if (value >= 0 && value < 1) return value;
        }
        wrong("a number from 0 on and less than 1");
        return 0;
    }

    std::vector<Node> list() const {
        std::vector<Node> nodes;
        if (json_ == nullptr || !json_->is_array()) {
            wrong("a list");
            return nodes;
        }
        for (std::size_t i = 0; i < json_->size(); ++i)
            nodes.emplace_back(&(*json_)[i], fmt::format("{}[{}]", path_, i), problem_);
        return nodes;
    }

    std::vector<std::pair<std::string, Node>> members() const {
        std::vector<std::pair<std::string, Node>> nodes;
        if (json_ == nullptr || !json_->is_object()) {
            wrong("an object");
            return nodes;
        }
        for (auto member = json_->begin(); member != json_->end(); ++member) {
            nodes.emplace_back(member.key(), Node(&member.value(), path_ + "." + member.key(), problem_));
        }
        return nodes;
    }

    bool is_list() const { return json_ != nullptr && json_->is_array(); }
    bool is_boolean() const { return json_ != nullptr && json_->is_boolean(); }
    std::string written() const { return json_->is_string() ? json_->get<std::string>() : json_->dump(); }

    void wrong(std::string_view expected) const {
        if (!problem_.empty()) return;
        problem_ = fmt::format("{}: {}{} is expected", path_, json_ == nullptr ? "missing; " : "", expected);
    }

private:
    const Json* json_;
    std::string path_;
    std::string& problem_;
};

Cell cell_of(const Node& x, const Node& y) {
    constexpr int kFarthest = 1000;  // further than any tile can lie
    return {static_cast<std::int16_t>(x.number(-kFarthest, kFarthest)),
            static_cast<std::int16_t>(y.number(-kFarthest, kFarthest))};
}

Cell cell_of(const Node& position) {
    const std::vector<Node> numbers = position.list();
    if (numbers.size() == 2) return cell_of(numbers[0], numbers[1]);
    position.wrong("a place [x, y]");
    return {};
}

Turns turns_of(const Node& rotation) {  // "R90"
    const std::string text = rotation.text();
    for (Turns turns = 0; turns < 4; ++turns) {
        if (text == fmt::format("R{}", 90 * turns)) return turns;
    }
    rotation.wrong("R0, R90, R180 or R270");
    return 0;
}

StartTile start_of(const Node& node) {
    const std::int64_t degrees = node["rotation"].number(0, 270);
    if (degrees % 90 != 0) node["rotation"].wrong("0, 90, 180 or 270");
    return {node["tile"].text(), cell_of(node["x"], node["y"]), static_cast<Turns>(degrees / 90)};
}

// A segment, a figure on one, or a tile as a whole.
void point(Message& message, const Node& to) {
    if (to.is_list()) {
        message.pointer.cell = cell_of(to);
        return;
    }
    const bool on_segment = to["featurePointer"].exists();
    const Node segment = on_segment ? to["featurePointer"] : to;
    if (on_segment) message.figure = to["meepleId"].text();
    message.pointer = {cell_of(segment["position"]), segment["feature"].text(), segment["location"].text()};
}

Message message_of(const Node& node, std::size_t n) {
    Message message;
    message.n = n;
    message.type = node["type"].text();
    if (node["player"].exists()) message.player = static_cast<std::uint8_t>(node["player"].number(0, 99));
    const Node payload = node["payload"];
    if (message.type == "PLACE_TILE") {
        message.tile = payload["tileId"].text();
        message.turns = turns_of(payload["rotation"]);
        message.cell = cell_of(payload["position"]);
    }
    if (message.type == "DEPLOY_MEEPLE") message.figure = payload["meepleId"].text();
    if (message.type == "MOVE_NEUTRAL_FIGURE") {
        message.figure = payload["figureId"].text();
        point(message, payload["to"]);
    }
    if (message.type == "RETURN_MEEPLE") message.source = payload["source"].text();
    if (message.type == "DEPLOY_MEEPLE" || message.type == "RETURN_MEEPLE" || message.type == "SCORE_ACROBATS")
        point(message, payload["pointer"]);
    if (message.type == "COMMIT" && payload["random"].exists()) message.random = payload["random"].fraction();
    return message;
}

// UNDO takes back the last message that is not yet undone.
std::vector<Message> replay_of(const Node& node) {
    std::vector<Message> replay;
    std::size_t n = 0;
    for (const Node& one : node.list()) {
        const Message message = message_of(one, n++);
        if (message.type != "UNDO")
            replay.push_back(message);
        else if (!replay.empty())
            replay.pop_back();
        else
            one.wrong("something before it that can be undone");
    }
    return replay;
}

std::vector<std::string> texts_of(const Node& node) {
    std::vector<std::string> texts;
    if (!node.exists()) return texts;
    for (const Node& one : node.list()) texts.push_back(one.text());
    return texts;
}

std::map<std::string, int> counts_of(const Node& node) {
    std::map<std::string, int> counts;
    for (const auto& [name, value] : node.members()) {
        counts[name] = value.is_boolean() ? 1 : static_cast<int>(value.number(0, 1000));
    }
    return counts;
}

// A member that may be left out, but is an object where it is there.
Node optional_object(const Node& root, const char* key) {
    const Node node = root[key];
    if (node.exists()) (void)node.members();
    return node;
}

File file_of(const Node& root) {
    File file;
    const Node setup = root["setup"];
    file.sets = counts_of(setup["sets"]);
    file.elements = counts_of(setup["elements"]);
    if (setup["rules"].exists()) {
        for (const auto& [name, value] : setup["rules"].members()) file.rules[name] = value.written();
    }
    for (const Node& one : setup["start"].list()) file.start.push_back(start_of(one));
    for (const Node& one : root["players"].list()) file.players.push_back(one["name"].text());
    file.replay = replay_of(root["replay"]);
    const Node annotations = optional_object(root, "gameAnnotations");
    file.draw_order = texts_of(annotations["drawOrder"]);
    const Node end = annotations["endTurn"];
    if (end.exists())
        file.end_turn = static_cast<std::uint32_t>(end.number(0, std::numeric_limits<std::int32_t>::max()));
    file.assertions = texts_of(optional_object(root, "test")["assertions"]);
    return file;
}

constexpr std::int64_t kMostPoints = 1'000'000;

std::size_t message_number(const Node& node) {
    return static_cast<std::size_t>(node.number(0, std::numeric_limits<std::int32_t>::max()));
}

std::int32_t points_in(const Node& node) { return static_cast<std::int32_t>(node.number(-kMostPoints, kMostPoints)); }

Scores scores_of(const Node& root) {
    Scores scores;
    for (const Node& one : root["after"].list()) {
        const std::vector<Node> pair = one.list();
        if (pair.size() != 2) {
            one.wrong("a message and the points after it");
            break;
        }
        Scores::After& after = scores.after.emplace_back();
        after.message = message_number(pair[0]);
        for (const Node& points : pair[1].list()) after.points.push_back(points_in(points));
    }
    if (!root["scored"].exists()) return scores;
    for (const Node& one : root["scored"].list()) {
        const std::vector<Node> parts = one.list();
        if (parts.size() != 4) {
            one.wrong("a message, a player, points and what for");
            break;
        }
        scores.scored.push_back({message_number(parts[0]), static_cast<std::uint8_t>(parts[1].number(0, 99)),
                                 points_in(parts[2]), parts[3].text()});
    }
    return scores;
}

Result<std::string> text_of(const std::string& path) {
    return read_text_file(path, kMostBytes);
}

template <class T>
Result<T> read(const std::string& path, T (*make)(const Node&)) {
    const Result<std::string> text = text_of(path);
    if (!text) return text.error();
    const Json json = Json::parse(*text, nullptr, false);
    if (!json.is_object())
        return Error{Fault::input, path + ": no saved game of JCloisterZone: no JSON object, or one that is cut off",
                     ""};
    std::string problem;
    T made = make(Node(&json, "", problem));
    if (!problem.empty()) return Error{Fault::input, path + ": " + problem, ""};
    return made;
}

}  // namespace

Result<File> read_file(const std::string& path) {
    Result<File> file = read<File>(path, file_of);
    if (file) file->name = path;
    return file;
}

Result<Scores> read_scores_beside(const std::string& path) {
    const fs::path beside = fs::path(path).replace_extension(".scores.json");
    std::error_code failed;
    if (!fs::exists(beside, failed)) return Scores{};
    return read<Scores>(beside.string(), scores_of);
}

}  // namespace pontlevis::program::jcz

#include "save_json.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <limits>

#include <nlohmann/json.hpp>

#include "nearest.h"
#include "pontlevis/core/version.h"

namespace pontlevis {
namespace {

using Json = nlohmann::ordered_json;  // keys stay in the order in which they are written

constexpr std::string_view kFormat = "pontlevis-save";

struct OperandKey {
    Operand kind;
    const char* key;
};
constexpr std::array<OperandKey, 7> kOperandKeys{{{Operand::cell, "cell"},
                                                  {Operand::tile_type, "tile"},
                                                  {Operand::location, "location"},
                                                  {Operand::figure, "figure"},
                                                  {Operand::figure_kind, "figure_kind"},
                                                  {Operand::seat, "seat"},
                                                  {Operand::number, "number"}}};

Error input(std::string text) { return {Fault::input, std::move(text), ""}; }

// Bytes that are no UTF-8 can come from a host's seat names only; they must not stop a save.
std::string dumped(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n"; }

// ---- writing --------------------------------------------------------------------------------------

Json cell_json(Cell cell) { return Json::array({cell.x, cell.y}); }

Json location_json(const NamedOperand& operand) {
    using At = NamedOperand::At;
    if (operand.at == At::supply || operand.at == At::out) return {{place_word(operand.at), true}};
    Json json = Json::object();
    if (operand.cell) json["cell"] = cell_json(*operand.cell);
    if (operand.at == At::figure) {
        json["figure"] = {{"seat", operand.of}, {"kind", operand.name}, {"number", operand.number}};
        return json;
    }
    if (!operand.name.empty()) json[operand.at == At::segment ? "segment" : place_word(operand.at)] = operand.name;
    if (operand.at == At::place && !operand.of.empty()) json["seat"] = operand.of;
    return json;
}

Json operand_json(const NamedOperand& operand) {
    switch (operand.kind) {
        case Operand::cell: return cell_json(operand.cell.value_or(Cell{}));
        case Operand::location: return location_json(operand);
        case Operand::figure: return {{"seat", operand.of}, {"kind", operand.name}, {"number", operand.number}};
        case Operand::number: return operand.number;
        default: return operand.name;
    }
}

// "location", and "location2" for a second one.
std::string operand_key(const Json& json, Operand kind) {
    for (const OperandKey& entry : kOperandKeys) {
        if (entry.kind == kind) return json.contains(entry.key) ? std::string(entry.key) + "2" : entry.key;
    }
    return "none";
}

Json option_json(const NamedOption& option) {
    Json json = {{"action", option.action}};
    for (const NamedOperand& operand : option.operands) json[operand_key(json, operand.kind)] = operand_json(operand);
    if (option.turns > 0) json["turns"] = option.turns;
    return json;
}

// As in a lock; what is empty or as usual is left out.
Json part_json(const LockedPart& part) {
    Json json = {{"id", part.id}, {"version", part.version}, {"digest", part.digest}};
    if (!part.build.empty()) json["build"] = part.build;
    if (!part.edition.empty()) json["edition"] = part.edition;
    json["tiles"] = part.tiles;
    if (!part.rules) json["rules"] = false;
    if (!part.elements.empty()) json["elements"] = part.elements;
    if (!part.options.empty()) json["options"] = part.options;
    return json;
}

Json parts_json(const std::vector<LockedPart>& parts) {
    Json json = Json::array();
    for (const LockedPart& part : parts) json.push_back(part_json(part));
    return json;
}

// ---- reading --------------------------------------------------------------------------------------

// The members of one JSON object; remembers the first thing that is not as it should be.
class Fields {
public:
    Fields(const Json& json, std::string_view what) : json_(json), what_(what) {}

    std::string text(const char* key) {
        const Json* found = find(key);
        if (found == nullptr) return "";
        if (!found->is_string()) return complain(key, "a text"), "";
        return found->get<std::string>();
    }

    template <class Number>
    Number number(const char* key) {
        const Json* found = find(key);
        if (found == nullptr) return {};
        if (!in_range<Number>(*found)) return complain(key, "a whole number in range"), Number{};
        return found->get<Number>();
    }

    bool flag(const char* key) {
        const Json* found = find(key);
        if (found == nullptr) return false;
        if (!found->is_boolean()) return complain(key, "true or false"), false;
        return found->get<bool>();
    }

    [[nodiscard]] bool has(const char* key) const { return json_.contains(key); }

    const Json& list(const char* key) {
        static const Json kNothing = Json::array();
        const Json* found = find(key);
        if (found == nullptr) return kNothing;
        if (!found->is_array()) return complain(key, "a list"), kNothing;
        return *found;
    }

    const Json& object(const char* key) {
        static const Json kNothing = Json::object();
        const Json* found = find(key);
        if (found == nullptr) return kNothing;
        if (!found->is_object()) return complain(key, "an object"), kNothing;
        return *found;
    }

    std::vector<std::string> texts(const char* key) {
        std::vector<std::string> list;
        const Json* found = find(key);
        if (found == nullptr) return list;
        bool good = found->is_array();
        for (const Json& item : *found) {
            good = good && item.is_string();
            if (good) list.push_back(item.get<std::string>());
        }
        if (!good) complain(key, "a list of texts");
        return list;
    }

    std::optional<Cell> cell(const char* key) {
        const Json* found = find(key);
        if (found == nullptr) return std::nullopt;
        const bool good = found->is_array() && found->size() == 2 && in_range<std::int16_t>((*found)[0]) &&
                          in_range<std::int16_t>((*found)[1]);
        if (!good) return complain(key, "a cell [x,y]"), std::nullopt;
        return Cell{(*found)[0].get<std::int16_t>(), (*found)[1].get<std::int16_t>()};
    }

    // 64-bit numbers are texts: many readers of JSON keep 53 bits of a number only.
    std::uint64_t seed(const char* key) { return wide(key, text(key), 10, "a whole number in quotes"); }

    std::uint64_t hash(const char* key) {
        const std::string digits = text(key);
        return wide(key, digits.size() == 16 ? digits : "", 16, "16 hexadecimal digits");
    }

    void complain(const char* key, std::string_view expected) {
        note(fmt::format("\"{}\" should be {}", key, expected));
    }
    void note(std::string problem) {
        if (problem_.empty()) problem_ = fmt::format("{}: {}", what_, std::move(problem));
    }
    [[nodiscard]] const std::string& problem() const { return problem_; }

private:
    template <class Number>
    static bool in_range(const Json& json) {
        if (!json.is_number_integer()) return false;
        if (json.is_number_unsigned())
            return json.get<std::uint64_t>() <= std::uint64_t{std::numeric_limits<Number>::max()};
        return json.get<std::int64_t>() >= std::int64_t{std::numeric_limits<Number>::min()};
    }

    std::uint64_t wide(const char* key, const std::string& digits, int base, const char* form) {
        std::uint64_t value = 0;
        const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
        if (problem != std::errc() || end != digits.data() + digits.size()) complain(key, form);
        return value;
    }

    const Json* find(const char* key) {
        const auto found = json_.find(key);
        if (found != json_.end()) return &*found;
        note(fmt::format("\"{}\" is missing", key));
        return nullptr;
    }

    const Json& json_;
    std::string_view what_;
    std::string problem_;
};

void read_figure(Fields& fields, const char* key, NamedOperand& operand) {
    Fields figure(fields.object(key), key);
    operand.of = figure.text("seat");
    operand.name = figure.text("kind");
    operand.number = figure.number<std::uint32_t>("number");
    if (!figure.problem().empty()) fields.note(figure.problem());
}

// {"cell": [1, 0], "segment": "road1"}; instead of the segment "corner", "edge" or nothing; else "place" with its
// seat or cell, "figure", or that it is in supply or out.
void read_location(const Json& json, Fields& place, NamedOperand& operand) {
    using At = NamedOperand::At;
    if (json.contains("cell")) operand.cell = place.cell("cell");
    if (json.contains("segment")) operand.name = place.text("segment");
    for (const At at : {At::corner, At::edge, At::place, At::figure, At::supply, At::out}) {
        if (!json.contains(place_word(at))) continue;
        operand.at = at;
        if (at < At::figure) operand.name = place.text(place_word(at));
        if (at == At::figure) read_figure(place, "figure", operand);
    }
    if (operand.at == At::place && json.contains("seat")) operand.of = place.text("seat");
    if (operand.at <= At::edge && !operand.cell) place.note("\"cell\" is missing");
}

NamedOperand read_operand(Fields& fields, const char* key, Operand kind) {
    NamedOperand operand;
    operand.kind = kind;
    switch (kind) {
        case Operand::cell: operand.cell = fields.cell(key); break;
        case Operand::number: operand.number = fields.number<std::uint32_t>(key); break;
        case Operand::location: {
            const Json& json = fields.object(key);
            Fields place(json, key);
            read_location(json, place, operand);
            if (!place.problem().empty()) fields.note(place.problem());
            break;
        }
        case Operand::figure: read_figure(fields, key, operand); break;
        default: operand.name = fields.text(key);
    }
    return operand;
}

std::vector<std::string> option_keys() {
    std::vector<std::string> keys{"action", "turns"};
    for (const OperandKey& entry : kOperandKeys) keys.emplace_back(entry.key);
    return keys;
}

NamedOption read_option(const Json& json, Fields& line) {
    Fields fields(json, "option");
    NamedOption option;
    option.action = fields.text("action");
    if (json.contains("turns")) option.turns = fields.number<Turns>("turns");
    for (const auto& [key, value] : json.items()) {
        if (key == "action" || key == "turns") continue;
        const std::string plain = key.ends_with('2') ? key.substr(0, key.size() - 1) : key;
        Operand kind = Operand::none;
        for (const OperandKey& entry : kOperandKeys) {
            if (plain == entry.key) kind = entry.kind;
        }
        if (kind == Operand::none) {
            fields.note(fmt::format("no operand {}; {}", pontlevis::quoted(key), perhaps(key, option_keys())));
        } else {
            option.operands.push_back(read_operand(fields, key.c_str(), kind));
        }
    }
    if (!fields.problem().empty()) line.note(fields.problem());
    return option;
}

Result<void> read_decision(const Json& json, int number, SaveFile& save) {
    Fields fields(json, "decision");
    SavedDecision decision;
    decision.line = number;
    decision.n = fields.number<std::uint32_t>("n");
    if (!json.contains("chance")) decision.seat = fields.text("seat");
    decision.option = read_option(fields.object("option"), fields);
    decision.hash = fields.hash("hash");
    if (!fields.problem().empty()) return input(fields.problem());
    save.decisions.push_back(std::move(decision));
    return {};
}

Result<void> read_result(const Json& json, int number, SaveFile& save) {
    Fields line(json, "result line");
    Fields fields(line.object("result"), "result");
    SavedResult result;
    const Json& scores = fields.object("scores");
    Fields score(scores, "scores");
    for (const auto& [seat, points] : scores.items()) {
        result.scores.emplace_back(seat, score.number<std::int32_t>(seat.c_str()));
    }
    result.tiles = fields.number<std::uint32_t>("tiles");
    result.winners = fields.texts("winners");
    for (const Fields* part : {&line, &score, &fields}) {
        if (!part->problem().empty()) return input(part->problem());
    }
    save.result = std::move(result);
    save.result_line = number;
    return {};
}

void read_part_options(const Json& json, Fields& line, LockedPart& part) {
    Fields fields(json, "options");
    for (const auto& [name, value] : json.items()) part.options[name] = fields.text(name.c_str());
    if (!fields.problem().empty()) line.note(fields.problem());
}

LockedPart read_part(const Json& json, Fields& line) {
    LockedPart part;
    if (!json.is_object()) return line.complain("parts", "a list of objects"), part;
    Fields fields(json, "part");
    part.id = fields.text("id");
    part.version = fields.text("version");
    part.digest = fields.text("digest");
    part.tiles = fields.number<std::uint32_t>("tiles");
    if (fields.has("build")) part.build = fields.text("build");
    if (fields.has("edition")) part.edition = fields.text("edition");
    if (fields.has("rules")) part.rules = fields.flag("rules");
    if (fields.has("elements")) part.elements = fields.texts("elements");
    if (fields.has("options")) read_part_options(fields.object("options"), fields, part);
    if (!fields.problem().empty()) line.note(fields.problem());
    return part;
}

Json parsed(std::string_view line) { return Json::parse(line, nullptr, false); }

}  // namespace

std::string hash_text(std::uint64_t hash) { return fmt::format("{:016x}", hash); }

std::string header_line(const SaveFile& save) {
    return dumped({{"format", kFormat},
                   {"version", kSaveVersion},
                   {"engine", save.engine},
                   {"rules", save.rules},
                   {"seats", save.seats},
                   {"seed", std::to_string(save.seed)},
                   {"chance", save.chance == Session::Chance::engine ? "engine" : "host"},
                   {"config", save.config},
                   {"build", save.build},
                   {"parts", parts_json(save.parts)}});
}

std::string decision_line(const SavedDecision& decision) {
    Json json = {{"n", decision.n}};
    if (decision.seat) {
        json["seat"] = *decision.seat;
    } else {
        json["chance"] = true;
    }
    json["option"] = option_json(decision.option);
    json["hash"] = hash_text(decision.hash);
    return dumped(json);
}

std::string result_line(const SavedResult& result) {
    Json scores = Json::object();
    for (const auto& [seat, points] : result.scores) scores[seat] = points;
    return dumped({{"result", {{"scores", scores}, {"tiles", result.tiles}, {"winners", result.winners}}}});
}

Result<void> read_header_line(std::string_view line, SaveFile& save) {
    const Json json = parsed(line);
    if (!json.is_object() || !json.contains("format") || json["format"] != kFormat) {
        return input(fmt::format("not a save: its first line should be an object with \"format\":\"{}\"", kFormat));
    }
    Fields fields(json, "header");
    const int version = fields.number<int>("version");
    if (fields.problem().empty() && version != kSaveVersion) {
        return input(fmt::format("a save of version {}; this program (engine {}) reads version {}", version,
                                 kEngineVersion, kSaveVersion));
    }
    save.engine = fields.text("engine");
    save.rules = fields.text("rules");
    save.seats = fields.texts("seats");
    save.seed = fields.seed("seed");
    const std::string chance = fields.text("chance");
    if (chance != "engine" && chance != "host") fields.complain("chance", "\"engine\" or \"host\"");
    save.chance = chance == "host" ? Session::Chance::host : Session::Chance::engine;
    save.config = fields.text("config");
    save.build = fields.text("build");
    for (const Json& part : fields.list("parts")) save.parts.push_back(read_part(part, fields));
    return fields.problem().empty() ? Result<void>{} : input(fields.problem());
}

Result<void> read_line(std::string_view line, int number, SaveFile& save) {
    const Json json = parsed(line);
    if (json.is_discarded()) return input("not JSON");
    if (!json.is_object()) return input("not a JSON object");
    if (save.result) return input("a line after the result, which ends a save");
    return json.contains("result") ? read_result(json, number, save) : read_decision(json, number, save);
}

bool is_json(std::string_view line) { return !parsed(line).is_discarded(); }

}  // namespace pontlevis

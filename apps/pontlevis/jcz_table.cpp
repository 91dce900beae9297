#include "jcz_table.h"

#include <algorithm>
#include <map>

namespace pontlevis::program::jcz {
namespace {

using Names = std::map<std::string, std::vector<Row>, std::less<>>;

Names read_names() {
    Names names;
    for (Row& row : rows_of(kNameTable)) {
        const std::string what = row.front();
        row.erase(row.begin());
        names[what].push_back(std::move(row));
    }
    return names;
}

}  // namespace

std::vector<std::string_view> split(std::string_view text, char at) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(at);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::vector<Row> rows_of(const char* table) {
    std::vector<Row> rows;
    for (const std::string_view line : split(table, '\n')) {
        if (line.empty() || line.starts_with('#')) continue;
        Row& row = rows.emplace_back();
        for (const std::string_view part : split(line, '\t')) row.emplace_back(part == "-" ? "" : part);
    }
    return rows;
}

const std::vector<Row>& names(std::string_view what) {
    static const Names all = read_names();
    static const std::vector<Row> none;
    const auto found = all.find(what);
    return found == all.end() ? none : found->second;
}

const Row* find_name(std::string_view what, std::size_t column, std::string_view name) {
    const std::vector<Row>& rows = names(what);
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row[column] == name; });
    return found == rows.end() ? nullptr : &*found;
}

}  // namespace pontlevis::program::jcz

// Folders that a test makes up: folders with manifests and tiles, gone behind it, and libraries that do nothing.
#pragma once

#include <unistd.h>

#include <deque>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "kit/catch.h"
#include "kit/must.h"
#include "pontlevis/core/ruleset.h"
#include "pontlevis/core/static_plugins.h"

namespace pontlevis::made_up {

inline plv_rc run(const plv_call*, plv_frame*, const plv_option*) { return PLV_OK; }
inline plv_rc offer_nothing(const plv_call*, const plv_frame*) { return PLV_OK; }
inline plv_rc refuse_nothing(const plv_call*, const plv_target*, std::uint8_t*, std::uint32_t) { return PLV_OK; }
inline plv_rc leave(const plv_call*, const plv_entry*, plv_sheet*, std::uint32_t) { return PLV_OK; }
inline plv_rc weigh(const plv_call*, const plv_entry*, std::uint32_t, std::uint32_t*) { return PLV_OK; }
inline plv_rc own(const plv_call*, const plv_entry*, const std::uint32_t*, std::uint32_t*) { return PLV_OK; }
inline plv_rc agree(const plv_call*, std::uint32_t, std::int32_t*) { return PLV_OK; }

inline plv_function nothing(std::uint32_t bind) {
    plv_function function{};
    switch (bind) {
        case PLV_BIND_SCORE_SHEET: function.score_sheet = &leave; break;
        case PLV_BIND_OPTIONS: function.options = &offer_nothing; break;
        case PLV_BIND_VETO: function.veto = &refuse_nothing; break;
        case PLV_BIND_WEIGHT: function.weight = &weigh; break;
        case PLV_BIND_OWNERS: function.owners = &own; break;
        case PLV_BIND_RULE: function.rule = &agree; break;
        default: function.run = &run; break;
    }
    return function;
}

/// Binds a function that does nothing to each name of the manifest, as if its library were part of the program. The
/// table lives on, as those of libraries do.
inline void bind_nothing(const std::string& manifest_text) {
    struct Library {
        Manifest manifest;
        std::vector<FunctionDecl> functions;
        std::vector<plv_binding> bindings;
        plv_expansion table;
    };
    static std::deque<Library> libraries;
    Library& library = libraries.emplace_back();
    library.manifest = kit::must(parse_manifest(manifest_text, "plugin.toml"));
    library.functions = library.manifest.functions();
    for (const FunctionDecl& function : library.functions) library.bindings.push_back({function.name.c_str(), function.bind, nothing(function.bind)});
    library.table = {sizeof(plv_expansion), PLV_ABI, library.manifest.id.c_str(), library.manifest.text.c_str(), library.bindings.data(),
                     static_cast<std::uint32_t>(library.bindings.size()), sizeof(plv_binding), nullptr};
    register_static_plugin(library.table);
}

/// Search folders of one test. Messages name files below "PLUGINS".
class Folders {
public:
    Folders() {
        std::string name = (std::filesystem::temp_directory_path() / "pontlevis-made-up-XXXXXX").string();
        REQUIRE(mkdtemp(name.data()) != nullptr);
        root_ = std::filesystem::canonical(name);
    }
    ~Folders() { std::filesystem::remove_all(root_); }
    Folders(const Folders&) = delete;
    Folders& operator=(const Folders&) = delete;

    /// A plugin whose manifest is the head, of five lines, and `more`.
    void add(const std::string& id, const std::string& more = "", const std::string& version = "1.0.0", const std::string& folder = "one") {
        write(folder + "/" + id + "/plugin.toml", head(id, version) + more);
    }
    /// The same with functions that do nothing.
    void add_code(const std::string& id, const std::string& more) {
        add(id, more);
        bind_nothing(head(id, "1.0.0") + more);
    }
    void write(const std::filesystem::path& path, const std::string& text) {
        std::filesystem::create_directories((root_ / path).parent_path());
        std::ofstream(root_ / path) << text;
    }

    [[nodiscard]] Result<std::shared_ptr<const Ruleset>> compose(const std::vector<std::string>& ids, const std::string& options = "",
                                                                 const std::vector<std::string>& folders = {"one"}) const {
        SearchPath path;
        for (const std::string& folder : folders) path.folders.push_back(root_ / folder);
        std::string list;
        for (const std::string& id : ids) list += "\"" + id + "\", ";
        const std::string text = "players = [\"A\", \"B\"]\nexpansions = [" + list + "]\n" + options;
        return Ruleset::compose(kit::must(parse_config(text, "table.toml")), Catalog::scan(path));
    }

    [[nodiscard]] std::shared_ptr<const Ruleset> rules(const std::vector<std::string>& ids, const std::string& options = "") const {
        const auto composed = compose(ids, options);
        INFO((composed ? std::string() : composed.error().text));
        REQUIRE(composed);
        return *composed;
    }

    /// Why these expansions cannot be played together.
    [[nodiscard]] std::string refusal(const std::vector<std::string>& ids, const std::string& options = "") const {
        const auto composed = compose(ids, options);
        if (composed) FAIL("they can be composed");
        CHECK(composed.error().fault == Fault::rules);
        std::string text = composed.error().text;
        for (auto at = text.find(root_.string()); at != std::string::npos; at = text.find(root_.string()))
            text.replace(at, root_.string().size() + std::string("/one").size(), "PLUGINS");
        return text;
    }

private:
    static std::string head(const std::string& id, const std::string& version) {
        return "id = \"" + id + "\"\nname = \"" + id + "\"\nversion = \"" + version + "\"\nsdk = 1\n\n";
    }

    std::filesystem::path root_;
};

}  // namespace pontlevis::made_up

// Every verb of the graph, each as an action that shows what it does.
#include <pontlevis/sdk/plugin.h>

using namespace pontlevis::sdk;

namespace {

/// Calls visit(segment) for those of the tile just laid that are of a kind and not complete.
template <class Visit>
void for_open(const Call& call, Name kind_name, Visit visit) {
    const std::uint32_t kind = call.feature_kind(kind_name);
    for (const Segment& segment : call.segments_on(*call.last_tile()))
        if (segment.kind == kind && !call.feature(segment).complete) visit(segment);
}

std::uint32_t in(const Location& where) { return *where.segment(); }

void deepen(Call& call, std::uint32_t segment) { call.set("canals.depth", segment, call.get("canals.depth", segment) + 1); }

// ---- roads ------------------------------------------------------------------------------------------------

// CA-1  Of the other road the first part, so that each stands there once.
void dig_options(const Call& call, const Frame&, Options& options) {
    for_open(call, "road", [&](const Segment& here) {
        if (call.get("canals.dug", here) != 0) return;
        for (const Tile& tile : call.tiles())
            for (const Segment& there : call.segments_on(tile))
                if (there.kind == here.kind && there.feature == there.number && there.feature != here.feature && call.get("canals.dug", there) == 0)
                    options.offer("canals.dig", on_segment(here), on_segment(there));
    });
}

void dig(Call& call, const Option& chosen) {
    const std::uint32_t here = in({chosen.a}), there = in({chosen.b});
    call.connect(here, there);
    call.set("canals.dug", here, static_cast<std::int32_t>(there + 1));
    call.set("canals.dug", there, static_cast<std::int32_t>(here + 1));
    deepen(call, here);
    deepen(call, there);
}

void cut_options(const Call& call, const Frame&, Options& options) {
    const std::uint32_t road = call.feature_kind("road");
    for (const Segment& here : call.segments_on(*call.last_tile())) {
        if (here.kind != road) continue;
        const std::uint32_t dug = static_cast<std::uint32_t>(call.get("canals.dug", here)) - 1;
        if (dug != kNone) options.offer("canals.cut", on_segment(here), on_segment(dug));
        for (const Side side : {Side::north, Side::east, Side::south, Side::west}) {
            const std::optional<Segment> there = here.reaches(side) ? call.beyond(here, side) : std::nullopt;
            if (there && there->number != dug) options.offer("canals.cut", on_segment(here), on_segment(*there));
        }
    }
}

void cut(Call& call, const Option& chosen) {
    const std::uint32_t here = in({chosen.a}), there = in({chosen.b});
    call.disconnect(here, there);
    if (call.get("canals.dug", here) != static_cast<std::int32_t>(there + 1)) return;
    call.set("canals.dug", here, 0);
    call.set("canals.dug", there, 0);
}

void dam_options(const Call& call, const Frame&, Options& options) {
    for_open(call, "road", [&](const Segment& road) { options.offer("canals.dam", on_segment(road)); });
}

void dam(Call& call, const Option& chosen) {
    call.hold(in({chosen.a}), 1);
    call.set("canals.dams", in({chosen.a}), call.get("canals.dams", in({chosen.a})) + 1);
}

void undam_options(const Call& call, const Frame&, Options& options) {
    for (const Tile& tile : call.tiles())
        for (const Segment& road : call.segments_on(tile))
            if (call.get("canals.dams", road) != 0) options.offer("canals.undam", on_segment(road));
}

void undam(Call& call, const Option& chosen) {
    call.hold(in({chosen.a}), -1);
    call.set("canals.dams", in({chosen.a}), call.get("canals.dams", in({chosen.a})) - 1);
}

void pier_options(const Call& call, const Frame&, Options& options) {
    for_open(call, "road", [&](const Segment& road) { options.offer("canals.pier", on_segment(road)); });
}

void pier(Call& call, const Option& chosen) {
    const std::uint32_t road = in({chosen.a});
    const std::uint32_t added = call.add_segment(call.segment(road).tile, "road", 0);
    call.connect(road, added);
    deepen(call, added);
}

// ---- a bridge ---------------------------------------------------------------------------------------------

/// The road beside a cell that ends there.
std::optional<Segment> road_beside(const Call& call, Cell cell, Side side) {
    const std::uint32_t road = call.feature_kind("road");
    const std::optional<Tile> tile = call.tile_at(neighbour(cell, side));
    if (!tile) return std::nullopt;
    for (const Segment& segment : call.segments_on(*tile))
        if (segment.kind == road && segment.reaches(opposite(side))) return segment;
    return std::nullopt;
}

void span_options(const Call& call, const Frame&, Options& options) {
    const Name type = *call.in_hand();
    for (const Cell cell : call.open_cells()) {
        const bool free = !call.tile_at(neighbour(cell, Side::north)) && !call.tile_at(neighbour(cell, Side::south));
        if (free && !call.fits(type, cell, 0) && road_beside(call, cell, Side::east) && road_beside(call, cell, Side::west))
            options.offer("canals.span", cell, *call.in_hand());
    }
}

void span(Call& call, const Option& chosen) {
    call.lay(chosen.b, Word(chosen.a).cell(), chosen.turn);
    call.set("canals.spanned", 0, 1);
}

// Each of the two roads loses the end that lay open, if the tile has none to join it there.
void span_laid(Call& call, const Frame& frame) {
    if (call.get("canals.spanned") == 0) return;
    call.set("canals.spanned", 0, 0);
    const Tile tile = call.tile(TileLaid(frame).tile);
    const Segment east = *road_beside(call, tile.cell, Side::east), west = *road_beside(call, tile.cell, Side::west);
    if (!call.beyond(east, Side::west)) call.close_edge(east.tile, Side::west);
    if (!call.beyond(west, Side::east)) call.close_edge(west.tile, Side::east);
    call.connect(east, west);
}

// ---- ponds and ruins --------------------------------------------------------------------------------------

void pond_options(const Call& call, const Frame&, Options& options) {
    if (call.in_supply(call.active(), "normal") != 0) options.offer("canals.pond");
}

void pond(Call& call) {
    const Tile tile = *call.last_tile();
    const std::uint32_t added = call.add_segment(tile, "canals.pond", 1);
    call.set("canals.pond", tile, static_cast<std::int32_t>(added + 1));
    if (call.may_stand(call.active(), "normal", on_segment(added), "canals.dive"))
        call.place(call.active(), "normal", on_segment(added), "canals.dive");
}

void drain_options(const Call& call, const Frame&, Options& options) {
    for (const Tile& tile : call.tiles()) {
        const std::int32_t pond = call.get("canals.pond", tile);
        if (pond != 0 && !call.feature(pond - 1).complete) options.offer("canals.drain", on_segment(pond - 1));
    }
}

void drain(Call& call, const Option& chosen) { call.hold(in({chosen.a}), -1); }

void ruin_options(const Call& call, const Frame&, Options& options) {
    for_open(call, "city", [&](const Segment& city) { options.offer("canals.ruin", on_segment(city)); });
}

void ruin(Call& call, const Option& chosen) { call.rekind(in({chosen.a}), "canals.ruin"); }

}  // namespace

PLV_PLUGIN(bind("dig", &dig_options, &dig), bind("cut", &cut_options, &cut), bind("dam", &dam_options, &dam),
           bind("undam", &undam_options, &undam), bind("pier", &pier_options, &pier), bind("span", &span_options, &span),
           bind("span_laid", &span_laid), bind("pond", &pond_options, &pond), bind("drain", &drain_options, &drain),
           bind("ruin", &ruin_options, &ruin))

// An attachment that must come off before its figure may move.
#include <pontlevis/sdk/plugin.h>

using namespace pontlevis::sdk;

namespace {

bool bears_lantern(const Call& call, std::uint32_t figure) {
    const std::uint32_t lantern = call.kind("lantern");
    for (const Figure& rider : call.figures_at(on_figure(figure)))
        if (rider.kind == lantern) return true;
    return false;
}

// LA-1
void hang_options(const Call& call, const Frame&, Options& options) {
    if (call.in_supply(kNobody, "lantern") == 0) return;
    for (const Figure& figure : call.figures())
        if (call.trait(figure.kind, "meeple") != 0 && call.tile_under(figure.where) && !bears_lantern(call, figure.number))
            options.offer("lanterns.hang", figure);
}

void hang(Call& call, const Option& chosen) { call.place(kNobody, "lantern", on_figure(chosen.a), "lanterns.hang"); }

// LA-2  A target of a figure in play names it; what comes from the supply bears nothing.
void heavy(const Call& call, Targets targets, Refused refused) {
    for (std::size_t i = 0; i < targets.size(); ++i)
        if (const auto figure = targets[i].figure; figure && bears_lantern(call, *figure)) refused.refuse(i);
}

}  // namespace

PLV_PLUGIN(bind("hang", &hang_options, &hang), bind("heavy", &heavy))

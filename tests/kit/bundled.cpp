#include "bundled.h"

namespace pontlevis::kit {

const Catalog& bundled_plugins() {
    static const Catalog catalog = Catalog::scan(SearchPath{{PONTLEVIS_BUNDLED_PLUGINS}});
    return catalog;
}

}  // namespace pontlevis::kit

// From SVG to PNG, by librsvg and cairo.
#pragma once

#include <string>
#include <string_view>

#include "pontlevis/core/result.h"

namespace pontlevis::picture {

/// The bytes of a PNG file, one pixel a unit of the picture.
///
/// Errors: Fault::limit for a picture that is too large for cairo (32767 pixels a side); Fault::system where it cannot
/// be drawn.
[[nodiscard]] Result<std::string> to_png(std::string_view svg);

}  // namespace pontlevis::picture

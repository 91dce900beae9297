#include "png.h"

#include <cairo.h>
#include <fmt/format.h>
#include <librsvg/rsvg.h>

#include <memory>

#ifdef PONTLEVIS_SANITIZED
// Fontconfig keeps what it knows of fonts to the end of the process, which is no leak of ours.
extern "C" {
const char* __lsan_default_suppressions();
const char* __lsan_default_suppressions() { return "leak:libfontconfig"; }
const char* __lsan_default_options();
const char* __lsan_default_options() { return "print_suppressions=0"; }
}
#endif

namespace pontlevis::picture {
namespace {

constexpr double kMostPixels = 32767;  // a side

template <class T, void (*release)(T*)>
struct Release {
    void operator()(T* held) const { release(held); }
};
void unref(RsvgHandle* handle) { g_object_unref(handle); }

using Picture = std::unique_ptr<RsvgHandle, Release<RsvgHandle, unref>>;
using Surface = std::unique_ptr<cairo_surface_t, Release<cairo_surface_t, cairo_surface_destroy>>;
using Pen = std::unique_ptr<cairo_t, Release<cairo_t, cairo_destroy>>;
using Problem = std::unique_ptr<GError, Release<GError, g_error_free>>;

Error undrawable(std::string_view why) {
    return {Fault::system, fmt::format("the picture cannot be drawn: {}", why), ""};
}

cairo_status_t append(void* to, const unsigned char* bytes, unsigned int size) {
    static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(bytes), size);
    return CAIRO_STATUS_SUCCESS;
}

}  // namespace

Result<std::string> to_png(std::string_view svg) {
    GError* problem = nullptr;
    const Picture picture(rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(svg.data()), svg.size(), &problem));
    if (!picture) return undrawable(Problem(problem)->message);

    double width = 0, height = 0;
    rsvg_handle_get_intrinsic_size_in_pixels(picture.get(), &width, &height);
    if (width > kMostPixels || height > kMostPixels) {
        return Error{
            Fault::limit,
            fmt::format("the picture has {:.0f} by {:.0f} pixels; a PNG can have {:.0f} a side, an SVG any number",
                        width, height, kMostPixels),
            ""};
    }
    const Surface surface(
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(width), static_cast<int>(height)));
    const Pen pen(cairo_create(surface.get()));
    const RsvgRectangle page{0, 0, width, height};
    if (!rsvg_handle_render_document(picture.get(), pen.get(), &page, &problem))
        return undrawable(Problem(problem)->message);

    std::string png;
    const cairo_status_t written = cairo_surface_write_to_png_stream(surface.get(), append, &png);
    if (written != CAIRO_STATUS_SUCCESS) return undrawable(cairo_status_to_string(written));
    return png;
}

}  // namespace pontlevis::picture

# pontlevis_add_plugin(ID [SOURCES ...] DATA plugin.toml [tiles.toml ...] [TESTS ...] [GOLDEN folder])
#
# Makes the plugin folder ID of an expansion: its data, and, if there are sources, the library ID.so. It exports
# exactly one symbol, plv_expansion_v1, and links nothing but pontlevis::sdk. The target is called ID.
# The same sources are also the static library ID_static, made only if something links it; its entry is called
# plv_expansion_v1_ID, with underscores for all but letters and digits.
# Works alike in the project's own tree and against an installed SDK. What may be set before the call:
#   PONTLEVIS_PLUGIN_OUTPUT_DIRECTORY   where the folder is made; <build>/plugins
#   PONTLEVIS_PLUGIN_INSTALL_DIRECTORY  where it is installed; lib/pontlevis/plugins; OFF: it is not
# TESTS and GOLDEN are for the project's tests: the global property PONTLEVIS_PLUGINS lists all plugins,
# PONTLEVIS_TESTS_ID the test files of one, PONTLEVIS_GOLDEN the folders with golden games.
include_guard(GLOBAL)

set(PONTLEVIS_SDK_CMAKE_DIR ${CMAKE_CURRENT_LIST_DIR} CACHE INTERNAL "")

function(pontlevis_add_plugin id)
  cmake_parse_arguments(PARSE_ARGV 1 plugin "" "GOLDEN" "SOURCES;DATA;TESTS")
  set(output ${CMAKE_BINARY_DIR}/plugins)
  if(DEFINED PONTLEVIS_PLUGIN_OUTPUT_DIRECTORY)
    set(output ${PONTLEVIS_PLUGIN_OUTPUT_DIRECTORY})
  endif()
  set(installed lib/pontlevis/plugins)
  if(DEFINED PONTLEVIS_PLUGIN_INSTALL_DIRECTORY)
    set(installed ${PONTLEVIS_PLUGIN_INSTALL_DIRECTORY})
  endif()

  _pontlevis_check_plugin()
  foreach(file IN LISTS plugin_DATA)
    get_filename_component(name ${file} NAME)
    configure_file(${file} ${output}/${id}/${name} COPYONLY)  # again whenever it changes
  endforeach()
  if(plugin_SOURCES)
    _pontlevis_write_manifest_header()
    _pontlevis_shared_plugin()
    _pontlevis_static_plugin()
  endif()
  if(installed)
    install(FILES ${plugin_DATA} DESTINATION ${installed}/${id})
  endif()

  list(TRANSFORM plugin_TESTS PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
  set_property(GLOBAL APPEND PROPERTY PONTLEVIS_PLUGINS ${id})
  set_property(GLOBAL PROPERTY PONTLEVIS_TESTS_${id} ${plugin_TESTS})
  if(plugin_GOLDEN)
    set_property(GLOBAL APPEND PROPERTY PONTLEVIS_GOLDEN ${CMAKE_CURRENT_SOURCE_DIR}/${plugin_GOLDEN})
  endif()
endfunction()

# What follows are parts of that function: macros, so that they see its variables.

macro(_pontlevis_check_plugin)
  if(NOT id MATCHES "^[a-z0-9][a-z0-9._-]*$")
    message(FATAL_ERROR "pontlevis_add_plugin: \"${id}\" is no id: small letters, digits, '.', '_' and '-', "
      "beginning with a letter or digit")
  endif()
  if(plugin_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "pontlevis_add_plugin(${id}): what is \"${plugin_UNPARSED_ARGUMENTS}\"? "
      "Known are SOURCES, DATA, TESTS and GOLDEN")
  endif()
  set(manifest "")
  foreach(file IN LISTS plugin_DATA)
    get_filename_component(name ${file} NAME)
    if(name STREQUAL "plugin.toml")
      get_filename_component(manifest ${file} ABSOLUTE)
    endif()
  endforeach()
  if(NOT manifest)
    message(FATAL_ERROR "pontlevis_add_plugin(${id}): DATA names no plugin.toml, which every plugin has")
  endif()
  file(READ ${manifest} manifest_text)
  if(manifest_text MATCHES "(^|\n)id *= *\"([^\"]*)\"" AND NOT CMAKE_MATCH_2 STREQUAL id)
    message(FATAL_ERROR "pontlevis_add_plugin(${id}): ${manifest} says id = \"${CMAKE_MATCH_2}\"; the two must agree")
  endif()
endmacro()

# The manifest as a string, for C and C++, so that the engine can tell whether library and manifest belong together.
macro(_pontlevis_write_manifest_header)
  string(REPLACE "\\" "\\\\" literal "${manifest_text}")
  string(REPLACE "\"" "\\\"" literal "${literal}")
  string(REPLACE "?" "\\?" literal "${literal}")  # C knows trigraphs
  string(REPLACE "\r" "\\r" literal "${literal}")
  string(REPLACE "\n" "\\n\"\n    \"" literal "${literal}")
  set(generated ${CMAKE_CURRENT_BINARY_DIR}/${id}.generated)
  configure_file(${PONTLEVIS_SDK_CMAKE_DIR}/plugin_manifest.h.in ${generated}/plugin_manifest.h @ONLY)
endmacro()

macro(_pontlevis_compile target)
  set_target_properties(${target} PROPERTIES
    CXX_STANDARD 20 CXX_STANDARD_REQUIRED ON CXX_EXTENSIONS OFF
    C_STANDARD 11 C_STANDARD_REQUIRED ON C_EXTENSIONS OFF
    CXX_VISIBILITY_PRESET hidden C_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON
    POSITION_INDEPENDENT_CODE ON)
  target_include_directories(${target} PRIVATE ${generated})
  target_link_libraries(${target} PRIVATE pontlevis::sdk)
  # A unique symbol would bind all plugins that have it to one of them.
  target_compile_options(${target} PRIVATE $<$<AND:$<COMPILE_LANGUAGE:CXX>,$<CXX_COMPILER_ID:GNU>>:-fno-gnu-unique>)
  if(TARGET pontlevis_flags)
    target_link_libraries(${target} PRIVATE pontlevis_flags)
  endif()
endmacro()

macro(_pontlevis_shared_plugin)
  add_library(${id} MODULE ${plugin_SOURCES})
  _pontlevis_compile(${id})
  set(exports ${PONTLEVIS_SDK_CMAKE_DIR}/plugin_exports.map)
  set_target_properties(${id} PROPERTIES PREFIX "" OUTPUT_NAME ${id} SUFFIX .so
    LIBRARY_OUTPUT_DIRECTORY $<1:${output}/${id}> LINK_DEPENDS ${exports})
  target_link_options(${id} PRIVATE -Wl,--version-script=${exports})
  if(NOT PONTLEVIS_SANITIZE)  # a sanitizer's functions are the program's
    target_link_options(${id} PRIVATE -Wl,-z,defs)
  endif()
  if(installed)
    install(TARGETS ${id} LIBRARY DESTINATION ${installed}/${id})
  endif()
  add_test(NAME "plugin ${id}: exports one symbol" COMMAND ${CMAKE_COMMAND}
    -D NM=${CMAKE_NM} -D LIBRARY=$<TARGET_FILE:${id}> -P ${PONTLEVIS_SDK_CMAKE_DIR}/CheckPluginExports.cmake)
endmacro()

macro(_pontlevis_static_plugin)
  string(REGEX REPLACE "[^a-z0-9]" "_" entry plv_expansion_v1_${id})
  add_library(${id}_static STATIC EXCLUDE_FROM_ALL ${plugin_SOURCES})
  _pontlevis_compile(${id}_static)
  target_compile_definitions(${id}_static PRIVATE PLV_ENTRY=${entry})
endmacro()

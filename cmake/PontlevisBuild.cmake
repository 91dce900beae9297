# What every target of the project is compiled with: C++20, warnings as errors, the sanitizers that a
# preset asks for, and ccache where it is installed.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_C_STANDARD 11)
set(CMAKE_C_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

set(PONTLEVIS_SANITIZE "" CACHE STRING "Sanitizers of all targets, as in -fsanitize=")
option(PONTLEVIS_WERROR "Warnings are errors" ON)

find_program(PONTLEVIS_CCACHE ccache)
if(PONTLEVIS_CCACHE)
  # Debug information names the build folder; without this the presets could not share results.
  # Precompiled headers are seen through by ccache only with this sloppiness.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros ${PONTLEVIS_CCACHE})
  set(CMAKE_C_COMPILER_LAUNCHER ${CMAKE_CXX_COMPILER_LAUNCHER})
endif()

add_library(pontlevis_flags INTERFACE)
target_compile_options(pontlevis_flags INTERFACE -Wall -Wextra -Wpedantic -Wshadow)
# GCC 12 warns of overlapping or endless copies inside std::string itself when it optimises; later ones do not.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(pontlevis_flags INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-Wno-restrict>
    $<$<COMPILE_LANGUAGE:CXX>:-Wno-stringop-overflow>)
endif()
if(PONTLEVIS_SANITIZE AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # With sanitizers GCC 12 takes parts of <regex> and of Catch for uninitialized.
  target_compile_options(pontlevis_flags INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-Wno-maybe-uninitialized>)
endif()
if(PONTLEVIS_WERROR)
  target_compile_options(pontlevis_flags INTERFACE -Werror)
endif()
if(PONTLEVIS_SANITIZE)
  target_compile_options(pontlevis_flags INTERFACE
    -fsanitize=${PONTLEVIS_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(pontlevis_flags INTERFACE -fsanitize=${PONTLEVIS_SANITIZE})
endif()

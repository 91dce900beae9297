# The target `format` writes every source file in the style of .clang-format. Only where clang-format is
# installed; nothing else needs it.
find_program(PONTLEVIS_CLANG_FORMAT clang-format)
if(PONTLEVIS_CLANG_FORMAT AND PROJECT_IS_TOP_LEVEL)
  set(patterns "")
  foreach(room sdk core plugins apps tests)
    foreach(ending h c cpp)
      list(APPEND patterns ${PROJECT_SOURCE_DIR}/${room}/*.${ending})
    endforeach()
  endforeach()
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${patterns})
  add_custom_target(format
    COMMAND ${PONTLEVIS_CLANG_FORMAT} -i ${sources}
    COMMENT "Formatting the sources")
endif()

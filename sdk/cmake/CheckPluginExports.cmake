# cmake -D NM=nm -D LIBRARY=x.so -P CheckPluginExports.cmake: fails unless the library exports plv_expansion_v1
# and nothing else.
execute_process(COMMAND ${NM} --dynamic --defined-only --format=posix ${LIBRARY}
  OUTPUT_VARIABLE symbols ERROR_VARIABLE errors RESULT_VARIABLE failed)
if(failed)
  message(FATAL_ERROR "${NM} cannot read ${LIBRARY}: ${errors}")
endif()
string(REGEX REPLACE " [^\n]*\n" ";" symbols "${symbols}")
list(REMOVE_ITEM symbols "")
if(NOT symbols STREQUAL "plv_expansion_v1")
  message(FATAL_ERROR "${LIBRARY} exports \"${symbols}\"; it must export plv_expansion_v1 and nothing else.\n"
    "Is it built by pontlevis_add_plugin()?")
endif()

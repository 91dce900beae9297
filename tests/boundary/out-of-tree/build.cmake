# cmake -D BUILD=<build folder> -D SOURCE=<this folder>/cpp -D COMPILER=g++ -D LANGUAGE=CXX -D WORK=<folder> -P build.cmake
#
# Installs the SDK into a prefix of its own, copies the plugin away from the project, builds it there with
# nothing but that prefix, and runs the check of its one exported symbol.
function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE failed OUTPUT_VARIABLE said ERROR_VARIABLE said)
  if(failed)
    list(JOIN ARGN " " command)
    message(FATAL_ERROR "${command}\n${said}")
  endif()
endfunction()

file(REMOVE_RECURSE ${WORK})
run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${WORK}/prefix --component sdk)
file(COPY ${SOURCE}/ DESTINATION ${WORK}/plugin)
run(${CMAKE_COMMAND} -S ${WORK}/plugin -B ${WORK}/build -D CMAKE_PREFIX_PATH=${WORK}/prefix
  -D CMAKE_${LANGUAGE}_COMPILER=${COMPILER} "-DCMAKE_${LANGUAGE}_FLAGS=-Wall -Wextra -Wpedantic -Wshadow -Werror")
run(${CMAKE_COMMAND} --build ${WORK}/build)
run(${CMAKE_CTEST_COMMAND} --test-dir ${WORK}/build --no-tests=error --output-on-failure)
run(${CMAKE_COMMAND} --install ${WORK}/build --prefix ${WORK}/prefix)
file(GLOB libraries ${WORK}/prefix/lib/pontlevis/plugins/*/*.so)
list(LENGTH libraries count)
if(NOT count EQUAL 1)
  message(FATAL_ERROR "the plugin was not installed as a plugin folder: ${libraries}")
endif()
file(REMOVE_RECURSE ${WORK})

# What `cmake --install` puts under a prefix: SDK, library, program and configs; each plugin adds its own folder
# (sdk/cmake/PontlevisPlugin.cmake). Components: sdk, core, program; plugins are in no component.
include(CMakePackageConfigHelpers)
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/Pontlevis)

# What plugins are built with. It needs nothing else.
install(TARGETS pontlevis_sdk EXPORT PontlevisSdk)
install(DIRECTORY sdk/include/pontlevis DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT sdk)
install(EXPORT PontlevisSdk FILE PontlevisSdkTargets.cmake NAMESPACE pontlevis:: DESTINATION ${package} COMPONENT sdk)
install(DIRECTORY sdk/cmake/ DESTINATION ${package} COMPONENT sdk)
configure_package_config_file(cmake/PontlevisConfig.cmake.in ${PROJECT_BINARY_DIR}/PontlevisConfig.cmake
  INSTALL_DESTINATION ${package})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/PontlevisConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/PontlevisConfig.cmake ${PROJECT_BINARY_DIR}/PontlevisConfigVersion.cmake
  DESTINATION ${package} COMPONENT sdk)

# What hosts are built with.
install(TARGETS pontlevis_core EXPORT PontlevisCore ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT core)
install(DIRECTORY core/include/pontlevis DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT core)
install(EXPORT PontlevisCore FILE PontlevisCoreTargets.cmake NAMESPACE pontlevis:: DESTINATION ${package} COMPONENT core)

install(TARGETS pontlevis_program RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT program)
install(DIRECTORY configs/ DESTINATION ${CMAKE_INSTALL_DATADIR}/pontlevis/configs COMPONENT program
  FILES_MATCHING PATTERN *.toml PATTERN *.lock.toml EXCLUDE)

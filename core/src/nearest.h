// The library's own short way to nearest names.
#pragma once

#include "pontlevis/core/nearest.h"

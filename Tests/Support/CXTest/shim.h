// SPDX-License-Identifier: MIT
#pragma once
#include <X11/Xlib.h>
#include <X11/extensions/XRes.h>
#include <X11/extensions/XTest.h>

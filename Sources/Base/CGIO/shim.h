// SPDX-License-Identifier: MIT
#pragma once
#include <gio/gio.h>

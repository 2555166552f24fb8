// SPDX-License-Identifier: MIT

import X11

// The X headers use these names too, for plain numbers.
typealias Connection = X11.Connection
typealias Window = X11.Window
typealias Pixmap = X11.Pixmap
typealias Picture = X11.Picture

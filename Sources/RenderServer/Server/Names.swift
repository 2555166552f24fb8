// SPDX-License-Identifier: MIT
import X11

// Xlib has resource numbers of these names; here they mean the objects that own such a resource.
typealias Connection = X11.Connection
typealias Picture = X11.Picture
typealias Pixmap = X11.Pixmap

// SPDX-License-Identifier: MIT
import X11

// Xlib uses these names for resource ids. Here they are the objects that own such a resource.
typealias Connection = X11.Connection
typealias Picture = X11.Picture
typealias Pixmap = X11.Pixmap

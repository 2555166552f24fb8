// SPDX-License-Identifier: MIT

/// The state in which the window manager shows a window.
package struct WindowState: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Minimised, or on another desktop if the window manager counts that as hidden.
  package static let hidden = WindowState(rawValue: 1 << 0)
  package static let fullscreen = WindowState(rawValue: 1 << 1)
  package static let maximized = WindowState(rawValue: 1 << 2)
}

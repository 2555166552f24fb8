// SPDX-License-Identifier: MIT

/// Whether content lies on the window or on top of other content; picks the dark mode's backgrounds.
nonisolated public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base
  case elevated
}

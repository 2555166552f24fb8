// SPDX-License-Identifier: MIT

/// Light or dark.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

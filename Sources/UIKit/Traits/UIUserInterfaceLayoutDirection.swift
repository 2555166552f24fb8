// SPDX-License-Identifier: MIT

/// Which way the whole program's user interface runs.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

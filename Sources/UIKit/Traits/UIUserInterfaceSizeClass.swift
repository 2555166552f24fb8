// SPDX-License-Identifier: MIT

/// How much room there is along one axis.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

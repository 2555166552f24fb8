// SPDX-License-Identifier: MIT

/// The programs that may load a representation. The value has no effect here.
nonisolated public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All programs.
  case all
  /// Programs of the same group. On the desktop there are no groups.
  case group = 2
  /// This program alone.
  case ownProcess
}

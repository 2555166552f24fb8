// SPDX-License-Identifier: MIT

/// The height of a bar for which an image is meant. Bars use the images for ``default``.
nonisolated public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default` = 0
  /// The height on a phone on its side.
  case compact = 1
  /// The usual height, with a prompt.
  case defaultPrompt = 101
  /// The height on a phone on its side, with a prompt.
  case compactPrompt = 102
}

// SPDX-License-Identifier: MIT

/// The height of the bars for which an image is intended. Bars use the images for ``default``.
nonisolated public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default` = 0
  /// The height on a phone in landscape orientation.
  case compact = 1
  /// The usual height, with a prompt.
  case defaultPrompt = 101
  /// The height on a phone in landscape orientation, with a prompt.
  case compactPrompt = 102
}

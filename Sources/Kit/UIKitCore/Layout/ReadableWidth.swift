// SPDX-License-Identifier: MIT

/// The width at which text is read with ease.
nonisolated package enum ReadableWidth {
  /// In points, for text of the default size. Measured on iOS with the default text size.
  package static let points: CGFloat = 672
}

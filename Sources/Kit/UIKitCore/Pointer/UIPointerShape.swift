// SPDX-License-Identifier: MIT

/// The shape of the pointer.
///
/// In contrast to UIKit, the pointer cannot take the shape of a path: the desktop's theme draws it.
nonisolated public enum UIPointerShape: Sendable {
  /// The bar over text. The theme decides the length.
  case verticalBeam(length: CGFloat)
}

// SPDX-License-Identifier: MIT

/// The position of the opacity in a pixel, and whether the colours are multiplied by it.
///
/// Bitmaps here use ``premultipliedFirst`` and ``noneSkipFirst`` only.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is no opacity.
  case none
  /// The opacity follows the colours, which are multiplied by it.
  case premultipliedLast
  /// The opacity precedes the colours, which are multiplied by it.
  case premultipliedFirst
  /// The opacity follows the colours, which are not multiplied by it.
  case last
  /// The opacity precedes the colours, which are not multiplied by it.
  case first
  /// An unused byte follows the colours; pixels are opaque.
  case noneSkipLast
  /// An unused byte precedes the colours; pixels are opaque.
  case noneSkipFirst
  /// A pixel consists of an opacity without colours.
  case alphaOnly
}

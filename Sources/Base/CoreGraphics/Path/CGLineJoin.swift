// SPDX-License-Identifier: MIT

/// The shape of the corners of a line.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, cut off if it is longer than the miter limit.
  case miter
  /// A rounded corner.
  case round
  /// A corner that is cut off.
  case bevel
}

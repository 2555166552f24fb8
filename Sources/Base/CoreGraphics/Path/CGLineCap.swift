// SPDX-License-Identifier: MIT

/// The shape of the ends of open lines.
public enum CGLineCap: Int32, Sendable {
  /// Ends exactly at the last point.
  case butt
  /// Ends with a half circle about the last point.
  case round
  /// Ends half a line width beyond the last point.
  case square
}

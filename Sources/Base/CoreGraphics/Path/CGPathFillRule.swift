// SPDX-License-Identifier: MIT

/// The rule that decides which regions of a path are inside.
public enum CGPathFillRule: Int32, Sendable {
  /// A point is inside if the path turns around it a number of times other than zero, counted by direction.
  case winding
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}

// SPDX-License-Identifier: MIT

/// Which regions of a path that crosses itself are inside.
public enum CGPathFillRule: Int32, Sendable {
  case winding
  case evenOdd
}

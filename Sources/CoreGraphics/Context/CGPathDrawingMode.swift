// SPDX-License-Identifier: MIT

/// What drawing a path paints: the inside by either rule, the line, or the line over the inside.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke
}

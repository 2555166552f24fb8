// SPDX-License-Identifier: MIT

/// The parts of a path that drawing it paints.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside, by the winding rule.
  case fill
  /// The inside, by the even-odd rule.
  case eoFill
  /// The line.
  case stroke
  /// The inside by the winding rule, with the line on top.
  case fillStroke
  /// The inside by the even-odd rule, with the line on top.
  case eoFillStroke
}

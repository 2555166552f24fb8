// SPDX-License-Identifier: MIT

/// One step of a path.
package enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quadCurve(control: CGPoint, end: CGPoint)
  case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
  case close
}

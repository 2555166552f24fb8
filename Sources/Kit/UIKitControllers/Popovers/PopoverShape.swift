// SPDX-License-Identifier: MIT
import CoreGraphics

extension PopoverPlacement {
  /// The outline of the bubble with its arrow, in the coordinates of the frame.
  var outline: CGPath {
    let path = CGMutablePath()
    let radius = min(PopoverMetrics.cornerRadius, body.width / 2, body.height / 2)
    path.addRoundedRect(in: body, cornerWidth: radius, cornerHeight: radius)
    guard let turn else { return path }
    path.addPath(Self.arrow, transform: turn)
    return path
  }

  /// The transform that places the arrow, which points up to the origin, at the tip.
  private var turn: CGAffineTransform? {
    let angle: CGFloat? =
      switch direction {
      case .up: 0
      case .right: .pi / 2
      case .down: .pi
      case .left: -.pi / 2
      default: nil
      }
    return angle.map { CGAffineTransform(translationX: tip.x, y: tip.y).rotated(by: $0) }
  }

  /// An arrow that leaves the edge of the bubble in a curve and has a round tip. It overlaps the bubble a little, so that
  /// there is no seam.
  private static let arrow: CGPath = {
    let (half, height) = (PopoverMetrics.arrowBase / 2, PopoverMetrics.arrowHeight)
    let (tip, overlap) = (PopoverMetrics.tipWidth / 2, 1.0)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -half, y: height + overlap))
    path.addLine(to: CGPoint(x: -half, y: height))
    path.addCurve(
      to: CGPoint(x: -tip, y: tip / 2), control1: CGPoint(x: -half * 0.55, y: height),
      control2: CGPoint(x: -tip * 1.9, y: tip * 1.25))
    path.addCurve(
      to: CGPoint(x: tip, y: tip / 2), control1: CGPoint(x: -tip * 0.35, y: -tip * 0.17),
      control2: CGPoint(x: tip * 0.35, y: -tip * 0.17))
    path.addCurve(
      to: CGPoint(x: half, y: height), control1: CGPoint(x: tip * 1.9, y: tip * 1.25),
      control2: CGPoint(x: half * 0.55, y: height))
    path.addLine(to: CGPoint(x: half, y: height + overlap))
    path.closeSubpath()
    return path
  }()
}

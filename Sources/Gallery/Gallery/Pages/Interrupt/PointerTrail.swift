// SPDX-License-Identifier: MIT
import UIKit

/// The path of the pointer in the last second: a line with a dot for each event, so that fast parts have wide gaps.
final class PointerTrail: UIView {
  private static let span: TimeInterval = 1.2
  private static let dotSide: CGFloat = 6
  private static let lineWidth: CGFloat = 2

  private let line = CAShapeLayer()
  private let dots = CAShapeLayer()
  private var points: [(time: TimeInterval, location: CGPoint, isStart: Bool)] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    line.fillColor = nil
    line.lineWidth = Self.lineWidth
    line.lineJoin = .round
    line.opacity = 0.5
    for part in [line, dots] { layer.addSublayer(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter isStart: Whether the pointer has just been pressed, so that no line leads to the point.
  func add(_ location: CGPoint, at time: TimeInterval, isStart: Bool) { points.append((time, location, isStart)) }

  func removeAll() {
    points = []
    draw()
  }

  /// Removes what is older than the trail is long.
  func advance(to time: TimeInterval) {
    guard !points.isEmpty else { return }
    points.removeAll { $0.time < time - Self.span }
    draw()
  }

  private func draw() {
    let (curve, marks, side) = (CGMutablePath(), CGMutablePath(), Self.dotSide)
    for (index, point) in points.enumerated() {
      if index == 0 || point.isStart { curve.move(to: point.location) } else { curve.addLine(to: point.location) }
      marks.addEllipse(
        in: CGRect(x: point.location.x - side / 2, y: point.location.y - side / 2, width: side, height: side))
    }
    let color = UIColor.systemPink.resolvedColor(with: traitCollection).cgColor
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    line.path = curve
    line.strokeColor = color
    dots.path = marks
    dots.fillColor = color
    CATransaction.commit()
  }
}

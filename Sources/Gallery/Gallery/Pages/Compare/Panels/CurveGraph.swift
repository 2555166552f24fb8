// SPDX-License-Identifier: MIT
import UIKit

/// The curve of a cell, drawn as it runs, with the two handles of a cubic curve.
final class CurveGraph: UIView {
  private let plot = PlotView()
  private let arms = CAShapeLayer()
  private let handles = [DragHandle(name: "First handle"), DragHandle(name: "Second handle")]
  private var points: [CGPoint] = []
  /// Called with the positions of the handles when one is moved.
  var onChange: ((CGPoint, CGPoint) -> Void)?

  /// The values of a handle's y.
  private static let range: ClosedRange<CGFloat> = -0.5...1.5
  /// The distance of the least and the greatest value from the edges, in points.
  private static let margin: CGFloat = 10
  /// The distance of the start and the end from the edges, in points.
  private static let side: CGFloat = 16

  override init(frame: CGRect) {
    super.init(frame: frame)
    plot.leastExtent = Self.range
    plot.insets = UIEdgeInsets(top: Self.margin, left: Self.side, bottom: Self.margin, right: Self.side)
    arms.fillColor = nil
    arms.lineWidth = 1.5
    addSubview(plot)
    layer.addSublayer(arms)
    for (index, handle) in handles.enumerated() {
      handle.onMove = { [weak self] in self?.move(index, to: $0) }
      addSubview(handle)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the motion of a cell: its progress, and its velocity in the duration.
  func show(_ motion: CellMotion) {
    plot.show([.progress(of: motion)], duration: motion.duration)
    points = if case .cubic(let first, let second) = motion.compared.curve { [first, second] } else { [] }
    for handle in handles { handle.isHidden = points.isEmpty }
    placeHandles()
  }

  func show(time: TimeInterval) { plot.show(time: time) }

  private func position(of point: CGPoint) -> CGPoint {
    let area = plot.area
    return CGPoint(x: area.minX + point.x * area.width, y: area.maxY - point.y * area.height)
  }

  private func move(_ index: Int, to position: CGPoint) {
    let area = plot.area
    guard points.indices.contains(index), area.width > 0, area.height > 0 else { return }
    points[index] = CGPoint(
      x: min(max((position.x - area.minX) / area.width, 0), 1),
      y: min(max((area.maxY - position.y) / area.height, Self.range.lowerBound), Self.range.upperBound))
    placeHandles()
    onChange?(points[0], points[1])
  }

  private func placeHandles() {
    let path = CGMutablePath()
    for (index, point) in points.enumerated() {
      handles[index].center = position(of: point)
      path.move(to: position(of: index == 0 ? .zero : CGPoint(x: 1, y: 1)))
      path.addLine(to: handles[index].center)
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    arms.path = path
    arms.strokeColor = tintColor.withAlphaComponent(0.5).resolvedColor(with: traitCollection).cgColor
    CATransaction.commit()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    plot.frame = bounds
    placeHandles()
  }
}

extension PlotView.Curve {
  /// The fraction of the distance that a cell's pages have covered.
  static func progress(of motion: CellMotion) -> PlotView.Curve {
    PlotView.Curve(color: .systemBlue, range: 0...1) { motion.progress(at: $0) }
  }

  /// The velocity of a cell's pages. The plot's upper edge is the greatest velocity.
  static func velocity(of motion: CellMotion) -> PlotView.Curve {
    PlotView.Curve(color: .systemOrange, range: 0...max(motion.greatestVelocity, 0.1)) { motion.velocity(at: $0) }
  }
}

extension CellMotion {
  /// The greatest velocity, in progress per second.
  var greatestVelocity: CGFloat {
    (0...60).map { velocity(at: duration * Double($0) / 60) }.max() ?? 0
  }
}

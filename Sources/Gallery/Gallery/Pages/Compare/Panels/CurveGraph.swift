// SPDX-License-Identifier: MIT
import UIKit

/// The curve of a cell, drawn as it runs, with the two handles of a cubic curve.
final class CurveGraph: UIView {
  private let plot = PlotView()
  private let arms = CAShapeLayer()
  private let handles = [DragHandle(name: "First handle"), DragHandle(name: "Second handle")]
  private var points: [CGPoint] = []
  /// The duration of the motion in milliseconds, which is the length of the horizontal axis.
  private var duration: CGFloat = 1
  /// Called with the positions of the handles when one is moved.
  var onChange: ((CGPoint, CGPoint) -> Void)?

  /// The values of a handle's y, for which there is room.
  private static let range: ClosedRange<CGFloat> = -0.5...1.5

  override init(frame: CGRect) {
    super.init(frame: frame)
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

  /// Shows the progress of a cell over its duration.
  func show(_ cell: CompareCell) {
    let samples = cell.samples
    let values = samples.values(in: .percent) ?? []
    duration = CGFloat(samples.duration * 1000)
    let low = min(Self.range.lowerBound * 100, values.min() ?? 0)
    let high = max(Self.range.upperBound * 100, values.max() ?? 0)
    plot.content = PlotView.Content(
      x: PlotAxis(0...duration, unit: " ms", count: 3), y: PlotAxis(low...high, ticks: [0, 100, 50], unit: " %"),
      lines: [PlotLine(values, of: samples, color: CellColor.color(cell.number))])
    points = if case .cubic(let first, let second) = cell.motion.compared.curve { [first, second] } else { [] }
    for handle in handles { handle.isHidden = points.isEmpty }
    placeHandles()
  }

  /// - Parameter time: The time of the playback, in seconds.
  func show(time: TimeInterval) { plot.show(plot.scrubber, at: min(CGFloat(time * 1000), duration)) }

  private func position(of point: CGPoint) -> CGPoint {
    plot.position(of: CGPoint(x: point.x * duration, y: point.y * 100))
  }

  private func move(_ index: Int, to position: CGPoint) {
    guard points.indices.contains(index), plot.area.width > 0, plot.area.height > 0 else { return }
    let point = plot.point(at: position)
    points[index] = CGPoint(
      x: min(max(point.x / duration, 0), 1),
      y: min(max(point.y / 100, Self.range.lowerBound), Self.range.upperBound))
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

extension PlotLine {
  /// Creates the line of values at the times of samples, over milliseconds.
  init(_ values: [CGFloat], of samples: MotionSamples, color: UIColor) {
    self.init(
      color: color,
      points: values.enumerated().map { CGPoint(x: CGFloat(samples.time(of: $0.offset) * 1000), y: $0.element) })
  }
}

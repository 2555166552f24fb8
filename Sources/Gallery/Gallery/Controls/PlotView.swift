// SPDX-License-Identifier: MIT
import UIKit

/// A plot of functions of time over one duration, with a line at the present time.
final class PlotView: UIView {
  /// A function to plot, with the values at the lower and the upper edge of the plot.
  struct Curve {
    let color: UIColor
    let range: ClosedRange<CGFloat>
    let value: (TimeInterval) -> CGFloat

    /// Returns the value at a time, in the range: 0 at the lower edge and 1 at the upper one.
    func share(at time: TimeInterval) -> CGFloat {
      (value(time) - range.lowerBound) / (range.upperBound - range.lowerBound)
    }
  }

  /// The number of intervals of each line.
  static let intervals = 96
  private static let lineWidth: CGFloat = 2
  private static let dotSide: CGFloat = 8

  private let grid = CAShapeLayer()
  private let playhead = CAShapeLayer()
  private var lines: [(curve: Curve, line: CAShapeLayer, dot: CAShapeLayer)] = []
  /// The durations of the horizontal axis, in seconds.
  private var duration: TimeInterval = 1
  private var time: TimeInterval = 0
  /// The distance of the curves from the edges.
  var insets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) { didSet { setNeedsLayout() } }
  /// The values for which there is room at least, in ranges of the curves: 0 is the lower and 1 the upper value.
  var leastExtent: ClosedRange<CGFloat> = 0...1 { didSet { setNeedsLayout() } }
  /// The values that the curves reach, in their ranges.
  private var reached: ClosedRange<CGFloat> = 0...1

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill.withAlphaComponent(0.06)
    layer.cornerRadius = 10
    clipsToBounds = true
    isUserInteractionEnabled = false
    for shape in [grid, playhead] {
      shape.fillColor = nil
      shape.lineWidth = 1
      layer.addSublayer(shape)
    }
    grid.lineDashPattern = [2, 3]
  }

  required init?(coder: NSCoder) { nil }

  /// Shows other functions.
  func show(_ curves: [Curve], duration: TimeInterval) {
    for (_, line, dot) in lines {
      line.removeFromSuperlayer()
      dot.removeFromSuperlayer()
    }
    self.duration = max(duration, 0.001)
    lines = curves.map { curve in
      let (line, dot) = (CAShapeLayer(), CAShapeLayer())
      line.fillColor = nil
      line.lineWidth = Self.lineWidth
      line.lineJoin = .round
      for shape in [line, dot] { layer.addSublayer(shape) }
      return (curve, line, dot)
    }
    let shares = (0...Self.intervals).flatMap { index in
      curves.map { $0.share(at: self.duration * Double(index) / Double(Self.intervals)) }
    }
    reached = min(shares.min() ?? 0, 0)...max(shares.max() ?? 1, 1)
    colour()
    draw()
  }

  func show(time: TimeInterval) {
    self.time = min(max(time, 0), duration)
    drawPlayhead()
  }

  /// The rectangle from the lower to the upper values of the curves' ranges, and from the start to the end of the
  /// duration.
  var area: CGRect {
    let all = bounds.shrunk(by: insets)
    let lowest = min(leastExtent.lowerBound, reached.lowerBound)
    let highest = max(leastExtent.upperBound, reached.upperBound)
    let unit = max(all.height, 0) / (highest - lowest)
    return CGRect(x: all.minX, y: all.minY + (highest - 1) * unit, width: all.width, height: unit)
  }

  private func point(_ curve: Curve, at time: TimeInterval) -> CGPoint {
    CGPoint(x: area.minX + CGFloat(time / duration) * area.width, y: area.maxY - curve.share(at: time) * area.height)
  }

  private func draw() {
    guard area.width > 0, area.height > 0 else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let rules = CGMutablePath()
    for y in [area.minY, area.maxY] {
      rules.move(to: CGPoint(x: area.minX, y: y))
      rules.addLine(to: CGPoint(x: area.maxX, y: y))
    }
    grid.path = rules
    for (curve, line, _) in lines {
      let path = CGMutablePath()
      for index in 0...Self.intervals {
        let next = point(curve, at: duration * Double(index) / Double(Self.intervals))
        if index == 0 { path.move(to: next) } else { path.addLine(to: next) }
      }
      line.path = path
    }
    CATransaction.commit()
    drawPlayhead()
  }

  private func drawPlayhead() {
    guard area.width > 0 else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let x = area.minX + CGFloat(time / duration) * area.width
    let path = CGMutablePath()
    path.move(to: CGPoint(x: x, y: bounds.minY))
    path.addLine(to: CGPoint(x: x, y: bounds.maxY))
    playhead.path = path
    let side = Self.dotSide
    for (curve, _, dot) in lines {
      let center = point(curve, at: time)
      dot.path = CGPath(
        ellipseIn: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side), transform: nil)
    }
    CATransaction.commit()
  }

  private func colour() {
    grid.strokeColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    playhead.strokeColor = Palette.secondaryText.resolvedColor(with: traitCollection).cgColor
    for (curve, line, dot) in lines {
      let color = curve.color.resolvedColor(with: traitCollection).cgColor
      line.strokeColor = color
      dot.fillColor = color
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colour()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    draw()
  }
}

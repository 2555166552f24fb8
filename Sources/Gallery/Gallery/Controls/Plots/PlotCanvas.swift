// SPDX-License-Identifier: MIT
import UIKit

/// The rules, the shaded parts and the lines of a plot.
final class PlotCanvas: UIView {
  private let shade = CAShapeLayer()
  private let rules = CAShapeLayer()
  private var lines: [CAShapeLayer] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    rules.fillColor = nil
    rules.lineWidth = 1
    rules.lineDashPattern = [2, 3]
    for part in [shade, rules] { layer.addSublayer(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// Draws a content.
  ///
  /// - Parameters:
  ///   - area: The rectangle between the axes.
  ///   - position: Returns where a point is, whose coordinates are values of the axes.
  func draw(_ content: PlotView.Content, in area: CGRect, width: CGFloat, position: (CGPoint) -> CGPoint) {
    guard area.width > 0, area.height > 0 else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    drawRules(content, in: area, position)
    drawBands(content, in: area, position)
    setLineCount(content.lines.count)
    for (line, shape) in zip(content.lines, lines) {
      shape.lineWidth = width
      shape.strokeColor = line.color.resolvedColor(with: traitCollection).cgColor
      shape.path = Self.path(through: line.points.map(position))
    }
    CATransaction.commit()
  }

  private func setLineCount(_ count: Int) {
    while lines.count > count { lines.removeLast().removeFromSuperlayer() }
    while lines.count < count {
      let line = CAShapeLayer()
      line.fillColor = nil
      line.lineJoin = .round
      layer.addSublayer(line)
      lines.append(line)
    }
  }

  private func drawRules(_ content: PlotView.Content, in area: CGRect, _ position: (CGPoint) -> CGPoint) {
    let path = CGMutablePath()
    for tick in content.y.ticks {
      let y = position(CGPoint(x: 0, y: tick)).y.rounded() + 0.5
      path.move(to: CGPoint(x: area.minX, y: y))
      path.addLine(to: CGPoint(x: area.maxX, y: y))
    }
    for tick in content.x.ticks {
      let x = position(CGPoint(x: tick, y: 0)).x.rounded() + 0.5
      path.move(to: CGPoint(x: x, y: area.minY))
      path.addLine(to: CGPoint(x: x, y: area.maxY))
    }
    rules.path = path
    rules.strokeColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  private func drawBands(_ content: PlotView.Content, in area: CGRect, _ position: (CGPoint) -> CGPoint) {
    let path = CGMutablePath()
    for band in content.bands {
      let start = position(CGPoint(x: band.lowerBound, y: 0)).x
      let end = position(CGPoint(x: band.upperBound, y: 0)).x
      path.addRect(CGRect(x: start, y: area.minY, width: max(end - start, 0), height: area.height))
    }
    shade.path = path
    shade.fillColor = UIColor.tertiarySystemFill.resolvedColor(with: traitCollection).cgColor
  }

  private static func path(through points: [CGPoint]) -> CGPath {
    let path = CGMutablePath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}

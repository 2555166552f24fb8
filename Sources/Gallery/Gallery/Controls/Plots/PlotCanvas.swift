// SPDX-License-Identifier: MIT
import UIKit

/// The rules, the shaded parts, the lines and the marks of a plot.
final class PlotCanvas: UIView {
  private let shade = CAShapeLayer()
  private let rules = CAShapeLayer()
  private var lines: [CAShapeLayer] = []
  private var marks: [CAShapeLayer] = []
  private static let ringWidth: CGFloat = 1.5

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
    setCount(of: &lines, content.lines.count)
    for (line, shape) in zip(content.lines, lines) {
      shape.lineWidth = width
      shape.strokeColor = line.color.resolvedColor(with: traitCollection).cgColor
      shape.path = Self.path(through: line.points.map(position))
    }
    drawMarks(content.marks, position)
    CATransaction.commit()
  }

  private func setCount(of shapes: inout [CAShapeLayer], _ count: Int) {
    while shapes.count > count { shapes.removeLast().removeFromSuperlayer() }
    while shapes.count < count {
      let shape = CAShapeLayer()
      shape.fillColor = nil
      shape.lineJoin = .round
      layer.addSublayer(shape)
      shapes.append(shape)
    }
  }

  /// Draws the marks, with one layer for all neighbours that look the same.
  private func drawMarks(_ all: [PlotMark], _ position: (CGPoint) -> CGPoint) {
    let groups = all.reduce(into: [[PlotMark]]()) { groups, mark in
      if let last = groups.last?.last, last.shape == mark.shape, last.color == mark.color {
        groups[groups.count - 1].append(mark)
      } else {
        groups.append([mark])
      }
    }
    setCount(of: &marks, groups.count)
    for (group, shape) in zip(groups, marks) { draw(group, in: shape, position) }
  }

  /// Draws marks that look the same.
  private func draw(_ group: [PlotMark], in shape: CAShapeLayer, _ position: (CGPoint) -> CGPoint) {
    let path = CGMutablePath()
    for mark in group {
      let (center, side) = (position(mark.point), mark.side)
      path.addEllipse(in: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side))
    }
    let color = group[0].color.resolvedColor(with: traitCollection).cgColor
    let isDot = group[0].shape == .dot
    shape.lineWidth = Self.ringWidth
    shape.fillColor = isDot ? color : nil
    shape.strokeColor = isDot ? nil : color
    shape.path = path
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

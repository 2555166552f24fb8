// SPDX-License-Identifier: MIT
import UIKit

/// A plot of lines over two axes, with marks, and cursors that show the lines' values at one place.
final class PlotView: UIView {
  /// The content of a plot.
  struct Content {
    var x = PlotAxis(0...1, ticks: [], unit: "")
    var y = PlotAxis(0...1, ticks: [], unit: "")
    var lines: [PlotLine] = []
    var marks: [PlotMark] = []
    /// The parts of the horizontal axis that are shaded.
    var bands: [ClosedRange<CGFloat>] = []
  }

  private static let lineWidth: CGFloat = 2
  /// The distance of the axes from the edges without labels, in points.
  private static let margin: CGFloat = 8

  private let canvas = PlotCanvas()
  private let labels = (x: PlotLabels(isHorizontal: true), y: PlotLabels(isHorizontal: false))
  /// The cursor at the present time.
  let scrubber = PlotCursor(color: Palette.secondaryText)
  /// The cursor at the pointer.
  let pointer = PlotCursor(color: .label)

  var content = Content() { didSet { show(replacing: oldValue) } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    for part in [canvas, labels.x, labels.y, scrubber, pointer] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  private func show(replacing old: Content) {
    if content.x != old.x { labels.x.axis = content.x }
    if content.y != old.y { labels.y.axis = content.y }
    setNeedsLayout()
  }

  // MARK: Positions

  /// The rectangle between the axes.
  var area: CGRect {
    bounds.shrunk(
      by: UIEdgeInsets(
        top: Self.margin, left: content.y.ticks.isEmpty ? Self.margin : PlotLabels.width,
        bottom: content.x.ticks.isEmpty ? Self.margin : PlotLabels.height + 2, right: Self.margin))
  }

  /// Returns where a point is, whose coordinates are values of the axes.
  func position(of point: CGPoint) -> CGPoint {
    CGPoint(
      x: area.minX + content.x.fraction(of: point.x) * area.width,
      y: area.maxY - content.y.fraction(of: point.y) * area.height)
  }

  /// Returns the values of the axes at a position.
  func point(at position: CGPoint) -> CGPoint {
    CGPoint(
      x: content.x.value(at: (position.x - area.minX) / max(area.width, 1)),
      y: content.y.value(at: (area.maxY - position.y) / max(area.height, 1)))
  }

  /// Shows a cursor at a value of the horizontal axis, or hides it.
  func show(_ cursor: PlotCursor, at x: CGFloat?) {
    guard let x, area.width > 0 else { return cursor.hide() }
    let dots = content.lines.compactMap { line in
      line.value(at: x).map { (position(of: CGPoint(x: x, y: $0)), line.color) }
    }
    cursor.show(at: position(of: CGPoint(x: x, y: 0)).x, in: area, dots: dots)
  }

  // MARK: Layout

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show(replacing: content)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for part in [canvas, scrubber, pointer] where part.frame != bounds { part.frame = bounds }
    let area = self.area
    labels.x.frame = CGRect(x: 0, y: area.maxY + 2, width: bounds.width, height: PlotLabels.height)
    labels.y.frame = CGRect(x: 0, y: 0, width: PlotLabels.width - 4, height: area.maxY + PlotLabels.height / 2)
    labels.x.layOut { position(of: CGPoint(x: $0, y: 0)).x }
    labels.y.layOut { position(of: CGPoint(x: 0, y: $0)).y }
    canvas.draw(content, in: area, width: Self.lineWidth, position: position)
  }
}

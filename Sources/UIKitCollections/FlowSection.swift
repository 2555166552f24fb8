// SPDX-License-Identifier: MIT

/// The metrics of one section of a flow layout, in points.
nonisolated struct FlowMetrics: Sendable {
  var inset = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  /// The length of the header along the content.
  var header: CGFloat = 0
  var footer: CGFloat = 0

  var isFinite: Bool {
    inset.isFinite && [lineSpacing, itemSpacing, header, footer].allSatisfy(\.isFinite)
  }
}

/// One section of a flow layout: its header, its lines of items and its footer, one after the other.
nonisolated struct FlowSection: Sendable {
  let start: CGFloat
  let length: CGFloat
  let count: Int
  private let axis: FlowAxis
  private let figures: FlowMetrics
  /// The size of the collection view across the content.
  private let breadth: CGFloat
  private let lines: FlowLines

  init(at start: CGFloat, sizes: FlowItemSizes, figures: FlowMetrics, breadth: CGFloat, axis: FlowAxis) {
    let insets = axis.insets(figures.inset)
    let lines = FlowLines(
      sizes: sizes, breadth: breadth - insets.near - insets.far, itemSpacing: figures.itemSpacing,
      lineSpacing: figures.lineSpacing, axis: axis)
    self.start = start
    self.axis = axis
    self.figures = figures
    self.breadth = breadth
    self.lines = lines
    count = sizes.count
    length = figures.header + insets.lead + lines.length + insets.tail + figures.footer
  }

  var end: CGFloat { start + length }
  var hasHeader: Bool { figures.header > 0 }
  var hasFooter: Bool { figures.footer > 0 }

  var header: CGRect { axis.rect(along: start, across: 0, length: figures.header, breadth: breadth) }
  var footer: CGRect {
    axis.rect(along: end - figures.footer, across: 0, length: figures.footer, breadth: breadth)
  }

  /// The position of the first line.
  private var origin: (along: CGFloat, across: CGFloat) {
    let insets = axis.insets(figures.inset)
    return (start + figures.header + insets.lead, insets.near)
  }

  func frame(ofItem index: Int) -> CGRect {
    let (along, across) = origin
    let place = lines.place(of: index)
    return axis.rect(
      along: along + place.along, across: across + place.across, length: place.length, breadth: place.breadth)
  }

  /// Returns the items of the lines that intersect an interval along the content.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let along = origin.along
    return lines.items(from: low - along, to: high - along)
  }
}

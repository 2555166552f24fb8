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

/// The sizes and counts from which a section of a flow layout is arranged.
nonisolated struct FlowContent: Sendable {
  var sizes: FlowItemSizes
  let metrics: FlowMetrics

  var isFinite: Bool { sizes.isFinite && metrics.isFinite }
}

/// One section of a flow layout: its header, its lines of items and its footer, in this order.
nonisolated struct FlowSection: Sendable {
  let start: CGFloat
  let length: CGFloat
  let count: Int
  private let axis: FlowAxis
  private let metrics: FlowMetrics
  /// The size of the collection view across the content.
  private let breadth: CGFloat
  private let lines: FlowLines

  init(at start: CGFloat, content: FlowContent, breadth: CGFloat, axis: FlowAxis) {
    let metrics = content.metrics
    let insets = axis.insets(metrics.inset)
    let lines = FlowLines(
      sizes: content.sizes, breadth: breadth - insets.near - insets.far, itemSpacing: metrics.itemSpacing,
      lineSpacing: metrics.lineSpacing, axis: axis)
    self.start = start
    self.axis = axis
    self.metrics = metrics
    self.breadth = breadth
    self.lines = lines
    count = content.sizes.count
    length = metrics.header + insets.lead + lines.length + insets.tail + metrics.footer
  }

  var end: CGFloat { start + length }
  var hasHeader: Bool { metrics.header > 0 }
  var hasFooter: Bool { metrics.footer > 0 }

  var header: CGRect { axis.rect(along: start, across: 0, length: metrics.header, breadth: breadth) }
  var footer: CGRect {
    axis.rect(along: end - metrics.footer, across: 0, length: metrics.footer, breadth: breadth)
  }

  /// The position of the first line.
  private var origin: (along: CGFloat, across: CGFloat) {
    let insets = axis.insets(metrics.inset)
    return (start + metrics.header + insets.lead, insets.near)
  }

  func frame(ofItem index: Int) -> CGRect {
    let (along, across) = origin
    let frame = lines.frame(ofItem: index)
    return axis.rect(
      along: along + frame.along, across: across + frame.across, length: frame.length, breadth: frame.breadth)
  }

  /// Returns the items of the lines that intersect an interval along the content.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let along = origin.along
    return lines.items(from: low - along, to: high - along)
  }
}

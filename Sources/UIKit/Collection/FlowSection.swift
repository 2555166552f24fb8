// SPDX-License-Identifier: MIT

/// A flow layout's figures for one section.
nonisolated struct FlowMetrics: Sendable {
  var inset = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  /// Lengths, along the content.
  var header: CGFloat = 0
  var footer: CGFloat = 0
}

/// One section of a flow layout: header, lines of items, footer, one below the other.
nonisolated struct FlowSection: Sendable {
  let start: CGFloat
  let length: CGFloat
  let count: Int
  private let axis: FlowAxis
  private let figures: FlowMetrics
  /// The view's size.
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

  /// Where the lines begin.
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

  /// The items of the lines that a stretch of the content touches.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let along = origin.along
    return lines.items(from: low - along, to: high - along)
  }
}

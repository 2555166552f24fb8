// SPDX-License-Identifier: MIT
import CoreGraphics

/// The vertical positions of a table's sections and rows.
///
/// The height of a row is an estimate until the row becomes visible, and is then measured.
final class TableLayout {
  /// The heights of a section.
  struct Section {
    var header: CGFloat
    var footer: CGFloat
    var rows: StackedLengths
    /// Whether the height of each row is known, and not an estimate.
    var isMeasured: [Bool]
    var isHeaderMeasured = false
    var isFooterMeasured = false

    var height: CGFloat { header + rows.total + footer }
  }

  /// A supplementary view of a section.
  enum Edge: CaseIterable, Hashable {
    case header
    case footer
  }

  private(set) var sections: [Section]
  private var stack: StackedLengths
  /// The height of the view above the first section.
  private(set) var top: CGFloat
  /// The height of the view below the last section.
  private(set) var bottom: CGFloat

  init(_ sections: [Section], top: CGFloat, bottom: CGFloat) {
    self.sections = sections
    (self.top, self.bottom) = (top, bottom)
    stack = StackedLengths(sections.map(\.height))
  }

  nonisolated deinit {}

  var counts: [Int] { sections.map(\.rows.count) }
  var height: CGFloat { top + stack.total + bottom }
  /// The position at which the last section ends.
  var end: CGFloat { top + stack.total }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && (0..<sections[path.section].rows.count).contains(path.row)
  }

  func setEnds(top: CGFloat, bottom: CGFloat) { (self.top, self.bottom) = (top, bottom) }

  // MARK: Positions

  /// The start and the height of a part of the table.
  struct Span: Equatable {
    var start: CGFloat
    var length: CGFloat
    var end: CGFloat { start + length }
  }

  func section(_ index: Int) -> Span { Span(start: top + stack.start(of: index), length: stack.lengths[index]) }

  func edge(_ edge: Edge, of index: Int) -> Span {
    let whole = section(index)
    switch edge {
    case .header: return Span(start: whole.start, length: sections[index].header)
    case .footer: return Span(start: whole.end - sections[index].footer, length: sections[index].footer)
    }
  }

  func row(_ path: IndexPath) -> Span {
    let start = section(path.section).start + sections[path.section].header
    return Span(
      start: start + sections[path.section].rows.start(of: path.row),
      length: sections[path.section].rows.lengths[path.row])
  }

  /// Returns the sections that intersect a range of positions.
  func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = stack.index(at: start - top)
    guard first < sections.count else { return sections.count..<sections.count }
    var last = first
    while last < sections.count, section(last).start < end { last += 1 }
    return first..<max(first, last)
  }

  /// Returns the first row of a section that ends after a position, or the number of rows.
  func firstRow(of section: Int, after position: CGFloat) -> Int {
    sections[section].rows.index(at: position - self.section(section).start - sections[section].header)
  }

  /// Returns the rows that intersect a range of positions, in order.
  func rows(from start: CGFloat, to end: CGFloat) -> [IndexPath] {
    sections(from: start, to: end).flatMap { section -> [IndexPath] in
      var paths: [IndexPath] = []
      var path = IndexPath(row: firstRow(of: section, after: start), section: section)
      while contains(path), row(path).start < end {
        paths.append(path)
        path.row += 1
      }
      return paths
    }
  }

  // MARK: Measuring

  func isMeasured(_ path: IndexPath) -> Bool { sections[path.section].isMeasured[path.row] }

  /// Sets the measured height of a row. Returns whether it differs from the estimate.
  @discardableResult
  func setRowHeight(_ height: CGFloat, at path: IndexPath) -> Bool {
    let isNew = sections[path.section].rows.lengths[path.row] != height
    sections[path.section].isMeasured[path.row] = true
    sections[path.section].rows.setLength(height, at: path.row)
    stack.setLength(sections[path.section].height, at: path.section)
    return isNew
  }

  func isMeasured(_ edge: Edge, of section: Int) -> Bool {
    edge == .header ? sections[section].isHeaderMeasured : sections[section].isFooterMeasured
  }

  /// Sets the measured height of a header or a footer. Returns whether it differs from the estimate.
  @discardableResult
  func setHeight(_ height: CGFloat, of edge: Edge, section: Int) -> Bool {
    let old = edge == .header ? sections[section].header : sections[section].footer
    if edge == .header {
      sections[section].header = height
      sections[section].isHeaderMeasured = true
    } else {
      sections[section].footer = height
      sections[section].isFooterMeasured = true
    }
    stack.setLength(sections[section].height, at: section)
    return old != height
  }

  /// Makes all heights estimates that are measured again when they are needed.
  func forgetMeasurements() {
    for index in sections.indices {
      sections[index].isMeasured = Array(repeating: false, count: sections[index].rows.count)
      sections[index].isHeaderMeasured = false
      sections[index].isFooterMeasured = false
    }
  }
}

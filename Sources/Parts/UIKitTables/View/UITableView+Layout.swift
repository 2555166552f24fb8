// SPDX-License-Identifier: MIT
import Diagnostics

extension UITableView {
  // MARK: Positions

  /// The positions of all rows. Asks the data source if they are not known.
  var layout: TableLayout {
    if let knownLayout { return knownLayout }
    let made = makeLayout(counts: loadCounts(), row: initialHeight)
    knownLayout = made
    return made
  }

  func loadCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
  }

  /// A height in points, and whether it is not an estimate.
  typealias Height = (height: CGFloat, isMeasured: Bool)

  /// Makes positions for numbers of rows.
  ///
  /// - Parameters:
  ///   - counts: The number of rows in each section.
  ///   - row: Returns the height of a row.
  ///   - edge: Returns the height of a header or a footer, or nil for that of a new section.
  func makeLayout(
    counts: [Int], row: (IndexPath) -> Height, edge: (TableLayout.Edge, Int) -> Height? = { _, _ in nil }
  ) -> TableLayout {
    let sections = counts.enumerated().map { section, count in
      let rows = (0..<count).map { row(IndexPath(row: $0, section: section)) }
      let header = edge(.header, section) ?? initialHeight(of: .header, section: section)
      let footer = edge(.footer, section) ?? initialHeight(of: .footer, section: section)
      return TableLayout.Section(
        header: header.height, footer: footer.height, rows: StackedLengths(rows.map(\.height)),
        isMeasured: rows.map(\.isMeasured), isHeaderMeasured: header.isMeasured, isFooterMeasured: footer.isMeasured)
    }
    return TableLayout(sections, top: ends.heights[0], bottom: ends.heights[1])
  }

  /// Forgets the positions, so that they are computed again before the next frame.
  func forgetLayout() {
    guard activity.batch?.isPerforming != true else { return }
    knownLayout = nil
    passes.bounds = nil
    passes.destination = nil
    setNeedsLayout()
  }

  /// Returns the height of a row, or an estimate.
  func initialHeight(ofRowAt path: IndexPath) -> (height: CGFloat, isMeasured: Bool) {
    guard let delegate else {
      if rowHeight >= 0 { return (rowHeight, true) }
      return (estimatedRowHeight > 0 ? estimatedRowHeight : TableMetrics.rowHeight, false)
    }
    let estimate = delegate.tableView(self, estimatedHeightForRowAt: path)
    if estimate > 0 { return (estimate, false) }
    if estimate == 0 {
      let height = delegate.tableView(self, heightForRowAt: path)
      return height >= 0 ? (height, true) : (TableMetrics.rowHeight, false)
    }
    return (rowHeight >= 0 ? rowHeight : TableMetrics.rowHeight, false)
  }

  /// Returns the height of a header or a footer, or an estimate.
  func initialHeight(of edge: TableLayout.Edge, section: Int) -> (height: CGFloat, isMeasured: Bool) {
    let height = wantedHeight(of: edge, section: section)
    if height >= 0 { return (height, true) }
    let estimate =
      edge == .header
      ? delegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight
      : delegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimatedSectionFooterHeight
    if estimate > 0 { return (estimate, false) }
    return (
      title(of: edge, section: section) == nil ? gap(of: edge, section: section) : TableMetrics.plainHeaderHeight, false
    )
  }

  private func wantedHeight(of edge: TableLayout.Edge, section: Int) -> CGFloat {
    guard let delegate else { return edge == .header ? sectionHeaderHeight : sectionFooterHeight }
    return edge == .header
      ? delegate.tableView(self, heightForHeaderInSection: section)
      : delegate.tableView(self, heightForFooterInSection: section)
  }

  func title(of edge: TableLayout.Edge, section: Int) -> String? {
    edge == .header
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  /// The height of a header or a footer without content.
  private func gap(of edge: TableLayout.Edge, section: Int) -> CGFloat {
    guard style != .plain else { return 0 }
    return edge == .header && section == 0 && ends.header == nil
      ? TableMetrics.firstGroupGap : TableMetrics.groupGap
  }

  // MARK: Measuring

  /// The frame of a row's cell for its position.
  func cellFrame(_ span: TableLayout.Span) -> CGRect {
    CGRect(
      x: cellInsets.left, y: span.start, width: max(bounds.width - cellInsets.left - cellInsets.right, 0),
      height: span.length)
  }

  /// Measures a row that becomes visible, with its cell if it sizes itself. Returns whether its height has changed.
  func measure(_ path: IndexPath, makeCell: () -> UITableViewCell) -> Bool {
    guard !layout.isMeasured(path) else { return false }
    return layout.setRowHeight(height(ofRowAt: path, makeCell: makeCell), at: path)
  }

  /// Returns the height of a row: the height that the delegate or the table gives it, otherwise the height that its
  /// cell needs.
  func height(ofRowAt path: IndexPath, makeCell: () -> UITableViewCell) -> CGFloat {
    let wanted = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard wanted < 0 else { return wanted }
    let cell = makeCell()
    let width = max(bounds.width - cellInsets.left - cellInsets.right, 0)
    return max(fittingHeight(of: cell, width: width), 1)
  }

  /// Measures the header or the footer of a section that becomes visible. Returns whether its height has changed.
  func measure(_ edge: TableLayout.Edge, section: Int) -> Bool {
    guard !layout.isMeasured(edge, of: section) else { return false }
    return layout.setHeight(height(of: edge, section: section), of: edge, section: section)
  }

  /// Returns the height of a header or a footer: the height that the delegate or the table gives it, otherwise the
  /// height that its view needs.
  func height(of edge: TableLayout.Edge, section: Int) -> CGFloat {
    let wanted = wantedHeight(of: edge, section: section)
    guard wanted < 0 else { return wanted }
    guard let view = edgeView(edge, section: section) else { return gap(of: edge, section: section) }
    return fittingHeight(of: view, width: bounds.width) + (edge == .header ? max(sectionHeaderTopPadding, 0) : 0)
  }

  private func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height.rounded(.up)
  }

  // MARK: Placing

  /// Gives each visible row, header and footer a view at its position, and removes all others.
  func placeViews() {
    guard bounds.width > 0 else { return }
    loadIndexIfNeeded()
    placeIndex()
    if ends.heights != [layout.top, layout.bottom] {
      layout.setEnds(top: ends.heights[0], bottom: ends.heights[1])
      passes.bounds = nil
    }
    if passes.width != bounds.width {
      if passes.width != 0 { layout.forgetMeasurements() }
      if Self.isWide(passes.width) != isWide { looksDidChange() }
      passes.width = bounds.width
      passes.bounds = nil
    }
    guard passes.bounds != bounds else { return }
    passes.isPlacing = true
    // A row that is higher than its estimate moves those after it, so that other rows are visible.
    for _ in 0..<4 where placeOnce() {}
    passes.isPlacing = false
    if contentSize != CGSize(width: bounds.width, height: layout.height) {
      contentSize = CGSize(width: bounds.width, height: layout.height)
    }
    passes.bounds = bounds
    followDestination()
    closeSwipeAfterScrolling()
  }

  /// Places the views once. Returns whether the content has moved since.
  private func placeOnce() -> Bool {
    let start = bounds
    let anchor = views.cells.keys.filter { layout.contains($0) && layout.row($0).end > start.minY }.min()
    let anchorStart = anchor.map { layout.row($0).start }
    removeInvisibleViews(in: start)
    visit(in: start) { path, frame in show(path, frame) }
    placeEdges(in: start, showEdge)
    placeEnds()
    if let anchor, let anchorStart, layout.row(anchor).start != anchorStart {
      let target = scrollTarget
      contentOffset.y += layout.row(anchor).start - anchorStart
      // The content above the moved rows keeps its position, and so does the end of a movement to it.
      if let target, target.y < anchorStart { retargetScrolling(to: target) }
    }
    return bounds != start
  }

  private func removeInvisibleViews(in rect: CGRect) {
    for (path, cell) in views.cells where activity.reorder?.cell !== cell {
      let span = layout.contains(path) ? layout.row(path) : nil
      guard let span, span.end > rect.minY, span.start < rect.maxY else {
        endDisplaying(cell, path)
        continue
      }
    }
    let sections = layout.sections(from: rect.minY, to: rect.maxY)
    for key in views.edges.keys where !sections.contains(key.section) { endDisplaying(key) }
  }

  /// Measures the rows that are visible in a rectangle from top to bottom, and calls a closure with the frame of each.
  func visit(in rect: CGRect, _ body: (IndexPath, CGRect) -> Void) {
    guard !layout.sections.isEmpty else { return }
    var section = layout.sections(from: rect.minY, to: rect.maxY).lowerBound
    while section < layout.sections.count, layout.section(section).start < rect.maxY {
      _ = measure(.header, section: section)
      var path = IndexPath(row: layout.firstRow(of: section, after: rect.minY), section: section)
      while layout.contains(path), layout.row(path).start < rect.maxY {
        _ = measure(path) { cell(at: path) }
        body(path, cellFrame(layout.row(path)))
        path.row += 1
      }
      _ = measure(.footer, section: section)
      section += 1
    }
  }

  /// Calls a closure with the frame of each visible header and footer. In a plain table, they stay at the edges.
  func placeEdges(in rect: CGRect, _ body: (TableViews.Key, CGRect) -> Void) {
    let visible = rect.inset(by: adjustedContentInset)
    for section in layout.sections(from: rect.minY, to: rect.maxY) {
      let whole = layout.section(section)
      let (header, footer) = (layout.edge(.header, of: section), layout.edge(.footer, of: section))
      var (headerStart, footerStart) = (header.start, footer.start)
      if style == .plain {
        headerStart = max(header.start, min(visible.minY, footer.start - header.length))
        footerStart = min(footer.start, max(visible.maxY - footer.length, header.end))
      }
      if header.length > 0, whole.length > 0 {
        body(
          TableViews.Key(edge: .header, section: section),
          CGRect(x: 0, y: headerStart, width: bounds.width, height: header.length))
      }
      if footer.length > 0 {
        body(
          TableViews.Key(edge: .footer, section: section),
          CGRect(x: 0, y: footerStart, width: bounds.width, height: footer.length))
      }
    }
  }

  func placeEnds() {
    if let header = ends.header {
      put(header, CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height))
    }
    if let footer = ends.footer {
      put(footer, CGRect(x: 0, y: layout.end, width: bounds.width, height: footer.frame.height))
    }
  }

  func put(_ view: UIView, _ frame: CGRect) {
    // The origin of a swiped cell's bounds stays.
    if view.bounds.size != frame.size { view.bounds.size = frame.size }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if view.center != center { view.center = center }
  }
}

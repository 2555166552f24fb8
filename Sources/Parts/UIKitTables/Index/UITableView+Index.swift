// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

extension UITableView {
  /// The title that shows a magnifying glass in the section index, for a search field above the rows.
  nonisolated public static let indexSearch = "{search}"

  func setSectionIndexMinimumDisplayRowCount(_ newValue: Int) {
    index.minimumRows = newValue
    reloadSectionIndexTitles()
  }

  func setSectionIndexColor(_ newValue: UIColor?) {
    index.color = newValue
    updateIndexLook()
  }

  func setSectionIndexBackgroundColor(_ newValue: UIColor?) {
    index.background = newValue
    updateIndexLook()
  }

  func setSectionIndexTrackingBackgroundColor(_ newValue: UIColor?) {
    index.trackingBackground = newValue
    updateIndexLook()
  }

  func loadIndexTitles() {
    index.titles = nil
    setNeedsLayout()
  }

  private func updateIndexLook() {
    index.view?.tintColor = index.color
    index.view?.backgrounds = (index.background, index.trackingBackground)
  }

  /// The width at the trailing edge that the section index takes from the rows.
  var indexWidth: CGFloat { index.view == nil ? 0 : TableMetrics.indexWidth }

  /// Asks the data source for the titles of the section index, if it has to be asked, and shows or removes the index.
  func loadIndexIfNeeded() {
    guard index.titles == nil else { return }
    let hasRoom = style == .plain && layout.counts.reduce(0, +) >= index.minimumRows
    let titles = hasRoom ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
    index.titles = titles
    let hadIndex = index.view != nil
    if titles.isEmpty {
      index.view?.removeFromSuperview()
      index.view = nil
    } else {
      let view = index.view ?? makeIndexView()
      view.titles = titles
    }
    guard hadIndex == titles.isEmpty else { return }
    layout.forgetMeasurements()
    passes.bounds = nil
    looksDidChange()
  }

  private func makeIndexView() -> TableIndexView {
    let view = TableIndexView(frame: .zero)
    view.onChoice = { [weak self] title in self?.scroll(toIndexTitle: title) }
    index.view = view
    updateIndexLook()
    UIView.performWithoutAnimation {
      // In front of the rows, the headers and a row that the user moves.
      view.layer.zPosition = 3
      addSubview(view)
    }
    return view
  }

  /// Places the section index, which does not scroll.
  func placeIndex() {
    guard let view = index.view else { return }
    let (inset, safe) = (adjustedContentInset, safeAreaInsets)
    let x = isRightToLeft ? bounds.minX + safe.left : bounds.maxX - safe.right - TableMetrics.indexWidth
    let frame = CGRect(
      x: x, y: bounds.minY + inset.top, width: TableMetrics.indexWidth,
      height: max(bounds.height - inset.top - inset.bottom, 0))
    if view.frame != frame { view.frame = frame }
  }

  private func scroll(toIndexTitle position: Int) {
    guard let dataSource, let titles = index.titles, titles.indices.contains(position) else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: titles[position], at: position)
    // The data source may return `NSNotFound` after it has scrolled somewhere itself.
    guard layout.sections.indices.contains(section) else { return }
    if layout.sections[section].rows.count > 0 {
      scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
    } else {
      let top = layout.section(section).start - adjustedContentInset.top
      setContentOffset(clamped(CGPoint(x: contentOffset.x, y: top)), animated: false)
    }
  }
}

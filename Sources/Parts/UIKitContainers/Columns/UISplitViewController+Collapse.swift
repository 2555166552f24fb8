// SPDX-License-Identifier: MIT

/// How columns become one, and are separated again.
extension UISplitViewController {
  /// The column in whose place everything is shown while the columns are collapsed.
  var collapsedColumn: Column { merged?.host ?? .compact }

  /// The navigation controller that is shown while the columns are collapsed.
  var collapsedNavigation: UINavigationController? { entries[collapsedColumn]?.navigation }

  private var stackedColumns: [Column] { [.primary, .supplementary, .secondary].filter { entries[$0] != nil } }

  // MARK: Collapsing

  func collapse() {
    display.endInPlace()
    let (shown, before) = (display.columns, mover.goal)
    let isAnimated = display.canAnimate
    let top = topColumn()
    let host: Column = top == .compact ? .compact : stackedColumns.first ?? .primary
    // The new single column grows out of the one that it continues.
    let origin = shown.contains(top) ? top : shown.contains(host) ? host : .secondary
    if isAnimated { display.leavePictures(of: shown.filter { $0 != origin }) }
    for column in shown where column != host { entries[column].map { display.remove($0.container) } }
    if top != .compact { merge(onto: host, upTo: top) }
    isCollapsed = true
    var start = display.plan.arrangement(alone: host)
    start.frames[host] = before.frames[origin] ?? start.frames[host]
    display.exchange(from: isAnimated ? start : nil)
    updateButton()
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func topColumn() -> Column {
    guard style != .unspecified else { return classicTopColumn() }
    let proposed = entries[.compact] != nil ? Column.compact : stackedColumns.last ?? .primary
    let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    return entries[top] == nil ? proposed : top
  }

  /// Asks the delegate as in the classic style.
  private func classicTopColumn() -> Column {
    guard let delegate, let secondary = entries[.secondary]?.container else { return .secondary }
    if let chosen = delegate.primaryViewController(forCollapsing: self), chosen !== entries[.primary]?.container {
      set(chosen, for: .primary)
    }
    guard let primary = entries[.primary]?.container else { return .secondary }
    let isTaken = delegate.splitViewController(self, collapseSecondary: secondary, onto: primary)
    return isTaken || !(primary is UINavigationController) ? .primary : .secondary
  }

  private func merge(onto host: Column, upTo top: Column) {
    var merged = MergedColumns(host: host, pages: entries[host]?.pages ?? [])
    for column in stackedColumns where column != host && column.rawValue <= top.rawValue {
      merged.set(takePages(of: column), of: column)
    }
    self.merged = merged
    guard let navigation = entries[host]?.navigation else { return }
    navigation.setViewControllers(merged.parts.flatMap(\.pages), animated: false)
  }

  /// Removes the pages of a column from where they are, so that they can be put elsewhere.
  private func takePages(of column: Column) -> [UIViewController] {
    guard let entry = entries[column] else { return [] }
    let pages = entry.pages
    if let navigation = entry.navigation {
      navigation.setViewControllers([], animated: false)
    } else {
      entry.container.willMove(toParent: nil)
      entry.container.removeFromParent()
    }
    return pages
  }

  // MARK: Expanding

  func expand() {
    display.endInPlace()
    let isAnimated = display.canAnimate
    let host = collapsedColumn
    let parts = collapsedNavigation.flatMap { merged?.separated($0) } ?? [:]
    let present = collapsedNavigation.flatMap { merged?.split($0.viewControllers) } ?? [:]
    let top = merged == nil ? .secondary : present.keys.max { $0.rawValue < $1.rawValue } ?? host
    isCollapsed = false
    chooseMode()
    let columns = display.plan.columns(of: display.plan.count)
    // A pop in progress ends before the pages move.
    let isPopping = collapsedNavigation?.transitionCoordinator != nil
    if isPopping || !columns.contains(host), let container = entries[host]?.container { display.remove(container) }
    separate(parts, host: host)
    merged = nil
    var start = display.plan.arrangement(of: 0)
    let bounds = root.bounds
    if top != .secondary, columns.contains(top) {
      start.frames[top] = bounds
      start.frames[.secondary]?.origin.x = isPrimaryOnTheRight ? -bounds.width : bounds.width
    }
    display.exchange(from: isAnimated ? start : nil)
    updateButton()
    delegate?.splitViewControllerDidExpand(self)
  }

  private func chooseMode() {
    guard style != .unspecified else { return }
    settings.chosenCount = nil
    let proposed = display.plan.displayMode
    let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    if mode != proposed { settings.chosenCount = ColumnPlan.count(of: mode) }
  }

  private func separate(_ parts: [Column: [UIViewController]], host: Column) {
    guard style != .unspecified else { return separateClassic(parts) }
    if let pages = parts[host] { entries[host]?.navigation?.setViewControllers(pages, animated: false) }
    for (column, pages) in parts where column != host {
      entries[column]?.navigation?.setViewControllers(pages, animated: false)
    }
  }

  private func separateClassic(_ parts: [Column: [UIViewController]]) {
    guard let primary = entries[.primary]?.container else { return }
    if let chosen = delegate?.primaryViewController(forExpanding: self), chosen !== primary {
      set(chosen, for: .primary)
    }
    if let secondary = delegate?.splitViewController(self, separateSecondaryFrom: primary) {
      entries[.primary]?.navigation?.setViewControllers(
        (parts[.primary] ?? []).filter { $0 !== secondary }, animated: false)
      return set(secondary, for: .secondary)
    }
    var (own, pages) = (parts[.primary] ?? [], parts[.secondary] ?? [])
    // Without a navigation controller of its own, the secondary area has room for one page.
    let isStack = entries[.secondary]?.navigation != nil
    if pages.isEmpty, entries[.secondary] == nil, own.count > 1 { pages = [own.removeLast()] }
    if !isStack, pages.count > 1 { own += pages.dropLast() }
    if !parts.isEmpty { entries[.primary]?.navigation?.setViewControllers(own, animated: false) }
    if isStack, !pages.isEmpty {
      entries[.secondary]?.navigation?.setViewControllers(pages, animated: false)
    } else if !isStack, let page = pages.last {
      entries[.secondary] = nil
      set(page, for: .secondary)
    }
  }

  // MARK: While collapsed

  func showCollapsed(_ column: Column) {
    guard var merged, let navigation = collapsedNavigation, let entry = entries[column], column != .compact else {
      return
    }
    let stack = navigation.viewControllers
    for missing in stackedColumns where missing.rawValue <= column.rawValue && !merged.columns.contains(missing) {
      merged.set(takePages(of: missing), of: missing)
    }
    if entry.pages.isEmpty || merged.columns.contains(column) {
      self.merged = merged
      navigation.setViewControllers(merged.stack(showing: column, from: stack), animated: true)
    }
  }

  func hideCollapsed(_ column: Column) {
    guard let merged, let navigation = collapsedNavigation, column != merged.host, column != .compact else { return }
    let parts = merged.split(navigation.viewControllers)
    let kept = parts.filter { $0.key.rawValue < column.rawValue }.sorted { $0.key.rawValue < $1.key.rawValue }
    guard let last = kept.last?.value.last, last !== navigation.topViewController else { return }
    navigation.popToViewController(last, animated: true)
  }

  func showCollapsedDetail(_ page: UIViewController) {
    guard var merged, let navigation = collapsedNavigation else {
      if let navigation = collapsedNavigation { return navigation.pushViewController(page, animated: true) }
      return present(page, animated: true)
    }
    let stack = navigation.viewControllers
    let below = merged.split(stack).filter { $0.key != .secondary }.sorted { $0.key.rawValue < $1.key.rawValue }
    if let old = entries[.secondary]?.container, old.parent === self {
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
    let entry = ColumnEntry(page, isWrapped: style != .unspecified)
    entries[.secondary] = entry
    if entry.navigation != nil { addChild(entry.container) }
    let pages = entry.navigation == nil ? [page] : takePages(of: .secondary)
    merged.set(pages, of: .secondary)
    self.merged = merged
    navigation.setViewControllers(below.flatMap(\.value) + pages, animated: true)
  }

  /// Returns the parts of the stack, if a column that will be replaced has one in it, and removes that. If the whole stack
  /// is replaced, empties it.
  func takeMerged(without column: Column) -> [Column: [UIViewController]]? {
    guard let merged, merged.columns.contains(column), let navigation = collapsedNavigation else { return nil }
    var parts = merged.split(navigation.viewControllers)
    if column == merged.host {
      display.remove(navigation)
      navigation.setViewControllers([], animated: false)
    } else if parts[column] == nil {
      // Its pages have been popped. The new ones join the stack when they are shown.
      self.merged?.remove(column)
      return nil
    }
    parts[column] = nil
    return parts
  }

  /// Puts the pages of a column that was replaced into the stack, between the other parts of it.
  func replaceMerged(_ column: Column, in others: [Column: [UIViewController]]) {
    guard var merged else { return }
    var parts = others
    if column == merged.host {
      parts[column] = entries[column]?.pages ?? []
    } else {
      parts[column] = takePages(of: column)
    }
    merged.set(parts[column] ?? [], of: column)
    self.merged = merged
    let stack = parts.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap(\.value)
    collapsedNavigation?.setViewControllers(stack, animated: false)
  }
}

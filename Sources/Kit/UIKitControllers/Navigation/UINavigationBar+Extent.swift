// SPDX-License-Identifier: MIT

extension UINavigationBar {
  /// The visible parts of the bar. A bar without a navigation controller has no search bar.
  var extent: BarExtent {
    if let managedExtent { return managedExtent }
    let height = hasLargeTitle(lastOf: items ?? []) ? bounds.height - Self.height : 0
    return BarExtent(
      title: LargeTitle(
        scrolledBy: LargeTitle.fullHeight - height, fullHeight: height > 0 ? LargeTitle.fullHeight : 0, stretches: true,
        hasEdge: height > 0))
  }

  /// Returns whether the last of these items has a large title in this bar.
  func hasLargeTitle(lastOf items: some BidirectionalCollection<UINavigationItem>) -> Bool {
    prefersLargeTitles && UINavigationItem.hasLargeTitle(lastOf: items)
  }

  /// Returns whether an item of this bar has a large title.
  func hasLargeTitle(of item: UINavigationItem) -> Bool {
    let items = items ?? []
    return hasLargeTitle(lastOf: items.prefix((items.firstIndex(of: item) ?? -1) + 1))
  }

  /// Returns the appearance of an item's bar while its content is scrolled to its start, if one has been set.
  func edgeAppearance(for item: UINavigationItem?) -> UINavigationBarAppearance? {
    let compact = isCompact ? compactScrollEdgeAppearance : nil
    return compact ?? item?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  /// Called when ``prefersLargeTitles``, the display mode of an item or its search controller has changed.
  func partsDidChange() {
    onExtentChange?()
    appearanceDidChange()
    setNeedsLayout()
  }
}

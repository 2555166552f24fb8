// SPDX-License-Identifier: MIT

extension UINavigationBar {
  /// The visible part of the large title.
  var largeTitle: LargeTitle {
    if let managedLargeTitle { return managedLargeTitle }
    let height = hasLargeTitle(lastOf: items ?? []) ? bounds.height - Self.height : 0
    return LargeTitle(
      scrolledBy: LargeTitle.fullHeight - height, fullHeight: height > 0 ? LargeTitle.fullHeight : 0, stretches: true,
      hasEdge: height > 0)
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
    item?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  /// Called when ``prefersLargeTitles`` or the display mode of an item has changed.
  func preferenceForLargeTitlesDidChange() {
    onExtentChange?()
    appearanceDidChange()
    setNeedsLayout()
  }
}

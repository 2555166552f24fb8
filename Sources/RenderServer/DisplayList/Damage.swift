// SPDX-License-Identifier: MIT
import X11

extension DisplayList {
  /// Returns the pixels in which this list may differ from an earlier one.
  func damage(since old: DisplayList) -> PixelRegion {
    guard size == old.size else { return PixelRegion(PixelRect(size)) }
    var region = Self.damage(from: old.items, to: items)
    if !region.isEmpty { region.addDependents(of: items.backdrops) }
    region.formIntersection(PixelRect(size))
    return region
  }

  private static func damage(from old: [DisplayItem], to new: [DisplayItem]) -> PixelRegion {
    var region = PixelRegion()
    // The items that both lists begin with are compared directly; only the others need a lookup by key.
    let shorter = min(old.count, new.count)
    let same = (0..<shorter).first { !new[$0].corresponds(to: old[$0]) } ?? shorter
    for index in 0..<same { note(old[index], new[index], in: &region) }
    let (oldRest, newRest) = (old[same...], new[same...])
    if oldRest.isEmpty || newRest.isEmpty {
      for item in oldRest { region.formUnion(item.rect) }
      for item in newRest { region.formUnion(item.rect) }
    } else {
      compareByKey(oldRest.opened(beside: newRest)[...], newRest.opened(beside: oldRest)[...], in: &region)
    }
    return region
  }

  private static func compareByKey(
    _ old: ArraySlice<DisplayItem>, _ new: ArraySlice<DisplayItem>, in region: inout PixelRegion
  ) {
    var oldIndices = Dictionary(zip(old.map(\.key), old.indices), uniquingKeysWith: { first, _ in first })
    var lastIndex = old.startIndex
    for item in new {
      guard let index = oldIndices.removeValue(forKey: item.key) else {
        region.formUnion(item.rect)
        continue
      }
      if index < lastIndex {
        // The item is now above an item that was above it before.
        region.formUnion(old[index].rect)
        region.formUnion(item.rect)
      } else {
        lastIndex = index
        note(old[index], item, in: &region)
      }
    }
    for index in oldIndices.values { region.formUnion(old[index].rect) }
    if Set(old.map(\.key)).count != old.count { region.formUnion(Array(old).bounds.union(Array(new).bounds)) }
  }

  private static func note(_ old: DisplayItem, _ new: DisplayItem, in region: inout PixelRegion) {
    if old == new { return }
    if let inner = innerDamage(old, new) {
      region.formUnion(inner)
    } else {
      region.formUnion(old.rect, movedTo: new.rect)
    }
  }

  /// Returns the damage inside an item of which only the content has changed. Returns nil if more has changed.
  private static func innerDamage(_ old: DisplayItem, _ new: DisplayItem) -> PixelRegion? {
    if case .fragment(let before) = old.drawing, case .fragment(let after) = new.drawing {
      guard old.opacity == new.opacity else { return nil }
      return damage(from: before.items, to: after.items)
    }
    if case .curl(let before) = old.drawing, case .curl(let after) = new.drawing {
      guard before.page == after.page, before.frame == after.frame, old.rect == new.rect else { return nil }
      return PixelRegion(before.activeRect.union(after.activeRect).intersection(new.rect))
    }
    guard case .group(let before) = old.drawing, case .group(let after) = new.drawing,
      old.rect == new.rect, old.opacity == new.opacity, old.isAdditive == new.isAdditive,
      before.placement == after.placement, before.corners == after.corners, before.mask == after.mask,
      before.tint == after.tint,
      let offset = after.placement.pixelOffset
    else { return nil }
    var region = damage(from: before.items, to: after.items).offsetBy(x: offset.x, y: offset.y)
    region.formIntersection(new.rect)
    return region
  }
}

extension DisplayItem {
  /// Whether another item is the same part of the same layer, and consists of the same parts if it is a fragment.
  fileprivate func corresponds(to other: DisplayItem) -> Bool {
    guard key == other.key else { return false }
    guard case .fragment(let before) = other.drawing, case .fragment(let after) = drawing, before !== after else {
      return true
    }
    return after.items.elementsEqual(before.items) { $0.key == $1.key }
  }

  /// The fragment whose items may be listed in place of this one, or nil if it is anything else.
  fileprivate var unfadedFragment: DisplayFragment? {
    if case .fragment(let fragment) = drawing, opacity == 1 { fragment } else { nil }
  }
}

extension ArraySlice<DisplayItem> {
  /// The items, with those of each fragment that the other list does not have in its place: a layer in which something
  /// begins to move is no fragment any more, or one of other runs, but shows the same.
  func opened(beside other: ArraySlice<DisplayItem>) -> [DisplayItem] {
    let shared = other.reachableFragments
    var opened: [DisplayItem] = []
    opened.reserveCapacity(count)
    func open(_ item: DisplayItem) {
      guard let fragment = item.unfadedFragment, !shared.contains(ObjectIdentifier(fragment)) else {
        return opened.append(item)
      }
      for item in fragment.items { open(item) }
    }
    for item in self { open(item) }
    return opened
  }

  /// The fragments among the items, and those within these.
  private var reachableFragments: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    func search(_ items: some Sequence<DisplayItem>) {
      for item in items {
        guard let fragment = item.unfadedFragment, found.insert(ObjectIdentifier(fragment)).inserted else { continue }
        if !fragment.nested.isEmpty { search(fragment.items) }
      }
    }
    search(self)
    return found
  }
}

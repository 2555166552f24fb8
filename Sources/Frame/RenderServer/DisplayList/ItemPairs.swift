// SPDX-License-Identifier: MIT
import X11

/// The items of two frames, paired in the order in which they are drawn.
///
/// The choice of pairs affects only how much is recognized as unchanged: an item without a partner counts as new, or as
/// gone.
struct ItemPairs {
  let old: [DisplayItem]
  let new: [DisplayItem]
  private(set) var pairs: [Pair] = []
  /// The numbers of the items without a partner.
  private(set) var (gone, added): ([Int], [Int]) = ([], [])

  /// The numbers of two items that are the same part of the same layer.
  struct Pair {
    let old: Int
    let new: Int
  }

  /// Pairs items by their keys. Two fragments that consist of the same parts are paired as wholes, without their items,
  /// unless all changed fragments are to be opened.
  init(_ old: [DisplayItem], _ new: [DisplayItem], opensAllFragments: Bool = false) {
    let same = opensAllFragments ? 0 : Self.lengthOfCommonStart(of: old, and: new)
    if same == old.count || same == new.count {
      (self.old, self.new) = (old, new)
    } else {
      self.old = old[..<same] + old[same...].opened(beside: new[same...])
      self.new = new[..<same] + new[same...].opened(beside: old[same...])
    }
    pairItems()
  }

  private static func lengthOfCommonStart(of old: [DisplayItem], and new: [DisplayItem]) -> Int {
    let shorter = min(old.count, new.count)
    return (0..<shorter).first { !new[$0].corresponds(to: old[$0]) } ?? shorter
  }

  private mutating func pairItems() {
    pairs.reserveCapacity(new.count)
    var placesByKey: [DisplayItem.Key: Int]?
    var next = 0
    for index in new.indices {
      let key = new[index].key
      var partner = next
      if next == old.count || old[next].key != key {
        let places = placesByKey ?? places(from: next)
        placesByKey = places
        // An item that has come to lie below one that it was above counts as new.
        guard let place = places[key], place >= next else {
          added.append(index)
          continue
        }
        partner = place
      }
      gone += next..<partner
      pairs.append(Pair(old: partner, new: index))
      next = partner + 1
    }
    gone += next..<old.count
  }

  /// The numbers of old items by their keys.
  private func places(from start: Int) -> [DisplayItem.Key: Int] {
    Dictionary((start..<old.count).map { (old[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
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
  /// The items. A fragment that the other list does not have is replaced by its items: when something in a layer begins
  /// to move, the layer is no longer a fragment, or is divided into other runs, but shows the same pixels.
  fileprivate func opened(beside other: ArraySlice<DisplayItem>) -> [DisplayItem] {
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

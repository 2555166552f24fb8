// SPDX-License-Identifier: MIT

/// The known pages of a scrolled page view controller, by their slots. Slots follow each other in the order of the pages.
///
/// Pages keep their slots while anything moves. At rest, the current page is in the slot `home`.
struct PageStrip {
  /// The page in a slot, as far as it is known.
  private enum Slot {
    case page(UIViewController)
    /// The data source has no page here.
    case end
  }

  /// The slot of the page that is shown at rest. A page before it is at the offset 0, as in UIKit.
  static let home = 1

  private var slots: [Int: Slot] = [:]
  var current = PageStrip.home

  subscript(slot: Int) -> UIViewController? {
    get { if case .page(let page)? = slots[slot] { page } else { nil } }
    set { slots[slot] = newValue.map(Slot.page) }
  }

  /// The page in the current slot.
  var page: UIViewController? { self[current] }

  func isKnown(_ slot: Int) -> Bool { slots[slot] != nil }
  func isEnd(_ slot: Int) -> Bool { if case .end? = slots[slot] { true } else { false } }
  mutating func markEnd(_ slot: Int) { slots[slot] = .end }

  func slot(of page: UIViewController) -> Int? { slots.keys.first { self[$0] === page } }

  /// Forgets the slots that are farther than a distance from the current one.
  mutating func keep(within distance: Int) { slots = slots.filter { abs($0.key - current) <= distance } }

  /// Moves the current page to the slot `home`.
  mutating func bringHome() {
    let distance = Self.home - current
    guard distance != 0 else { return }
    slots = Dictionary(uniqueKeysWithValues: slots.map { ($0.key + distance, $0.value) })
    current = Self.home
  }
}

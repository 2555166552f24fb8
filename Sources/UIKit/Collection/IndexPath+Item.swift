// SPDX-License-Identifier: MIT
import Diagnostics

/// An item's place among sections, as collection views count. Foundation has these on Apple's systems only.
nonisolated extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The index in the section.
  public var item: Int {
    get { part(1, "item") }
    set { self = IndexPath(item: newValue, section: section) }
  }

  /// The same as `item`, as tables call it.
  public var row: Int {
    get { part(1, "row") }
    set { self = IndexPath(item: newValue, section: section) }
  }

  public var section: Int {
    get { part(0, "section") }
    set { self = IndexPath(item: item, section: newValue) }
  }

  private func part(_ index: Int, _ name: String) -> Int {
    require(
      count == 2, "\(self) has no \(name): it needs a section and an item; make it with IndexPath(item:section:)")
    return self[index]
  }
}

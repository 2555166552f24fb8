// SPDX-License-Identifier: MIT
import Diagnostics

/// The position of an item in the sections of a collection view. On Apple's systems UIKit adds these members too.
nonisolated extension IndexPath {
  /// Creates the index path of an item.
  ///
  /// - Parameters:
  ///   - item: The index of the item in its section.
  ///   - section: The index of the section.
  public init(item: Int, section: Int) { self = IndexPath(index: section).appending(item) }

  /// Creates the index path of an item, in the terms of table views.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The index of the item in its section.
  ///
  /// - Precondition: The index path has two elements.
  public var item: Int {
    get { part(1, "item") }
    set { self = IndexPath(item: newValue, section: section) }
  }

  /// The index of the item in its section, in the terms of table views. The same as ``item``.
  public var row: Int {
    get { part(1, "row") }
    set { self = IndexPath(item: newValue, section: section) }
  }

  /// The index of the section.
  ///
  /// - Precondition: The index path has two elements.
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

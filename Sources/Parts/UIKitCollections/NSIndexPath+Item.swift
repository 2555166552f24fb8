// SPDX-License-Identifier: MIT

/// The position of an item in the sections of a collection view, as of `IndexPath`.
nonisolated extension NSIndexPath {
  /// Creates the index path of an item in a section.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  /// Creates the index path of a row in a section.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  /// The index of the item in its section.
  ///
  /// - Precondition: The index path has two elements.
  public var item: Int { indexPath.item }

  /// The index of the row in its section. The same as ``item``.
  public var row: Int { indexPath.row }

  /// The index of the section.
  ///
  /// - Precondition: The index path has two elements.
  public var section: Int { indexPath.section }

  private var indexPath: IndexPath { IndexPath(indexes: (0..<length).map(index(atPosition:))) }
}

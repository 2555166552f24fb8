// SPDX-License-Identifier: MIT
import Diagnostics

/// The sections and items of a diffable data source at one time.
///
/// A data source that applies a snapshot compares it with the one before, and shows the differences. Every identifier
/// occurs once.
///
/// ```swift
/// @MainActor func show(_ names: [String], in source: UITableViewDiffableDataSource<Int, String>) {
///   var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
///   snapshot.appendSections([0])
///   snapshot.appendItems(names)
///   source.apply(snapshot)
/// }
/// ```
nonisolated public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// A section and its items.
  struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private(set) var sections: [Section] = []
  /// The section of each item, by their identifiers.
  private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]
  private var sectionIndexes: [SectionIdentifierType: Int] = [:]

  /// The items to be shown in new cells.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The sections to be shown in new views.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose cells are configured again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Content

  /// The number of items in all sections.
  public var numberOfItems: Int { owners.count }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// Returns the number of items in a section.
  ///
  /// - Precondition: The section exists.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[index(identifier)].items.count
  }

  /// Returns the items of a section in order.
  ///
  /// - Precondition: The section exists.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[index(identifier)].items
  }

  /// Returns the section of an item, or `nil` if there is no such item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    owners[identifier]
  }

  /// Returns the index of an item among all items, or `nil` if there is no such item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let owner = owners[identifier], let section = sectionIndexes[owner],
      let index = sections[section].items.firstIndex(of: identifier)
    else { return nil }
    return sections[..<section].reduce(index) { $0 + $1.items.count }
  }

  /// Returns the index of a section, or `nil` if there is no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sectionIndexes[identifier] }

  // MARK: Items

  /// Appends items to a section, or to the last one.
  ///
  /// - Precondition: The section exists, or there is one, and the items are new.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    require(!sections.isEmpty, "there is no section to append items to; call appendSections(_:) first")
    let section = sectionIdentifier.map(index) ?? sections.count - 1
    insert(identifiers, section, at: sections[section].items.count)
  }

  /// Inserts items before another one.
  ///
  /// - Precondition: The other item exists, and the items are new.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    let place = place(of: beforeIdentifier)
    insert(identifiers, place.section, at: place.item)
  }

  /// Inserts items after another one.
  ///
  /// - Precondition: The other item exists, and the items are new.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    let place = place(of: afterIdentifier)
    insert(identifiers, place.section, at: place.item + 1)
  }

  /// Deletes items. Those that do not exist are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers.filter { owners[$0] != nil })
    for section in Set(gone.compactMap { owners[$0].flatMap { sectionIndexes[$0] } }) {
      sections[section].items.removeAll(where: gone.contains)
    }
    for item in gone { owners[item] = nil }
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() {
    (sections, owners, sectionIndexes) = ([], [:], [:])
  }

  /// Moves an item before another one.
  ///
  /// - Precondition: Both exist.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, toIdentifier) { $0.insertItems([identifier], beforeItem: toIdentifier) }
  }

  /// Moves an item after another one.
  ///
  /// - Precondition: Both exist.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, toIdentifier) { $0.insertItems([identifier], afterItem: toIdentifier) }
  }

  /// Marks items that have changed, so that they are shown in new cells.
  ///
  /// - Precondition: The items exist.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = owner(of: identifier) }
    reloadedItemIdentifiers += identifiers
  }

  /// Marks items that have changed, so that their cells are configured again.
  ///
  /// - Precondition: The items exist.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = owner(of: identifier) }
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  /// Appends sections.
  ///
  /// - Precondition: The sections are new.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: sections.count)
  }

  /// Inserts sections before another one.
  ///
  /// - Precondition: The other section exists, and the sections are new.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, at: index(toIdentifier)) }

  /// Inserts sections after another one.
  ///
  /// - Precondition: The other section exists, and the sections are new.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, at: index(toIdentifier) + 1) }

  /// Deletes sections with their items. Those that do not exist are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections where gone.contains(section.identifier) {
      for item in section.items { owners[item] = nil }
    }
    sections.removeAll { gone.contains($0.identifier) }
    indexSections()
  }

  /// Moves a section before another one.
  ///
  /// - Precondition: Both exist.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, toIdentifier, offset: 0) }

  /// Moves a section after another one.
  ///
  /// - Precondition: Both exist.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, toIdentifier, offset: 1) }

  /// Marks sections that have changed, so that they are shown in new views.
  ///
  /// - Precondition: The sections exist.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = index(identifier) }
    reloadedSectionIdentifiers += identifiers
  }
}

nonisolated extension NSDiffableDataSourceSnapshot {
  // MARK: Places

  private func index(_ identifier: SectionIdentifierType) -> Int {
    guard let index = sectionIndexes[identifier] else {
      fatalError("the snapshot has no section \(identifier); append it first")
    }
    return index
  }

  private func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int) {
    let section = index(owner(of: identifier))
    guard let item = sections[section].items.firstIndex(of: identifier) else {
      preconditionFailure("the snapshot has an item without a place")
    }
    return (section, item)
  }

  private func owner(of identifier: ItemIdentifierType) -> SectionIdentifierType {
    guard let owner = owners[identifier] else {
      fatalError("the snapshot has no item \(identifier); append it first")
    }
    return owner
  }

  // MARK: Changes

  private mutating func insert(_ identifiers: [ItemIdentifierType], _ section: Int, at index: Int) {
    for identifier in identifiers {
      require(
        owners.updateValue(sections[section].identifier, forKey: identifier) == nil,
        "the snapshot has the item \(identifier) already; identifiers must be unique")
    }
    sections[section].items.insert(contentsOf: identifiers, at: index)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, _ other: ItemIdentifierType, _ insert: (inout Self) -> Void
  ) {
    guard identifier != other else { return }
    _ = place(of: other)
    let from = place(of: identifier)
    sections[from.section].items.remove(at: from.item)
    owners[identifier] = nil
    insert(&self)
  }

  private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
    for (offset, identifier) in identifiers.enumerated() {
      require(
        sectionIndexes.updateValue(index + offset, forKey: identifier) == nil,
        "the snapshot has the section \(identifier) already; identifiers must be unique")
    }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
    indexSections()
  }

  private mutating func moveSection(
    _ identifier: SectionIdentifierType, _ other: SectionIdentifierType, offset: Int
  ) {
    guard identifier != other else { return }
    let section = sections.remove(at: index(identifier))
    indexSections()
    sections.insert(section, at: index(other) + offset)
    indexSections()
  }

  private mutating func indexSections() {
    sectionIndexes = Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($1.identifier, $0) })
  }

  /// Forgets which items and sections are to be shown again.
  package mutating func forgetReloads() {
    (reloadedItemIdentifiers, reloadedSectionIdentifiers, reconfiguredItemIdentifiers) = ([], [], [])
  }

  package func itemIdentifier(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  package func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
    sections.indices.contains(index) ? sections[index].identifier : nil
  }

  package func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
    guard owners[identifier] != nil else { return nil }
    let place = place(of: identifier)
    return IndexPath(item: place.item, section: place.section)
  }

  /// The number of items in each section.
  package var counts: [Int] { sections.map(\.items.count) }
}

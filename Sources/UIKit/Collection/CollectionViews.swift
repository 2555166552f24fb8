// SPDX-License-Identifier: MIT

/// Which views wait to be used again.
nonisolated struct ReuseKey: Hashable, Sendable {
  let category: UICollectionView.ElementCategory
  let kind: String
  let identifier: String
}

/// The views of a collection view: those that show an element, those that are on their way out, and those that wait for
/// another use.
final class CollectionViews {
  typealias Element = UICollectionViewLayoutAttributes.Element

  struct Entry {
    let view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes
    /// The pass that has last wanted it.
    var pass = 0
  }

  /// Shows something that is no longer there, until an animation ends.
  private struct Leaver {
    let entry: Entry
    let ticket: Int
    /// nil: its item has become another.
    var element: Element?
  }

  private(set) var entries: [Element: Entry] = [:]
  private var leavers: [Leaver] = []
  private var pool: [ReuseKey: [UICollectionReusableView]] = [:]
  private var ticket = 0

  nonisolated deinit {}

  // MARK: Reuse

  func takeFromPool(_ key: ReuseKey) -> UICollectionReusableView? { pool[key]?.popLast() }

  func putIntoPool(_ view: UICollectionReusableView) {
    view.removeFromSuperview()
    view.element = nil
    if let key = view.reuseKey { pool[key, default: []].append(view) }
  }

  // MARK: On stage

  /// The views on the screen, including those on their way out.
  var viewCount: Int { entries.count + leavers.count }

  func entry(_ element: Element) -> Entry? { entries[element] }

  func add(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, pass: Int) {
    view.element = attributes.element
    entries[attributes.element] = Entry(view: view, attributes: attributes, pass: pass)
  }

  func update(_ attributes: UICollectionViewLayoutAttributes, pass: Int) {
    entries[attributes.element]?.attributes = attributes
    entries[attributes.element]?.pass = pass
  }

  func keep(_ element: Element, pass: Int) { entries[element]?.pass = pass }

  /// Takes off what the pass has not wanted.
  func removeAll(notWantedBy pass: Int) -> [Entry] {
    let unwanted = entries.filter { $0.value.pass != pass }
    for element in unwanted.keys { entries[element] = nil }
    return Array(unwanted.values)
  }

  /// Gives every element the name it has after an update; returns those that are gone.
  func rename(_ name: (Element) -> Element?) -> [Entry] {
    let old = entries
    entries = [:]
    var gone: [Entry] = []
    for (element, entry) in old {
      guard let new = name(element) else {
        gone.append(entry)
        continue
      }
      entry.view.element = new
      var renamed = entry
      if new != element { renamed.attributes = entry.attributes.renamed(new) }
      entries[new] = renamed
    }
    return gone
  }

  // MARK: On the way out

  /// Keeps views until the animation is over that the ticket stands for.
  func keepLeaving(_ leaving: [Entry]) -> Int {
    ticket += 1
    for entry in leaving { entry.view.element = nil }
    leavers += leaving.map { Leaver(entry: $0, ticket: ticket, element: $0.attributes.element) }
    return ticket
  }

  /// The view of an element that was on its way out and is wanted again.
  func rescue(_ element: Element) -> Entry? {
    guard let index = leavers.lastIndex(where: { $0.element == element }) else { return nil }
    return leavers.remove(at: index).entry
  }

  func isLeaving(_ element: Element) -> Bool { leavers.contains { $0.element == element } }

  /// Those whose animation is over.
  func finishLeaving(_ ticket: Int) -> [Entry] {
    let done = leavers.filter { $0.ticket == ticket }.map(\.entry)
    leavers.removeAll { $0.ticket == ticket }
    return done
  }

  /// The items have become others: what is on its way out shows none of them.
  func disownLeavers() { for index in leavers.indices { leavers[index].element = nil } }
}

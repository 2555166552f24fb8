// SPDX-License-Identifier: MIT

/// The key of unused views in the reuse pool.
nonisolated struct ReuseKey: Hashable, Sendable {
  let category: UICollectionView.ElementCategory
  let kind: String
  let identifier: String
}

/// The views of a collection view: the views of elements, the views that are disappearing, and the pool of unused
/// views.
final class CollectionViews {
  typealias Element = UICollectionViewLayoutAttributes.Element

  /// A view and what is known of it. An object, so that a layout pass looks each view up once.
  final class Entry {
    let view: UICollectionReusableView
    fileprivate(set) var attributes: UICollectionViewLayoutAttributes
    /// The last layout pass that needed the view.
    fileprivate var pass: Int
    /// The attributes for which the view has returned those that it prefers.
    fileprivate(set) var asked: UICollectionViewLayoutAttributes?

    fileprivate init(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, pass: Int) {
      self.view = view
      self.attributes = attributes
      self.pass = pass
    }

    nonisolated deinit {}

    /// Notes the attributes that the view has, and that the pass needs it.
    func update(_ attributes: UICollectionViewLayoutAttributes, pass: Int) {
      self.attributes = attributes
      self.pass = pass
    }
  }

  /// A view that no longer shows an element, kept until its animation ends.
  private struct DisappearingView {
    let entry: Entry
    let animationID: Int
    /// The element that the view has shown, or nil if its index path now belongs to another item.
    var element: Element?
  }

  private(set) var entries: [Element: Entry] = [:]
  /// The cell that is configured again. The data source gets it when it asks for one.
  var reconfigured: UICollectionViewCell?
  /// The attributes of the element for which the data source is asked.
  var awaited: UICollectionViewLayoutAttributes?
  private var disappearing: [DisappearingView] = []
  private var pool: [ReuseKey: [UICollectionReusableView]] = [:]
  /// The views in the pool that are still subviews, for the elements that come into view as others leave it.
  private var waiting: [UICollectionReusableView] = []
  private var animationID = 0
  private var resized: Set<Element> = []
  private var animatesResizing = true

  nonisolated deinit {}

  // MARK: Reuse

  func takeFromPool(_ key: ReuseKey) -> UICollectionReusableView? {
    guard let view = pool[key]?.popLast() else { return nil }
    waiting.remove(identicalTo: view)
    return view
  }

  /// Keeps a view for another element. It remains a subview until ``removeUnused()``, because a view that is shown again
  /// at once only moves.
  func putIntoPool(_ view: UICollectionReusableView) {
    view.element = nil
    waiting.append(view)
    if let key = view.reuseKey { pool[key, default: []].append(view) }
  }

  /// Removes the views from the screen that have been put into the pool and not been used again.
  func removeUnused() {
    for view in waiting { view.removeFromSuperview() }
    waiting = []
  }

  // MARK: Views in use

  /// The number of views on the screen, including those that are disappearing or wait to be used again.
  var viewCount: Int { entries.count + disappearing.count + waiting.count }

  func entry(_ element: Element) -> Entry? { entries[element] }

  func add(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, pass: Int) {
    view.element = attributes.element
    entries[attributes.element] = Entry(view, attributes, pass: pass)
  }

  /// Notes that a view has been asked for the attributes that it prefers to others.
  func noteAsked(_ attributes: UICollectionViewLayoutAttributes) { entries[attributes.element]?.asked = attributes }

  /// Lets the views of elements, or all views, be asked again for the attributes that they prefer.
  func forgetAsked(_ elements: [Element]? = nil) {
    for element in elements ?? Array(entries.keys) { entries[element]?.asked = nil }
  }

  // MARK: Views whose content has changed

  /// Notes that the content of an element's view has changed.
  ///
  /// - Parameter animated: Whether its new size is animated.
  func noteResized(_ element: Element, animated: Bool) {
    if resized.isEmpty { animatesResizing = true }
    if !animated { animatesResizing = false }
    resized.insert(element)
  }

  /// Returns the elements whose content has changed since this was asked last, and whether their new sizes are animated.
  func takeResized() -> (elements: Set<Element>, animated: Bool) {
    defer { resized = [] }
    return (resized, animatesResizing)
  }

  /// Removes the views that the pass did not need, and that the user does not move, and returns them.
  func removeAll(notNeededIn pass: Int) -> [Entry] {
    let unneeded = entries.values.filter { $0.pass != pass && !$0.view.isHeld }
    for entry in unneeded { entries[entry.attributes.element] = nil }
    return unneeded
  }

  /// Gives every element its index path after an update, and returns the entries of the elements that were deleted.
  func updateElements(_ newElement: (Element) -> Element?) -> [Entry] {
    let old = entries
    entries = [:]
    var deleted: [Entry] = []
    for (element, entry) in old {
      guard let new = newElement(element) else {
        deleted.append(entry)
        continue
      }
      entry.view.element = new
      if new != element { entry.attributes = entry.attributes.renamed(new) }
      entries[new] = entry
    }
    return deleted
  }

  // MARK: Disappearing views

  /// Keeps views until their animation has ended, and returns a number that identifies the animation.
  func keepDisappearing(_ removed: [Entry]) -> Int {
    animationID += 1
    for entry in removed { entry.view.element = nil }
    disappearing += removed.map {
      DisappearingView(entry: $0, animationID: animationID, element: $0.attributes.element)
    }
    return animationID
  }

  /// Removes the disappearing view of an element that is needed again, and returns it.
  func takeDisappearing(_ element: Element) -> Entry? {
    guard let index = disappearing.lastIndex(where: { $0.element == element }) else { return nil }
    return disappearing.remove(at: index).entry
  }

  func isDisappearing(_ element: Element) -> Bool { disappearing.contains { $0.element == element } }

  /// Removes and returns the views whose animation has ended.
  func removeDisappeared(in animationID: Int) -> [Entry] {
    let done = disappearing.filter { $0.animationID == animationID }.map(\.entry)
    disappearing.removeAll { $0.animationID == animationID }
    return done
  }

  /// Removes the elements from the disappearing views, because their index paths now belong to other items.
  func forgetDisappearingElements() { for index in disappearing.indices { disappearing[index].element = nil } }
}

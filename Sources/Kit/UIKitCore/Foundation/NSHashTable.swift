// SPDX-License-Identifier: MIT

/// A set of objects that it may hold weakly. Foundation on Linux has none.
///
/// ```swift
/// @MainActor final class Player {
///   private let listeners = NSHashTable<UIView>.weakObjects()
///
///   func add(_ listener: UIView) { listeners.add(listener) }
///   func show() { for listener in listeners.allObjects { listener.setNeedsDisplay() } }
/// }
/// ```
///
/// Objects are compared by `isEqual(_:)`, and those that are no `NSObject` by identity. An object that is held weakly
/// leaves the table when nothing else refers to it.
nonisolated public final class NSHashTable<ObjectType: AnyObject> {
  private let isWeak: Bool
  /// The references by their hashes.
  private var buckets: [Int: [ObjectReference<ObjectType>]] = [:]
  /// The number of buckets at which those of objects that are gone are removed.
  private var limit = 16

  private init(isWeak: Bool) { self.isWeak = isWeak }

  /// Creates an empty table that holds its objects weakly.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }

  /// Creates an empty table that holds its objects.
  public convenience init() { self.init(isWeak: false) }

  /// The objects, in no order.
  public var allObjects: [ObjectType] { buckets.values.flatMap { $0.compactMap(\.object) } }

  /// The number of objects. On Apple's systems it may include objects that are gone.
  public var count: Int { allObjects.count }

  /// One of the objects, or `nil` if there is none.
  public var anyObject: ObjectType? { buckets.values.lazy.compactMap { $0.lazy.compactMap(\.object).first }.first }

  /// Returns the object in the table that is equal to an object, or `nil`.
  public func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return buckets[ObjectReference.hash(of: object)]?.first { $0.refers(to: object) }?.object
  }

  /// Returns whether an object equal to this one is in the table.
  public func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

  /// Adds an object, unless one that is equal is in the table.
  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    if buckets.count >= limit { removeGoneObjects() }
    let reference = ObjectReference(object, isWeak: isWeak)
    buckets[reference.hash, default: []].append(reference)
  }

  private func removeGoneObjects() {
    buckets = buckets.compactMapValues { bucket in
      let kept = bucket.filter { $0.object != nil }
      return kept.isEmpty ? nil : kept
    }
    limit = max(2 * buckets.count, 16)
  }

  /// Removes the object that is equal to this one, if there is any.
  public func remove(_ object: ObjectType?) {
    guard let object else { return }
    let hash = ObjectReference.hash(of: object)
    buckets[hash]?.removeAll { $0.object == nil || $0.refers(to: object) }
    if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
  }

  /// Removes all objects.
  public func removeAllObjects() { buckets = [:] }
}

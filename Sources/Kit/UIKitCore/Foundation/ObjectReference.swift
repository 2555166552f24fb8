// SPDX-License-Identifier: MIT

/// A reference of a table to an object, weak or strong.
///
/// It is found by `hash` and `isEqual(_:)`, and for objects that are no `NSObject` by identity. A weak reference keeps its
/// hash when the object is gone, and is then equal to no object.
nonisolated struct ObjectReference<Object: AnyObject> {
  let hash: Int
  private weak var weakObject: Object?
  private let strongObject: Object?

  init(_ object: Object, isWeak: Bool) {
    hash = Self.hash(of: object)
    weakObject = object
    strongObject = isWeak ? nil : object
  }

  var object: Object? { strongObject ?? weakObject }

  func refers(to other: Object) -> Bool {
    guard let object else { return false }
    return object === other || (object as? NSObject)?.isEqual(other) == true
  }

  static func hash(of object: Object) -> Int { (object as? NSObject)?.hash ?? ObjectIdentifier(object).hashValue }
}

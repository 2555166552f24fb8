// SPDX-License-Identifier: MIT

/// An implementation detail that creates objects of a class known only at run time. Do not use it.
///
/// It calls their `init()`, which is not required, in the way that ``LayerMaker`` describes.
@preconcurrency @MainActor open class ObjectMaker: NSObject {
  /// Creates an object. Not called on this class itself.
  public required override init() { super.init() }

  nonisolated deinit {}

  /// Creates an object of a class.
  package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let lent = unsafeBitCast(type as AnyClass, to: ObjectMaker.Type.self)
    return unsafeDowncast(lent.init() as AnyObject, to: type)
  }
}

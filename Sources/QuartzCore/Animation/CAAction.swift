// SPDX-License-Identifier: MIT

/// Something that a change of a layer triggers.
public protocol CAAction {
  /// - Parameters:
  ///   - event: the key of the property that changed, or the name of an event.
  ///   - anObject: the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Stands for "no action, and look no further".
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    // Nothing is what this action does.
  }
}

nonisolated public let kCAOnOrderIn = "onOrderIn"
nonisolated public let kCATransition = "transition"

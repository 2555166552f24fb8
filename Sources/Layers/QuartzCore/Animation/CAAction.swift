// SPDX-License-Identifier: MIT

/// A response to a change of a layer.
///
/// When a property of a layer changes, the layer looks up an action for the property's key and runs it. Animations are
/// actions. See ``CALayer/action(forKey:)``.
///
/// ```swift
/// final class LogAction: CAAction {
///   func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
///     print("\(event) has changed")
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol CAAction {
  /// Performs the action.
  ///
  /// - Parameters:
  ///   - event: The key of the property that has changed, or the name of an event such as ``kCAOnOrderIn``.
  ///   - anObject: The layer.
  ///   - dict: Additional information. Layers pass `nil`.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing and ends the search for another one.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    // The action does nothing by definition.
  }
}

/// The event of a layer's insertion into a tree that is on the screen.
nonisolated public let kCAOnOrderIn = "onOrderIn"

/// The name of the event that a layer is about to leave the window.
nonisolated public let kCAOnOrderOut = "onOrderOut"

/// The key under which a layer keeps its ``CATransition``.
nonisolated public let kCATransition = "transition"

// SPDX-License-Identifier: MIT
import Foundation

extension NSObject {
  /// Observes a property by its name.
  @available(
    *, unavailable,
    message: "names of properties are not available; use observe(_:options:changeHandler:), and keep what it returns"
  )
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}

  /// Ends observing a property by its name.
  @available(
    *, unavailable,
    message:
      "names of properties are not available; call invalidate() of what observe(_:options:changeHandler:) returned"
  )
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

  /// Ends observing a property by its name.
  @available(
    *, unavailable,
    message:
      "names of properties are not available; call invalidate() of what observe(_:options:changeHandler:) returned"
  )
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}

  /// Called after an observed property has changed.
  @available(
    *, unavailable,
    message: "names of properties are not available; pass a closure to observe(_:options:changeHandler:)"
  )
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}
}

/// A key of the changes of a property that is observed by its name.
@available(*, unavailable, message: "names of properties are not available; see NSKeyValueObservedChange")
public struct NSKeyValueChangeKey: Hashable, Sendable {
  /// The new value.
  @available(*, unavailable, message: "names of properties are not available; see NSKeyValueObservedChange")
  public static var newKey: NSKeyValueChangeKey { fatalError("unavailable") }

  /// The old value.
  @available(*, unavailable, message: "names of properties are not available; see NSKeyValueObservedChange")
  public static var oldKey: NSKeyValueChangeKey { fatalError("unavailable") }

  /// The kind of change.
  @available(*, unavailable, message: "names of properties are not available; see NSKeyValueObservedChange")
  public static var kindKey: NSKeyValueChangeKey { fatalError("unavailable") }
}

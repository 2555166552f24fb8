// SPDX-License-Identifier: MIT
import Foundation

/// Compares the values of an object's property before and after its changes, and reports them to a handler.
struct PropertyChanges<Object: AnyObject, Value> {
  typealias Handler = (Object, NSKeyValueObservedChange<Value>) -> Void

  private weak var object: Object?
  private let keyPath: KeyPath<Object, Value>
  private let options: NSKeyValueObservingOptions
  private let handler: Handler

  init(
    of object: Object, _ keyPath: KeyPath<Object, Value>, options: NSKeyValueObservingOptions,
    handler: @escaping Handler
  ) {
    self.object = object
    self.keyPath = keyPath
    self.options = options
    self.handler = handler
  }

  /// Records the value before a change. Returns a closure that reports the change.
  func record() -> PropertyObserver.Report? {
    guard let old = object?[keyPath: keyPath] else { return nil }
    return { evenIfEqual in
      guard let new = object?[keyPath: keyPath], evenIfEqual || !Self.areEqual(old, new) else { return }
      report(from: old, to: new)
    }
  }

  /// Reports the current value as the new one.
  func reportInitialValue() {
    if let object { report(from: nil, to: object[keyPath: keyPath]) }
  }

  private func report(from old: Value?, to new: Value) {
    guard let object else { return }
    handler(
      object,
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil,
        indexes: nil, isPrior: false))
  }

  /// Values of a type without equality count as different, unless they are the same object.
  private static func areEqual(_ old: Value, _ new: Value) -> Bool {
    if let old = old as? any Equatable { return old.equals(new) }
    guard Value.self is AnyClass else { return false }
    return (old as AnyObject) === (new as AnyObject)
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}

// SPDX-License-Identifier: MIT
import Foundation

/// Compares the values of an object's property before and after its changes, and reports them to a handler.
struct PropertyChanges<Object: AnyObject, Value> {
  typealias Handler = (Object, NSKeyValueObservedChange<Value>) -> Void

  private weak var object: Object?
  private let read: (Object) -> Value?
  private let options: NSKeyValueObservingOptions
  private let handler: Handler

  init(
    of object: Object, options: NSKeyValueObservingOptions, read: @escaping (Object) -> Value?,
    handler: @escaping Handler
  ) {
    self.object = object
    self.read = read
    self.options = options
    self.handler = handler
  }

  /// Records the value before a change. Returns a closure that reports the change.
  func record() -> PropertyObserver.Report? {
    guard let old = object.flatMap(read) else { return nil }
    return { evenIfEqual in
      guard let new = object.flatMap(read), evenIfEqual || !Self.areEqual(old, new) else { return }
      report(from: old, to: new)
    }
  }

  /// Reports the current value as the new one.
  func reportInitialValue() {
    if let value = object.flatMap(read) { report(from: nil, to: value) }
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

// SPDX-License-Identifier: MIT
import Foundation

/// An observer of one property of one object.
package class PropertyObserver {
  /// The number of changes of the object in progress, one inside the other.
  private var depth = 0
  /// Whether the observed property itself was reported, and not only its object.
  private var isNamed = false
  private var sources: [WeakReference] = []

  /// The observed property.
  var property: AnyKeyPath { fatalError("PropertyObserver: a subclass says what it observes") }

  func attach(to objects: [AnyObject]) {
    sources = objects.map { WeakReference(object: $0) }
    for object in objects {
      AttachmentTable.withAttachments(of: object, creates: true) { $0?.observers.append(self) }
    }
  }

  func detach() {
    for case let object? in sources.map(\.object) {
      AttachmentTable.withAttachments(of: object, creates: false) { $0?.observers.removeAll { $0 === self } }
    }
    sources = []
  }

  package final func willChange() {
    depth += 1
    if depth == 1 { recordOldValue() }
  }

  /// - Parameter name: The key path that the program has reported, or `nil` if it is not known what has changed.
  package final func didChange(naming name: AnyKeyPath? = nil) {
    // An observer that was added during the change knows no old value.
    guard depth > 0 else { return }
    if name == property { isNamed = true }
    depth -= 1
    guard depth == 0 else { return }
    let isNamed = isNamed
    self.isNamed = false
    reportChange(evenIfEqual: isNamed)
  }

  func recordOldValue() {}
  func reportChange(evenIfEqual: Bool) {}
}

/// An observer of the property at a key path.
final class KeyPathObserver<Object: AnyObject, Value>: PropertyObserver {
  typealias Handler = (Object, NSKeyValueObservedChange<Value>) -> Void

  private weak var object: Object?
  private let keyPath: KeyPath<Object, Value>
  private let options: NSKeyValueObservingOptions
  private let handler: Handler
  private var old: Value?

  init(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, options: NSKeyValueObservingOptions,
    handler: @escaping Handler
  ) {
    self.object = object
    self.keyPath = keyPath
    self.options = options
    self.handler = handler
  }

  override var property: AnyKeyPath { keyPath }

  override func recordOldValue() { old = object?[keyPath: keyPath] }

  override func reportChange(evenIfEqual: Bool) {
    guard let object, let old else { return }
    self.old = nil
    let new = object[keyPath: keyPath]
    if evenIfEqual || !Self.areEqual(old, new) { report(from: old, to: new) }
  }

  /// Reports the present value as the new one.
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

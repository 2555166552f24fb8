// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation

// swift-format-ignore: NoLeadingUnderscores
/// An object that can observe others by the names of their properties: every responder.
@preconcurrency @MainActor public protocol _NamedKeyObserver: NSObject {
  /// Called after an observed property has changed.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  )
}

/// A class with properties that can be observed by their names.
@MainActor package protocol NamedPropertyOwner: NSObject {
  /// Returns the key path of the property with a name, or `nil`.
  static func observableKeyPath(named name: String) -> AnyKeyPath?
}

/// An observation of a property by its name.
struct NamedObservation {
  /// The identity of the observer, which may end the observation while it is released.
  let observer: ObjectIdentifier
  let name: String
  let context: UnsafeMutableRawPointer?
  let observation: NSKeyValueObservation
}

/// Calls an observer, for as long as it exists.
private struct NamedReport: @unchecked Sendable {
  weak var observer: (any _NamedKeyObserver)?
  let name: String
  let context: UnsafeMutableRawPointer?

  init(observer: any _NamedKeyObserver, name: String, context: UnsafeMutableRawPointer?) {
    (self.observer, self.name, self.context) = (observer, name, context)
  }

  // Views and layers change on the main thread alone.
  func send(_ object: NSObject, _ change: NSKeyValueObservedChange<Any>) {
    nonisolated(unsafe) let (object, values) = (object, change.byName)
    MainActor.assumeIsolated {
      observer?.observeValue(forKeyPath: name, of: object, change: values, context: context)
    }
  }
}

extension NSObject {
  /// Calls a responder's `observeValue(forKeyPath:of:change:context:)` whenever a property has changed.
  ///
  /// These properties have names: `frame`, `bounds`, `center` and `hidden` of views, and `contentOffset`, `contentSize` and
  /// `delegate` of scroll views. Another name is reported and has no effect: use `observe(_:options:changeHandler:)`.
  ///
  /// - Parameters:
  ///   - observer: A view, a view controller or another responder, held weakly.
  ///   - keyPath: The name of the property.
  ///   - options: The content of the changes. The default is empty.
  ///   - context: A pointer that the observer receives with each change, or `nil`.
  @preconcurrency @MainActor public func addObserver(
    _ observer: any _NamedKeyObserver, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let path = (type(of: self) as? any NamedPropertyOwner.Type)?.observableKeyPath(named: keyPath)
    expect(
      path != nil,
      "\"\(keyPath)\" of \(type(of: self)) cannot be observed by name; use observe(_:options:changeHandler:)")
    guard let path else { return }
    let report = NamedReport(observer: observer, name: keyPath, context: context)
    let changes = PropertyChanges<NSObject, Any>(
      of: self, options: options, read: { $0[keyPath: path] }, handler: report.send)
    let observation = NSKeyValueObservation(changes, of: self, path, isInitial: options.contains(.initial))
    let entry = NamedObservation(
      observer: ObjectIdentifier(observer), name: keyPath, context: context, observation: observation)
    AttachmentTable.withAttachments(of: self, creates: true) { $0?.namedObservations.append(entry) }
  }

  /// Observes a property by its name.
  @available(
    *, unavailable,
    message: "only responders observe by name; use observe(_:options:changeHandler:), and keep what it returns"
  )
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}

  /// Ends the last observation of a property that an observer began.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    removeObservation { $0.observer == ObjectIdentifier(observer) && $0.name == keyPath }
  }

  /// Ends the last observation of a property that an observer began with a context.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    removeObservation { $0.observer == ObjectIdentifier(observer) && $0.name == keyPath && $0.context == context }
  }

  private func removeObservation(where matches: (NamedObservation) -> Bool) {
    let removed = AttachmentTable.withAttachments(of: self, creates: false) { attachments -> NamedObservation? in
      guard let index = attachments?.namedObservations.lastIndex(where: matches) else { return nil }
      return attachments?.namedObservations.remove(at: index)
    }
    expect(removed != nil, "an observer was removed from \(type(of: self)) that did not observe it; add it first")
    removed?.observation.invalidate()
  }
}

extension NSKeyValueObservedChange<Any> {
  /// The change as those receive it who observe by name. An optional without a value is `NSNull`, as on Apple's systems.
  fileprivate var byName: [NSKeyValueChangeKey: Any] {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: kind.rawValue)]
    if let newValue { change[.newKey] = Self.boxed(newValue) }
    if let oldValue { change[.oldKey] = Self.boxed(oldValue) }
    return change
  }

  private static func boxed(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value ?? NSNull()
  }
}

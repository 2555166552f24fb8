// SPDX-License-Identifier: MIT

/// A target and its action: the typed form of Apple's target and selector.
///
/// The action is an unapplied method, such as `Self.tapped` or `Gallery.tapped`, that takes nothing, the sender, or the
/// sender and the event. The target is weak. A closure has no target and lives as long as the object to which it was
/// added. Swift cannot compare methods, so an action is removed by its target.
@MainActor
package struct TargetAction {
  private enum Receiver {
    case object(Weak)
    case closure
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  private let receiver: Receiver
  private let call: (AnyObject?, AnyObject, UIEvent?) -> Void

  package init<Target: AnyObject>(_ target: AnyObject, _ action: @escaping (Target) -> () -> Void) {
    receiver = .object(Weak(object: target))
    call = { target, _, _ in action(Self.expect(target))() }
  }

  package init<Target: AnyObject, Sender>(_ target: AnyObject, _ action: @escaping (Target) -> (Sender) -> Void) {
    receiver = .object(Weak(object: target))
    call = { target, sender, _ in action(Self.expect(target))(Self.expect(sender)) }
  }

  package init<Target: AnyObject, Sender>(
    _ target: AnyObject, _ action: @escaping (Target) -> (Sender, UIEvent?) -> Void
  ) {
    receiver = .object(Weak(object: target))
    call = { target, sender, event in action(Self.expect(target))(Self.expect(sender), event) }
  }

  package init<Sender>(_ handler: @escaping (Sender) -> Void) {
    receiver = .closure
    call = { _, sender, _ in handler(Self.expect(sender)) }
  }

  /// Whether the target still exists. Otherwise the action can be removed.
  package var isAlive: Bool {
    switch receiver {
    case .object(let weak): weak.object != nil
    case .closure: true
    }
  }

  /// The target, or nil if it no longer exists or the action is a closure.
  package var target: AnyObject? {
    switch receiver {
    case .object(let weak): weak.object
    case .closure: nil
    }
  }

  /// Calls the action. Does nothing if the target no longer exists.
  package func send(from sender: AnyObject, event: UIEvent? = nil) {
    switch receiver {
    case .object(let weak):
      guard let target = weak.object else { return }
      call(target, sender, event)
    case .closure:
      call(nil, sender, event)
    }
  }

  private static func expect<T>(_ object: AnyObject?) -> T {
    guard let typed = object as? T else {
      fatalError(
        "an action for \(T.self) was sent to or by \(object.map { "\(type(of: $0))" } ?? "nil"); "
          + "pass an action of the target's class that takes this sender")
    }
    return typed
  }
}

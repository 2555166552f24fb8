// SPDX-License-Identifier: MIT
import Diagnostics
import QuartzCore

/// The action of a control, a bar item or a recognizer: a method of a target, or a closure.
///
/// The target is weak. Without a target, the action goes to the first responder in the chain that has the method. A
/// closure lives as long as the object to which it was added.
@MainActor
package struct TargetAction {
  private enum Receiver {
    case object(Weak, Selector)
    case responderChain(Selector)
    case closure(@MainActor (AnyObject) -> Void)
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  private let receiver: Receiver

  /// - Parameters:
  ///   - target: The object to call, or nil to search the responder chain.
  ///   - action: Its method. It is checked here, not when it is called.
  ///   - sender: The object that will call it.
  package init(_ target: Any?, _ action: Selector, sender: AnyObject) {
    guard let target else {
      receiver = .responderChain(action)
      action.checkAction(target: nil, sender: sender)
      return
    }
    require(
      type(of: target) is AnyClass, "\(target) cannot be a target, because it is not an object; pass one of a class")
    let object = target as AnyObject
    action.checkAction(target: object, sender: sender)
    receiver = .object(Weak(object: object), action)
  }

  package init<Sender>(_ handler: @escaping (Sender) -> Void) {
    receiver = .closure { sender in
      guard let sender = sender as? Sender else { fatalError("an action for \(Sender.self) was sent by \(sender)") }
      handler(sender)
    }
  }

  /// Whether the target still exists. Otherwise the action can be removed.
  package var isAlive: Bool {
    if case .object(let weak, _) = receiver { weak.object != nil } else { true }
  }

  /// The target, or nil if it no longer exists or there is none.
  package var target: AnyObject? {
    if case .object(let weak, _) = receiver { weak.object } else { nil }
  }

  /// Whether a call that removes actions removes this one. Closures are removed only together with all other actions.
  ///
  /// - Parameters:
  ///   - target: The target, or nil for all targets.
  ///   - action: The method, or nil for all methods.
  package func matches(target: Any?, action: Selector?) -> Bool {
    guard let own = selector else { return target == nil && action == nil }
    return (target == nil || self.target === target as AnyObject?) && (action == nil || own == action)
  }

  /// Whether a call that names a method a second time may mean this action: its method has the same parameters.
  package func resembles(target: Any?, action: Selector) -> Bool {
    selector?.resembles(action) == true && matches(target: target, action: nil)
  }

  private var selector: Selector? {
    switch receiver {
    case .object(_, let selector), .responderChain(let selector): selector
    case .closure: nil
    }
  }

  /// Calls the action. Does nothing if the target no longer exists.
  package func send(from sender: AnyObject, event: UIEvent? = nil) {
    send(from: sender) { UIApplication.shared.sendAction($0, to: $1, from: sender, for: event) }
  }

  /// Calls the action. Does nothing if the target no longer exists.
  ///
  /// - Parameters:
  ///   - sender: The argument of a closure.
  ///   - send: Calls a method on a target, which is nil if it has to be searched for.
  package func send(from sender: AnyObject, via send: (Selector, AnyObject?) -> Void) {
    switch receiver {
    case .object(let weak, let action):
      if let target = weak.object { send(action, target) }
    case .responderChain(let action): send(action, nil)
    case .closure(let call): call(sender)
    }
  }
}

// SPDX-License-Identifier: MIT
import Diagnostics

/// A step of a transition, or an appearance callback outside of any transition.
@MainActor
package struct TransitionEvent {
  package enum Step {
    case began(TransitionSummary)
    case phase(TransitionPhase)
    /// A call to an object of the program or of the system: its name as in documentation, and its receiver.
    case call(String, receiver: AnyObject)
  }

  package static let observers = Observers<TransitionEvent>()

  /// The number of the transition, or nil outside of transitions.
  package let transition: Int?
  package let step: Step

  static func report(_ call: String, to receiver: AnyObject, in transition: @autoclosure () -> Int?) {
    observers.send(TransitionEvent(transition: transition(), step: .call(call, receiver: receiver)))
  }

  private static var lastNumber = 0

  /// Returns a number for a transition that begins.
  static func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}

/// A step of a transition.
package struct TransitionSummary {
  /// The kind: push, pop, tab, present, dismiss, or none for other containers.
  package let kind: String
  /// The classes of the controllers, of their container and of the animator.
  package let from: String?
  package let to: String?
  package let container: String?
  package let animator: String?
  /// The duration in seconds.
  package let duration: Double
  package let isInteractive: Bool

  @MainActor
  init(of driver: TransitionDriver) {
    func name(_ object: AnyObject?) -> String? { object.map { "\(type(of: $0))" } }
    let scene = driver.scene
    kind = scene.kind
    from = name(scene.from.controller)
    to = name(scene.to.controller)
    container = name(scene.container)
    animator = driver.isAnimated ? name(driver.animator) : nil
    duration = driver.attributes.duration
    isInteractive = driver.attributes.isInitiallyInteractive
  }
}

extension TransitionScene {
  @MainActor
  fileprivate var kind: String {
    if presentationStyle != .none { return insertsToViewBelow ? "dismiss" : "present" }
    if let navigation = container as? UINavigationController {
      return navigation.viewControllers.contains(identicalTo: from.controller) ? "push" : "pop"
    }
    return container is UITabBarController ? "tab" : "transition"
  }
}

extension TransitionDriver {
  var number: Int { attributes.number }

  func report(_ step: @autoclosure () -> TransitionEvent.Step) {
    TransitionEvent.observers.send(TransitionEvent(transition: number, step: step()))
  }
}

extension UIViewController {
  /// Reports an appearance callback that is about to be sent.
  func report(_ callback: String) {
    TransitionEvent.report(
      callback, to: self,
      in: sequence(first: self, next: \.parent).lazy.compactMap(\.activeTransition).first?.number)
  }
}

/// The callbacks of presentation controllers. Each of them is reported.
extension UIPresentationController {
  func sendTransitionWillBegin(presenting: Bool) {
    let call = presenting ? "presentationTransitionWillBegin()" : "dismissalTransitionWillBegin()"
    TransitionEvent.report(call, to: self, in: presentedViewController.activeTransition?.number)
    if presenting { presentationTransitionWillBegin() } else { dismissalTransitionWillBegin() }
  }

  func sendTransitionDidEnd(presenting: Bool, completed: Bool) {
    let call = presenting ? "presentationTransitionDidEnd" : "dismissalTransitionDidEnd"
    TransitionEvent.report("\(call)(\(completed))", to: self, in: presentedViewController.activeTransition?.number)
    if presenting { presentationTransitionDidEnd(completed) } else { dismissalTransitionDidEnd(completed) }
  }
}

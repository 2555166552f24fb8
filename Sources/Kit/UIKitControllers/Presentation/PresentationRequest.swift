// SPDX-License-Identifier: MIT
import Diagnostics

/// The implementation of `present` and `dismiss`: finds the presentations that a call concerns, and starts their
/// transitions.
enum PresentationRequest {
  // MARK: Presenting

  static func present(
    _ requested: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    require(requested !== source, "a controller can't present itself")
    require(
      requested.parent == nil,
      "\(type(of: requested)) is a child of a container and can't be presented; remove it from its parent first")
    guard source.viewIfLoaded?.window != nil else {
      return warn("\(source) presents nothing while its view is in no window; call present from viewDidAppear(_:)")
    }
    let resolved = ResolvedPresentation(for: requested, from: source)
    guard let presenter = resolved.presenter, isPossible(resolved.presented, over: presenter) else { return }
    let involved = presentations(around: presenter) + [resolved.presented.modal.below].compactMap { $0 }
    resolved.presented.modal.warnOfLostDelegate(of: resolved.presented)
    let presentation = resolved.makePresentation()
    interrupt(involved) { handOff in
      presentation.present(from: source, animated: animated, handOff: handOff, completion: completion)
    }
  }

  private static func isPossible(_ presented: UIViewController, over presenter: UIViewController) -> Bool {
    if let current = presenter.modal.current {
      warn("\(presenter) presents \(current.presented) already; dismiss it, or present from it")
      return false
    }
    if let below = presented.modal.below, below.phase != .dismissing {
      warn("\(presented) is presented already")
      return false
    }
    return true
  }

  /// Returns the presentations whose transitions may move the controller's view: the presentation that shows it, and
  /// the presentations over it that are being dismissed.
  private static func presentations(around controller: UIViewController) -> [Presentation] {
    [controller.modal.below].compactMap { $0 } + controller.presentationsOver.filter { !$0.isCurrent }
  }

  /// Interrupts the running transitions and calls `body` with the hand-off. If callbacks are being sent, waits for them.
  private static func interrupt(_ involved: [Presentation], _ body: @escaping (TransitionHandOff?) -> Void) {
    if let busy = involved.last(where: \.isSendingCallbacks) {
      return busy.afterCallbacks { interrupt(involved, body) }
    }
    body(involved.interrupted())
  }

  // MARK: Dismissing

  static func dismiss(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let lowest = target(of: controller) else {
      completion?()
      return
    }
    let over = lowest.presented.presentationsOver
    var chain = over.filter(\.isCurrent) + [lowest]
    let top = chain.removeFirst()
    interrupt(over.filter { !$0.isCurrent }) { handOff in
      top.dismiss(with: chain, animated: animated, handOff: handOff, completion: completion)
    }
  }

  /// Dismisses without animation what lies over a controller, because its window has received another root view controller.
  static func dismissAll(over controller: UIViewController) {
    guard let lowest = controller.presentationsOver.last(where: \.isCurrent) else { return }
    dismiss(lowest.presenter ?? controller, animated: false, completion: nil)
  }

  /// Returns the presentation that `dismiss` on a controller ends: the presentation by the controller or by one of its
  /// ancestors, otherwise the presentation that shows the controller.
  ///
  /// A dismissal that a gesture moves, or has cancelled, is still undecided. This call dismisses such a presentation
  /// finally.
  private static func target(of controller: UIViewController) -> Presentation? {
    controller.nearest { $0.modal.above ?? $0.modal.leaving.last(where: \.isUndecided) }
      ?? controller.nearest { $0.modal.below }
  }
}

extension [Presentation] {
  /// Interrupts the running transitions. Returns the hand-off of the last one that ran.
  func interrupted() -> TransitionHandOff? { reduce(nil) { $1.interruptForAnother() ?? $0 } }
}

extension ModalState {
  fileprivate func warnOfLostDelegate(of controller: UIViewController) {
    guard preferences.hasHadDelegate, preferences.transitioningDelegate == nil else { return }
    warn(
      "the transitioningDelegate of \(controller) no longer exists, so the system's transition is used; the property is "
        + "weak: keep a strong reference to the delegate")
  }
}

extension UIViewController {
  /// Returns the first result of `find` that is not `nil`, called with this controller and then with its ancestors.
  func nearest<Found>(_ find: (UIViewController) -> Found?) -> Found? {
    var controller: UIViewController? = self
    while let current = controller {
      if let found = find(current) { return found }
      controller = current.parent
    }
    return nil
  }

  /// The presentations by this controller, by its descendants, and by the controllers that these present, from the top
  /// down. In a dismissal chain only the topmost one has a transition.
  var presentationsInside: [Presentation] {
    children.flatMap(\.presentationsInside) + modal.presentations.flatMap { $0.presented.presentationsInside + [$0] }
  }

  /// The presentations that lie over the controller's page, from the top down. Those in the context of a descendant belong
  /// to the page: they move, appear and disappear with it, and end when it has been dismissed.
  var presentationsOver: [Presentation] {
    children.flatMap(\.presentationsInside).filter { !$0.isInContext }
      + modal.presentations.flatMap { $0.presented.presentationsOver + [$0] }
  }

  /// Whether a presentation by this controller has removed its view from the window.
  var isCoveredInContext: Bool { modal.current?.controller.shouldRemovePresentersView ?? false }

  /// Completes the transitions of the presentations by this controller.
  func endPresentationTransitions() {
    for presentation in modal.presentations { presentation.endInPlace() }
  }
}

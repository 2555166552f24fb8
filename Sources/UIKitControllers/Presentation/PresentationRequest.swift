// SPDX-License-Identifier: MIT
import Diagnostics

/// Finds out what `present` and `dismiss` mean for the controller on which they are called, and sets it going.
enum PresentationRequest {
  // MARK: Presenting

  static func present(
    _ wanted: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    require(wanted !== source, "a controller can't present itself")
    require(
      wanted.parent == nil,
      "\(type(of: wanted)) is a child of a container and can't be presented; remove it from its parent first")
    guard source.viewIfLoaded?.window != nil else {
      return warn("\(source) presents nothing while its view is in no window; call present from viewDidAppear(_:)")
    }
    let resolved = ResolvedPresentation(for: wanted, from: source)
    guard let presenter = resolved.presenter, isPossible(resolved.presented, over: presenter) else { return }
    let involved = presentations(around: presenter) + [resolved.presented.modal.below].compactMap { $0 }
    resolved.presented.modal.warnOfLostDelegate(of: resolved.presented)
    let presentation = resolved.makePresentation()
    whenFree(involved) { handOff in
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

  /// The presentations whose transitions move the controller's view: its own, and those over it that are going.
  private static func presentations(around controller: UIViewController) -> [Presentation] {
    [controller.modal.below].compactMap { $0 } + controller.leavingInside
  }

  /// Interrupts what runs and calls `body` with what that leaves, or does so after the callbacks that are being sent.
  private static func whenFree(_ involved: [Presentation], _ body: @escaping (TransitionHandOff?) -> Void) {
    if let busy = involved.last(where: \.isSendingCallbacks) {
      return busy.afterCallbacks { whenFree(involved, body) }
    }
    body(involved.interrupted())
  }

  // MARK: Dismissing

  static func dismiss(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let lowest = target(of: controller) else {
      completion?()
      return
    }
    var chain = [lowest]
    while let next = chain.last?.presented.presentationInside { chain.append(next) }
    let top = chain.removeLast()
    whenFree(top.presented.leavingInside) { handOff in
      top.dismiss(with: chain.reversed(), animated: animated, handOff: handOff, completion: completion)
    }
  }

  /// Takes away at once what a controller presents, whose window shows another from now on.
  static func dissolve(over controller: UIViewController) {
    guard let inside = controller.presentationInside else { return }
    dismiss(inside.presenter ?? controller, animated: false, completion: nil)
  }

  /// The presentation by the controller or by one that contains it; otherwise the one that presents it.
  ///
  /// A dismissal that a hand holds still, or has turned round, isn't decided: what it may bring back is dismissed by
  /// this call, and doesn't come back.
  private static func target(of controller: UIViewController) -> Presentation? {
    controller.nearest { $0.modal.above ?? $0.modal.leaving.last(where: \.isUndecided) }
      ?? controller.nearest { $0.modal.below }
  }
}

extension [Presentation] {
  /// Interrupts what runs in them. Returns what the last that ran leaves to the next transition.
  func interrupted() -> TransitionHandOff? { reduce(nil) { $1.interruptForAnother() ?? $0 } }
}

extension ModalState {
  fileprivate func warnOfLostDelegate(of controller: UIViewController) {
    guard preferences.hasHadDelegate, preferences.transitioningDelegate == nil else { return }
    warn(
      "the transitioningDelegate of \(controller) has gone, so the system's transition is used; it is held weakly: "
        + "keep it somewhere")
  }
}

extension UIViewController {
  /// What `find` gives for this controller, or for the nearest that contains it.
  func nearest<Found>(_ find: (UIViewController) -> Found?) -> Found? {
    var controller: UIViewController? = self
    while let current = controller {
      if let found = find(current) { return found }
      controller = current.parent
    }
    return nil
  }

  /// The controller that this controller or one inside it presents.
  var presentationInside: Presentation? {
    modal.current ?? children.lazy.compactMap(\.presentationInside).first
  }

  /// Whether a presentation by this controller has taken its view out of the window.
  var isCoveredInContext: Bool { modal.current?.controller.shouldRemovePresentersView ?? false }

  /// Completes the transitions of the presentations by this controller.
  func endPresentationTransitions() {
    for presentation in [modal.above].compactMap({ $0 }) + modal.leaving { presentation.endInPlace() }
  }

  /// The presentations over this controller or over one inside it that are on their way out, the upper ones first: with
  /// a chain it is the topmost that moves.
  var leavingInside: [Presentation] {
    children.flatMap(\.leavingInside) + modal.leaving.flatMap { $0.presented.leavingInside + [$0] }
  }
}

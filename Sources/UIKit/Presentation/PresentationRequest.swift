// SPDX-License-Identifier: MIT

/// Finds out what `present` and `dismiss` mean for the controller on which they are called, and sets it going.
enum PresentationRequest {
  // MARK: Presenting

  static func present(
    _ wanted: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    precondition(wanted !== source, "a controller can't present itself")
    precondition(
      wanted.parent == nil,
      "\(type(of: wanted)) is a child of a container and can't be presented; remove it from its parent first")
    guard source.viewIfLoaded?.window != nil else {
      return warn("\(source) presents nothing while its view is in no window; call present from viewDidAppear(_:)")
    }
    let choice = PresentationChoice(for: wanted, from: source)
    guard let inherited = makeWay(for: choice.presented, over: choice.presenter) else { return }
    choice.presented.modal.warnOfLostDelegate(of: choice.presented)
    let presentation = choice.makePresentation()
    let begin = {
      presentation.present(from: source, animated: animated, inheriting: inherited.inheritance, completion: completion)
    }
    if let busy = blocker(of: choice.presenter) { busy.afterCallbacks(begin) } else { begin() }
  }

  /// Completes the dismissals that are on their way; nil, with a warning, where nothing can be presented.
  private static func makeWay(
    for presented: UIViewController, over presenter: UIViewController
  ) -> (inheritance: PresentationInheritance?, Void)? {
    if let above = presenter.modal.above {
      warn("\(presenter) presents \(above.presented) already; dismiss it, or present from it")
      return nil
    }
    if let below = presented.modal.below, below.phase != .dismissing {
      warn("\(presented) is presented already")
      return nil
    }
    let running = presenter.modal.leaving + [presented.modal.below].compactMap { $0 }
    let own = presenter.modal.below.flatMap { $0.isInCallbacks ? nil : $0.breakOff() }
    return (running.compactMap { $0.isInCallbacks ? nil : $0.breakOff() }.last ?? own, ())
  }

  /// A presentation whose callbacks are being sent: what is asked for now begins after them.
  private static func blocker(of presenter: UIViewController) -> Presentation? {
    (presenter.modal.leaving + [presenter.modal.below].compactMap { $0 }).last { $0.isInCallbacks }
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
    top.dismiss(with: chain.reversed(), animated: animated, completion: completion)
  }

  /// What the controller, or one that contains it, presents; else what presents it.
  private static func target(of controller: UIViewController) -> Presentation? {
    controller.nearest { $0.modal.above } ?? controller.nearest { $0.modal.below }
  }

  static func warn(_ text: String) { FileHandle.standardError.write(Data("Passage: \(text)\n".utf8)) }
}

extension ModalState {
  fileprivate func warnOfLostDelegate(of controller: UIViewController) {
    guard hasHadDelegate, transitioningDelegate == nil else { return }
    PresentationRequest.warn(
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

  /// What this controller or one inside it presents.
  fileprivate var presentationInside: Presentation? {
    modal.above ?? children.lazy.compactMap(\.presentationInside).first
  }
}

// SPDX-License-Identifier: MIT

/// One presentation controller gives way to another in the same presentation, because the window has other traits.
///
/// Windows change their size without animation, and so does this. To all who listen it is a transition nevertheless,
/// with its coordinator: the old presentation controller hears of a dismissal and the new one of a presentation. The
/// presented controller stays where it is and hears nothing, unless the delegate shows another in its place. The
/// presenting one appears or disappears where only one of the styles covers it.
final class PresentationAdaptation: NSObject {
  private let presentation: Presentation
  private let presenter: UIViewController
  private let old: ResolvedPresentation
  private let new: ResolvedPresentation
  /// Whether the presented controller is in the window, and not covered by what it presents itself.
  private let isShown: Bool
  private let oldView: UIView?

  init(
    of presentation: Presentation, presenter: UIViewController, from old: ResolvedPresentation,
    to new: ResolvedPresentation
  ) {
    self.presentation = presentation
    self.presenter = presenter
    self.old = old
    self.new = new
    oldView = old.controller.presentedView
    isShown = oldView?.superview === presentation.containerView
  }

  nonisolated deinit {}

  func run() {
    var scene = TransitionScene(container: nil, containerView: presentation.containerView)
    (scene.from.controller, scene.to.controller) = (presenter, new.presented)
    (scene.from.sendsAppearance, scene.to.sendsAppearance) = (false, false)
    (scene.presentationStyle, scene.removesFrom) = (new.style, false)
    let driver = TransitionDriver(scene: scene, animator: nil, interactor: nil, delegate: self)
    UIView.performWithoutAnimation { driver.start(animated: false) }
  }

  private var isAnother: Bool { old.presented !== new.presented }
  private var uncovers: Bool {
    old.controller.shouldRemovePresentersView && !new.controller.shouldRemovePresentersView
  }
  private var covers: Bool {
    !old.controller.shouldRemovePresentersView && new.controller.shouldRemovePresentersView
  }

  private var arriving: [UIViewController] {
    (uncovers ? [presenter] : []) + (isAnother && isShown ? [new.presented] : [])
  }
  private var leaving: [UIViewController] { covers ? [presenter] : [] }

  /// The one that was shown goes, so that it can be shown by another, or by itself again.
  private func letOldGo() {
    guard isAnother else { return }
    if isShown {
      old.presented.beginAppearanceTransition(false, animated: false)
      oldView?.removeFromSuperview()
      old.presented.endAppearanceTransition()
    }
    guard new.presented === new.wanted, let parent = new.wanted.parent else { return }
    if let container = parent as? any StackContainer {
      container.setViewControllers(container.viewControllers.filter { $0 !== new.wanted }, animated: false)
    } else {
      new.wanted.willMove(toParent: nil)
      new.wanted.viewIfLoaded?.removeFromSuperview()
      new.wanted.removeFromParent()
    }
  }
}

extension PresentationAdaptation: TransitionDelegate {
  func transitionWillBegin(_ transition: TransitionDriver) {
    old.controller.dismissalTransitionWillBegin()
    letOldGo()
    presentation.adopt(new)
    new.controller.delegate?.presentationController(
      new.controller, willPresentWithAdaptiveStyle: new.adaptedStyle, transitionCoordinator: transition)
    new.controller.presentationTransitionWillBegin()
  }

  func transitionDidSendWillAppear(_ transition: TransitionDriver) {
    for controller in leaving { controller.beginAppearanceTransition(false, animated: false) }
    for controller in arriving { controller.beginAppearanceTransition(true, animated: false) }
  }

  func transition(_ transition: TransitionDriver, willEnd didComplete: Bool) {
    if uncovers || covers { presentation.placePresenter() }
    placePresented()
    for controller in arriving { controller.sendIsAppearing() }
  }

  private func placePresented() {
    guard isShown, let view = new.controller.presentedView else { return }
    let container = presentation.containerView
    if view.superview !== container || view !== oldView { container.addSubview(view) }
    view.setPlacement(new.controller.frameOfPresentedViewInContainerView)
    if let oldView, oldView !== view, oldView.superview === container { oldView.removeFromSuperview() }
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  func transition(_ transition: TransitionDriver, didSendDidAppear didComplete: Bool) {
    for controller in arriving + leaving { controller.endAppearanceTransition() }
    old.controller.dismissalTransitionDidEnd(true)
    old.controller.presentation = nil
    new.controller.presentationTransitionDidEnd(true)
  }

  func transition(_ transition: TransitionDriver, didEnd didComplete: Bool) {}
}

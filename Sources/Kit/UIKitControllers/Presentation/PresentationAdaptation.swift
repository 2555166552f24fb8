// SPDX-License-Identifier: MIT

/// The replacement of one presentation controller by another in the same presentation, because the window's traits have
/// changed.
///
/// It is not animated, like the change of the window's size. It has the callbacks and the coordinator of a transition:
/// the old presentation controller receives the callbacks of a dismissal, and the new one those of a presentation. The
/// presented controller remains and receives no callbacks, unless the delegate replaces it with another one. The
/// presenter appears or disappears if only one of the two styles removes its view.
final class PresentationAdaptation: NSObject {
  private let presentation: Presentation
  private let presenter: UIViewController
  private let old: ResolvedPresentation
  private let new: ResolvedPresentation
  /// Whether the presented view is in the container, not removed by a presentation above it.
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
    (scene.presentationStyle, scene.removesFromView) = (new.style, false)
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

  /// If the adaptation shows another controller, removes the old one, and removes the new one from its parent.
  ///
  /// One of the two usually contains the other, such as a navigation controller that the delegate has put around it.
  private func removeOldController() {
    guard isAnother else { return }
    if isShown {
      old.presented.beginAppearanceTransition(false, animated: false)
      oldView?.removeFromSuperview()
      old.presented.endAppearanceTransition()
    }
    guard new.presented === new.requested, let parent = new.requested.parent else { return }
    if let container = parent as? UINavigationController {
      container.setViewControllers(container.viewControllers.filter { $0 !== new.requested }, animated: false)
    } else {
      new.requested.willMove(toParent: nil)
      new.requested.viewIfLoaded?.removeFromSuperview()
      new.requested.removeFromParent()
    }
  }
}

extension PresentationAdaptation: TransitionDelegate {
  func transition(_ transition: TransitionDriver, reached milestone: TransitionMilestone) {
    switch milestone {
    case .willBegin: exchange(with: transition)
    case .willShow:
      for controller in leaving { controller.beginAppearanceTransition(false, animated: false) }
      for controller in arriving { controller.beginAppearanceTransition(true, animated: false) }
    case .willEnd:
      if uncovers || covers { presentation.placePresenter() }
      placePresented()
      for controller in arriving { controller.sendIsAppearing() }
    case .didSendCallbacks:
      for controller in arriving + leaving { controller.endAppearanceTransition() }
      old.controller.sendTransitionDidEnd(presenting: false, completed: true)
      old.controller.presentation = nil
      new.controller.sendTransitionDidEnd(presenting: true, completed: true)
    case .didShow, .didEnd, .didReleaseViews: break
    }
  }

  private func exchange(with transition: TransitionDriver) {
    old.controller.sendTransitionWillBegin(presenting: false)
    removeOldController()
    presentation.adopt(new)
    new.controller.delegate?.presentationController(
      new.controller, willPresentWithAdaptiveStyle: new.adaptedStyle, transitionCoordinator: transition)
    new.controller.sendTransitionWillBegin(presenting: true)
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
}

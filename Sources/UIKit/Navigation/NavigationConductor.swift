// SPDX-License-Identifier: MIT

/// Brings the page on screen in line with a navigation controller's stack, one transition at a time.
///
/// The stack is the controller's and says at once what was asked for; what is shown follows here. A change that is
/// asked for while a transition runs completes that one in place and starts from what the screen shows; one that is
/// asked for from within a callback waits for the callbacks to be through.
final class NavigationConductor {
  unowned let controller: UINavigationController
  let containerView = TransitionContainerView()

  /// The page in the container when nothing runs, and the one that goes when something does.
  private(set) var shown: UIViewController?
  private(set) var running: NavigationRun?
  /// What the next transition inherits from one that was broken off for it.
  private var inheritance: NavigationInheritance?
  private var residue: TransitionResidue?
  /// The stack as it was when `shown` came: a way to one of these is a way back.
  private var history: [UIViewController] = []
  /// How many callbacks are being sent: no transition starts meanwhile.
  private var holds = 0
  /// A change that waits for them, and whether it is to be animated.
  private var waiting: Bool?

  init(controller: UINavigationController) { self.controller = controller }

  nonisolated deinit {}

  // MARK: Changes

  /// Makes way for a change of the stack: what runs is completed in place, or taken back where it was cancelled.
  func interrupt() {
    guard holds == 0, let running else { return }
    inheritance = NavigationInheritance(of: running, in: containerView, bar: controller.navigationBar)
    hold { running.driver.endInPlace(didComplete: !running.driver.wasCancelled) }
  }

  /// The stack has changed: shows its top.
  func follow(animated: Bool) {
    guard holds == 0 else {
      waiting = animated
      return
    }
    show(animated: animated, underHand: false)
    followWaiting()
  }

  /// Starts a pop whose progress the caller moves.
  func followUnderHand() -> TransitionDriver? {
    guard holds == 0 else { return nil }
    show(animated: true, underHand: true)
    let driver = running?.driver
    followWaiting()
    return running?.driver === driver ? driver : nil
  }

  /// Shows what was asked for from within callbacks that are through now.
  func followWaiting() {
    while let animated = waiting, holds == 0 {
      waiting = nil
      interrupt()
      show(animated: animated, underHand: false)
    }
  }

  private func show(animated: Bool, underHand: Bool) {
    defer { inheritance = nil }
    guard let top = controller.viewControllers.last else { return replace(with: nil) }
    guard top !== shown else {
      history = controller.viewControllers
      hold { controller.finishContainment() }
      return controller.stackDidSettle()
    }
    guard controller.isShowing, let from = shown else { return replace(with: top) }
    hold { top.loadViewIfNeeded() }
    // The page may have pushed another while it loaded, which then is the one to show.
    guard controller.viewControllers.last === top else { return }
    start(from: from, to: top, animated: animated && UIView.areAnimationsEnabled, underHand: underHand)
  }

  // MARK: Without a transition

  /// Shows a page where none was shown, or while the controller itself isn't fully on screen.
  private func replace(with page: UIViewController?) {
    let old = shown
    shown = page
    history = controller.viewControllers
    let (state, animated) = (controller.appearance.state, controller.appearance.isAnimated)
    hold {
      if let old, old.appearance.state.isVisible { old.beginAppearanceTransition(false, animated: false) }
      if let page, state.isVisible { page.beginAppearanceTransition(true, animated: animated) }
      if let page, state.isVisible { controller.announce(willShow: page, animated: false) }
      old?.viewIfLoaded?.removeFromSuperview()
      installShownView()
      if let old, old.appearance.state == .disappearing { old.endAppearanceTransition() }
      if state == .appeared { page?.endAppearanceTransition() }
      if let page, state == .appeared { controller.announce(didShow: page, animated: false) }
      controller.finishContainment()
    }
    controller.stackDidSettle()
  }

  /// Puts the shown page's view into the container, if there is one yet.
  func installShownView() {
    guard controller.isViewLoaded, let view = shown?.view, view.superview !== containerView else { return }
    UIView.performWithoutAnimation {
      view.setPlacement(containerView.bounds)
      containerView.addSubview(view)
    }
  }

  // MARK: With a transition

  private func start(from: UIViewController, to: UIViewController, animated: Bool, underHand: Bool) {
    let operation = history.contains(to) ? UINavigationController.Operation.pop : .push
    let custom = animated && !underHand ? controller.customAnimator(operation, from: from, to: to) : nil
    let interactor = custom.flatMap {
      controller.delegate?.navigationController(controller, interactionControllerFor: $0)
    }
    let animator = custom ?? controller.stockAnimator(operation, from: from, to: to)
    let driver = TransitionDriver(
      scene: makeScene(from: from, to: to, operation: operation), animator: animated ? animator : nil,
      interactor: interactor, delegate: self)
    let transition = TransitionRun(driver: driver, from: from, to: to, isStock: custom == nil)
    running = NavigationRun(
      transition: transition, operation: operation, stack: controller.viewControllers,
      barWasHidden: controller.barPlace.isShownHidden)
    let heir = inheritance?.transition.takeOver(by: transition)
    if heir == nil, animated { residue = inheritance?.residue }
    let barPicture = residue == nil ? nil : inheritance?.barPicture
    hold {
      if let page = from.viewIfLoaded { residue?.restorePlace(of: page, live: custom == nil) }
      driver.start(animated: animated, underHand: underHand)
      guard !driver.phase.isEnded else { return }
      if let heir { driver.takeOver(progress: heir.progress, velocity: heir.velocity) }
      if let page = from.viewIfLoaded { residue?.install(around: page, dissolving: operation == .pop) }
      if let barPicture { controller.navigationBar.dissolve(from: barPicture) }
    }
  }

  private func makeScene(
    from: UIViewController, to: UIViewController, operation: UINavigationController.Operation
  ) -> TransitionScene {
    var scene = TransitionScene(container: controller, containerView: containerView)
    scene.from = from
    scene.to = to
    scene.fromView = from.view
    scene.toView = to.view
    scene.initialFromFrame = containerView.bounds
    scene.finalToFrame = containerView.bounds
    return scene
  }

  /// The container has another size.
  func containerDidResize() {
    let bounds = containerView.bounds
    guard let running else {
      guard let view = shown?.viewIfLoaded, view.superview === containerView else { return }
      view.setPlacement(bounds)
      return
    }
    running.driver.relayout { scene in
      scene.initialFromFrame = bounds
      scene.finalToFrame = bounds
    }
  }

  /// The container leaves the window: what runs is over.
  func endNow() {
    guard let running else { return }
    hold { running.driver.endInPlace(didComplete: !running.driver.wasCancelled) }
    followWaiting()
  }

  private func hold(_ body: () -> Void) {
    holds += 1
    body()
    holds -= 1
  }
}

extension NavigationConductor: TransitionDelegate {
  func transitionDidSendWillAppear(_ transition: TransitionDriver) {
    guard let running else { return }
    controller.announce(willShow: running.to, animated: transition.isAnimated)
    controller.prepareBar(for: running)
  }

  func transition(_ transition: TransitionDriver, willEnd didComplete: Bool) {
    holds += 1
    guard let running else { return }
    residue?.remove()
    residue = nil
    shown = didComplete ? running.to : running.from
    if didComplete {
      history = running.stack
    } else {
      controller.takeBackChange()
      controller.barPlace.isHidden = running.barWasHidden
    }
  }

  func transition(_ transition: TransitionDriver, didSendDidAppear didComplete: Bool) {
    guard let running else { return }
    if didComplete { controller.announce(didShow: running.to, animated: transition.isAnimated) }
    controller.finishContainment()
  }

  func transition(_ transition: TransitionDriver, didEnd didComplete: Bool) {
    running = nil
    installShownView()
    if let view = shown?.viewIfLoaded { view.layer.setNeedsLayout() }
    containerDidResize()
    controller.stackDidSettle()
    holds -= 1
    followWaiting()
  }
}

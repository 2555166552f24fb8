// SPDX-License-Identifier: MIT

/// Brings the page on screen in line with a navigation controller's stack.
final class NavigationConductor: ContainerConductor {
  unowned let controller: UINavigationController
  private(set) var running: NavigationRun?
  /// The state that an interrupted transition hands off to the next.
  private var handOff: NavigationHandOff?
  /// Where the bars' next motion begins, until it has.
  private var barStart: BarHandOff?
  /// The stack as it was when `shown` came: a way to one of these is a way back.
  private var history: [UIViewController] = []

  init(controller: UINavigationController) { self.controller = controller }

  nonisolated deinit {}

  override var container: UIViewController { controller }
  override var wanted: UIViewController? { controller.viewControllers.last }
  override var current: TransitionRun? { running?.transition }

  override func willBreakOff(_ run: TransitionRun) {
    handOff = running.flatMap {
      NavigationHandOff(
        of: $0, in: containerView, bar: controller.navigationBar, otherBars: controller.barsAtTheBottom)
    }
  }

  override func discardHandOff() { handOff = nil }
  override func didReachModel() { history = controller.viewControllers }
  override func finishContainment() { controller.finishContainment() }
  override func didSettle() { controller.stackDidSettle() }

  /// Whether what runs brings this page, which is the one that was asked for last.
  func isOnItsWay(to page: UIViewController) -> Bool {
    guard let running, !isGoingBack, !running.driver.phase.isEnded else { return false }
    return running.to === page && wanted === page
  }

  /// The stack has changed, and its top is on its way.
  func stackDidChangeBelow() { running?.stack = controller.viewControllers }

  override func announce(willShow child: UIViewController, animated: Bool) {
    controller.announce(willShow: child, animated: animated)
  }

  override func announce(didShow child: UIViewController, animated: Bool) {
    controller.announce(didShow: child, animated: animated)
  }

  override func start(from: UIViewController, to: UIViewController, animated: Bool, interactive: Bool) {
    let operation = history.contains(to) ? UINavigationController.Operation.pop : .push
    let custom = animated && !interactive ? controller.customAnimator(operation, from: from, to: to) : nil
    let interactor = custom.flatMap {
      controller.delegate?.navigationController(controller, interactionControllerFor: $0)
    }
    let animator = custom ?? controller.stockAnimator(operation, from: from, to: to)
    let driver = TransitionDriver(
      scene: makeScene(from: from, to: to), animator: animated ? animator : nil, interactor: interactor, delegate: self)
    let transition = TransitionRun(driver: driver, from: from, to: to, isStock: custom == nil)
    running = NavigationRun(
      transition: transition, operation: operation, stack: controller.viewControllers,
      barWasHidden: controller.barPlace.isShownHidden, toolbarWasHidden: controller.toolbarPlace.isShownHidden)
    let successor = handOff?.transition.takeOver(by: transition)
    barStart = handOff.map { BarHandOff(poses: $0.poses, progress: successor?.progress ?? 0) }
    let interruptedSnapshot = successor == nil && animated ? handOff?.interruptedSnapshot : nil
    let barPicture = interruptedSnapshot == nil ? nil : handOff?.barPicture
    begin(
      transition, animated: animated, interactive: interactive, successor: successor,
      interruptedSnapshot: interruptedSnapshot,
      dissolving: operation == .pop)
    barStart = nil
    if let barPicture, !driver.phase.isEnded { controller.navigationBar.dissolve(from: barPicture) }
  }
}

extension NavigationConductor: TransitionDelegate {
  func transitionDidSendWillAppear(_ transition: TransitionDriver) {
    guard let running else { return }
    controller.announce(willShow: running.to, animated: transition.isAnimated)
    controller.prepareBar(for: running, start: barStart)
  }

  func transition(_ transition: TransitionDriver, willEnd didComplete: Bool) {
    guard let running else { return }
    willEnd(running.transition, didComplete: didComplete)
    if didComplete {
      history = running.stack
    } else {
      controller.takeBackChange()
      controller.barPlace.isHidden = running.barWasHidden
      controller.toolbarPlace.isHidden = running.toolbarWasHidden
    }
  }

  func transition(_ transition: TransitionDriver, didSendDidAppear didComplete: Bool) {
    guard let running else { return }
    if didComplete { controller.announce(didShow: running.to, animated: transition.isAnimated) }
    controller.finishContainment()
  }

  func transition(_ transition: TransitionDriver, didEnd didComplete: Bool) {
    running = nil
    didEnd()
  }
}

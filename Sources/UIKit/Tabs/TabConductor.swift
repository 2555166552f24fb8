// SPDX-License-Identifier: MIT

/// Brings the page on screen in line with a tab bar controller's selection.
final class TabConductor: ContainerConductor {
  private unowned let controller: UITabBarController
  private var running: TransitionRun?
  /// A snapshot of the interrupted transition.
  private var inherited: InterruptedTransitionSnapshot?
  /// Where it showed the bar.
  private var barStart: BarHandOff?

  init(controller: UITabBarController) { self.controller = controller }

  nonisolated deinit {}

  override var container: UIViewController { controller }
  override var wanted: UIViewController? { controller.wantedTab }
  override var current: TransitionRun? { running }

  override func willBreakOff(_ run: TransitionRun) {
    guard !run.driver.phase.isEnded else { return }
    barStart = BarHandOff(poses: [InterruptedBar(of: controller.tabBar)].compactMap { $0 }, progress: 0)
    inherited = run.successor.viewIfLoaded.flatMap {
      InterruptedTransitionSnapshot(of: containerView, keeping: $0, uncovering: false)
    }
  }

  override func discardHandOff() { (inherited, barStart) = (nil, nil) }
  override func finishContainment() { controller.finishContainment(keeping: shown) }
  override func didSettle() { controller.selectionDidSettle() }

  override func start(from: UIViewController, to: UIViewController, animated: Bool, interactive: Bool) {
    let animator =
      animated
      ? controller.delegate?.tabBarController(controller, animationControllerForTransitionFrom: from, to: to)
      : nil
    let interactor = animator.flatMap {
      controller.delegate?.tabBarController(controller, interactionControllerFor: $0)
    }
    let driver = TransitionDriver(
      scene: makeScene(from: from, to: to), animator: animator, interactor: interactor, delegate: self)
    let run = TransitionRun(driver: driver, from: from, to: to, isStock: false)
    running = run
    begin(
      run, animated: animator != nil, interactive: interactive, successor: nil,
      interruptedSnapshot: animator == nil ? nil : inherited,
      dissolving: true)
  }
}

extension TabConductor: TransitionDelegate {
  func transitionDidSendWillAppear(_ transition: TransitionDriver) {
    controller.selectionWillChange(with: transition, start: barStart)
  }

  func transition(_ transition: TransitionDriver, willEnd didComplete: Bool) {
    guard let running else { return }
    willEnd(running, didComplete: didComplete)
    if !didComplete { controller.takeBackSelection(to: running.from, from: running.to) }
  }

  func transition(_ transition: TransitionDriver, didSendDidAppear didComplete: Bool) {
    controller.finishContainment(keeping: shown)
  }

  func transition(_ transition: TransitionDriver, didEnd didComplete: Bool) {
    running = nil
    didEnd()
  }
}

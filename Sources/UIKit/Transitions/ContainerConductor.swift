// SPDX-License-Identifier: MIT

/// Brings the child that a container of the system's shows in line with its model, one transition at a time.
///
/// The model is the container's and says at once what was asked for; what is shown follows here. A change that is asked
/// for while a transition runs completes that one in place and starts from what the screen shows; one that is asked for
/// from within a callback waits for the callbacks to be through.
///
/// Subclasses say what is wanted, and choose the transitions to it.
class ContainerConductor {
  let containerView = TransitionContainerView()

  /// The child in the container when nothing runs, and the one that goes when something does.
  private(set) var shown: UIViewController?
  /// A snapshot of an interrupted transition, until it is covered.
  private var interruptedSnapshot: InterruptedTransitionSnapshot?
  /// How many callbacks are being sent: no transition starts meanwhile.
  private var holds = 0
  /// A change that waits for them, and whether it is to be animated.
  private var waiting: Bool?

  nonisolated deinit {}

  // MARK: For subclasses

  var container: UIViewController { fatalError("a conductor has a container") }
  /// The child that the model asks for.
  var wanted: UIViewController? { fatalError("a conductor knows what is wanted") }
  var current: TransitionRun? { fatalError("a conductor knows what runs") }

  /// A transition is about to be broken off: what the next inherits is there now.
  func willBreakOff(_ run: TransitionRun) {}
  /// The change has been dealt with; nothing is inherited any more.
  func discardHandOff() {}
  /// Starts a transition by `begin(_:…)`.
  func start(from: UIViewController, to: UIViewController, animated: Bool, interactive: Bool) {}
  func announce(willShow child: UIViewController, animated: Bool) {}
  func announce(didShow child: UIViewController, animated: Bool) {}
  /// `shown` is what the model asks for.
  func didReachModel() {}
  /// Callbacks are through: children that came and went are told so.
  func finishContainment() {}
  /// Model and screen agree.
  func didSettle() {}

  /// Whether what runs was cancelled and is on its way back.
  final var isGoingBack: Bool { current?.driver.phase == .settling(.start) }

  // MARK: Changes

  /// Makes way for a change of the model: what runs is completed in place, or taken back where it was cancelled.
  final func interrupt() {
    guard holds == 0, let current else { return }
    willBreakOff(current)
    hold { current.driver.endInPlace(didComplete: !current.driver.wasCancelled) }
  }

  /// The model has changed: shows what it asks for.
  final func follow(animated: Bool) {
    guard holds == 0 else {
      waiting = animated
      return
    }
    show(animated: animated, interactive: false)
    followWaiting()
  }

  /// Starts a transition whose progress the caller moves.
  final func followInteractively() -> TransitionDriver? {
    guard holds == 0 else { return nil }
    show(animated: true, interactive: true)
    let driver = current?.driver
    followWaiting()
    return current?.driver === driver ? driver : nil
  }

  /// Shows what was asked for from within callbacks that are through now.
  final func followWaiting() {
    while let animated = waiting, holds == 0 {
      waiting = nil
      interrupt()
      show(animated: animated, interactive: false)
    }
    // Where nothing followed an interruption, nobody inherits.
    if holds == 0 { discardHandOff() }
  }

  private func show(animated: Bool, interactive: Bool) {
    defer { discardHandOff() }
    guard let wanted else { return replace(with: nil) }
    guard wanted !== shown else {
      didReachModel()
      hold { finishContainment() }
      return didSettle()
    }
    guard container.isShowingChildren, let from = shown else { return replace(with: wanted) }
    hold { wanted.loadViewIfNeeded() }
    // It may have asked for another while it loaded, which then is the one to show.
    guard self.wanted === wanted else { return }
    start(from: from, to: wanted, animated: animated && UIView.areAnimationsEnabled, interactive: interactive)
  }

  final func hold(_ body: () -> Void) {
    holds += 1
    body()
    holds -= 1
  }

  // MARK: Without a transition

  /// Shows a child where none was shown, or while the container itself isn't fully on screen.
  private func replace(with child: UIViewController?) {
    let old = shown
    shown = child
    didReachModel()
    let (state, animated) = (container.appearance.state, container.appearance.isAnimated)
    hold {
      if let old, old.appearance.state.isVisible { old.beginAppearanceTransition(false, animated: false) }
      if let child, state.isVisible { child.beginAppearanceTransition(true, animated: animated) }
      if let child, state.isVisible { announce(willShow: child, animated: false) }
      old?.viewIfLoaded?.removeFromSuperview()
      installShownView()
      if let old, old.appearance.state == .disappearing { old.endAppearanceTransition() }
      if state == .appeared { child?.endAppearanceTransition() }
      if let child, state == .appeared { announce(didShow: child, animated: false) }
      finishContainment()
    }
    didSettle()
  }

  /// Puts the shown child's view into the container, if there is one yet.
  final func installShownView() {
    guard container.isViewLoaded, let view = shown?.view, view.superview !== containerView else { return }
    UIView.performWithoutAnimation {
      view.setPlacement(containerView.bounds)
      containerView.addSubview(view)
    }
  }

  // MARK: With a transition

  /// A scene in which one child replaces another, both as large as the container.
  final func makeScene(from: UIViewController, to: UIViewController) -> TransitionScene {
    var scene = TransitionScene(container: container, containerView: containerView)
    scene.from = from
    scene.to = to
    scene.fromView = from.view
    scene.toView = to.view
    scene.initialFromFrame = containerView.bounds
    scene.finalToFrame = containerView.bounds
    return scene
  }

  /// Starts what runs now, from where another left off.
  ///
  /// - Parameters:
  ///   - successor: the progress and velocity that it takes over.
  ///   - interruptedSnapshot: what the screen showed otherwise.
  ///   - dissolving: whether the interruptedSnapshot's pictures have to dissolve, for else they would hide what comes.
  final func begin(
    _ run: TransitionRun, animated: Bool, interactive: Bool, successor: (progress: Double, velocity: Double)?,
    interruptedSnapshot: InterruptedTransitionSnapshot?, dissolving: Bool
  ) {
    self.interruptedSnapshot = interruptedSnapshot
    hold {
      if let page = run.from.viewIfLoaded { interruptedSnapshot?.restorePlace(of: page, live: run.isStock) }
      run.driver.start(animated: animated, interactive: interactive)
      guard !run.driver.phase.isEnded else { return }
      if let successor { run.driver.takeOver(progress: successor.progress, velocity: successor.velocity) }
      if let page = run.from.viewIfLoaded { interruptedSnapshot?.install(around: page, dissolving: dissolving) }
    }
  }

  /// For `transition(_:willEnd:)`: callbacks are coming.
  final func willEnd(_ run: TransitionRun, didComplete: Bool) {
    holds += 1
    interruptedSnapshot?.remove()
    interruptedSnapshot = nil
    shown = didComplete ? run.to : run.from
  }

  /// For `transition(_:didEnd:)`, when nothing runs any more.
  final func didEnd() {
    installShownView()
    if let view = shown?.viewIfLoaded { view.layer.setNeedsLayout() }
    containerDidResize()
    didSettle()
    holds -= 1
    followWaiting()
  }

  /// The container has another size.
  final func containerDidResize() {
    let bounds = containerView.bounds
    guard let current else {
      guard let view = shown?.viewIfLoaded, view.superview === containerView else { return }
      view.setPlacement(bounds)
      return
    }
    current.driver.relayout { scene in
      scene.initialFromFrame = bounds
      scene.finalToFrame = bounds
    }
  }

  /// The container leaves the window: what runs is over.
  final func endNow() {
    guard let current else { return }
    hold { current.driver.endInPlace(didComplete: !current.driver.wasCancelled) }
    followWaiting()
  }
}

extension UIViewController {
  /// Whether a transition between children can be seen.
  var isShowingChildren: Bool { appearance.state == .appeared && viewIfLoaded?.window != nil }
}

// SPDX-License-Identifier: MIT

/// The transitions of a navigation or tab bar controller, one at a time. They bring the child on screen in line with the
/// container's model.
///
/// The container changes its model immediately, and the screen follows. A change during a transition interrupts the
/// transition and starts from what is on screen. A change from within a callback waits. See `TransitionQueue`.
final class ContainerTransitions {
  let containerView = TransitionContainerView()
  private unowned let container: any TransitioningContainer
  private let queue = TransitionQueue()

  /// The child on screen. While a transition runs, it is the outgoing child.
  private(set) var shown: UIViewController?
  /// The answer of the container's delegate for a transition that is about to start.
  private var answer: (from: UIViewController, to: UIViewController, choice: TransitionChoice?)?

  init(container: any TransitioningContainer) { self.container = container }

  nonisolated deinit {}

  /// The running transition.
  var running: TransitionDriver? { queue.running }

  /// The positions from which the bars of the transition that starts continue after an interruption.
  var bars: [InterruptedBar] { queue.bars }

  /// Whether the running transition was cancelled and is returning to its start.
  var isReturning: Bool { running?.isReturning ?? false }

  /// Returns whether the running transition leads to this child, and the model still requests it.
  func isRunning(to child: UIViewController) -> Bool {
    guard let running, !isReturning, !running.phase.isEnded else { return false }
    return running.to === child && container.wantedChild === child
  }

  // MARK: Changes of the model

  /// Completes the running transition in place. Called before the model changes.
  ///
  /// - Parameter next: The child that an animated change will show. If it is the outgoing child of a client's transition,
  ///   the next transition plays its animation backwards.
  func interrupt(toShow next: UIViewController? = nil) {
    let keepsAnimation = next.map(runsBackwards) ?? false
    queue.interrupt { running in
      let bars = container.barsBesideTransitions.compactMap(InterruptedBar.init)
      return TransitionHandOff(
        of: running, snapshot: keepsAnimation ? nil : snapshot(of: running), bars: bars, keepsAnimation: keepsAnimation)
    }
  }

  private func snapshot(of running: TransitionDriver) -> InterruptedTransitionSnapshot? {
    let isUncovering = running.stockAnimator?.uncoversIncomingPage == true && !running.wasCancelled
    return running.remaining?.carriedView.flatMap {
      InterruptedTransitionSnapshot(of: containerView, keeping: $0, uncovering: isUncovering)
    }
  }

  /// Returns whether the running transition, played backwards, shows `next`. Asks the container's delegate for the
  /// animator, as for any transition.
  private func runsBackwards(to next: UIViewController) -> Bool {
    guard !queue.isSendingCallbacks, UIView.areAnimationsEnabled, container.isShowingChildren, let running,
      !running.isStock, running.canRunBackwards, running.from === next, let current = running.to,
      container.wantedChild === current
    else { return false }
    let choice = container.customTransition(from: current, to: next)
    answer = (current, next, choice)
    return choice.map(running.isReversed(by:)) ?? false
  }

  /// Shows the child that the model requests.
  func follow(animated: Bool) {
    guard !queue.isSendingCallbacks else {
      return queue.replaceWaiting { [weak self] in
        self?.interrupt()
        self?.show(animated: animated, isInteractive: false)
      }
    }
    show(animated: animated, isInteractive: false)
    runWaiting()
  }

  /// Starts a transition to the child that the model requests. The caller updates its progress.
  ///
  /// - Returns: `nil` if no transition can start.
  func followInteractively() -> TransitionDriver? {
    guard !queue.isSendingCallbacks else { return nil }
    show(animated: true, isInteractive: true)
    let driver = running
    runWaiting()
    return running === driver ? driver : nil
  }

  /// Runs the changes that were requested from within callbacks, unless callbacks are still being sent.
  func runWaiting() {
    queue.runWaiting()
    guard !queue.isSendingCallbacks else { return }
    answer = nil
    queue.discardHandOff()
    queue.runWaiting()
  }

  /// Ends the running transition without another one, because the container is leaving the window.
  func endInPlace() {
    guard running != nil else { return }
    queue.endInPlace()
    runWaiting()
  }

  private func show(animated: Bool, isInteractive: Bool) {
    defer {
      queue.discardHandOff()
      answer = nil
    }
    guard let wanted = container.wantedChild else { return replace(with: nil) }
    guard wanted !== shown else {
      container.changeReached(.willEnd(didComplete: true))
      queue.sendCallbacks { container.changeReached(.didSendCallbacks(didComplete: true)) }
      return container.changeReached(.didEnd)
    }
    guard container.isShowingChildren, let from = shown else { return replace(with: wanted) }
    queue.sendCallbacks { wanted.loadViewIfNeeded() }
    // If the child has requested another one while it loaded its view, that request shows the other one.
    guard container.wantedChild === wanted else { return }
    start(from: from, to: wanted, animated: animated && UIView.areAnimationsEnabled, isInteractive: isInteractive)
  }

  // MARK: Without a transition

  /// Shows a child without a transition, because no child was shown or the container itself is not fully on screen.
  private func replace(with child: UIViewController?) {
    let old = shown
    shown = child
    container.changeReached(.willEnd(didComplete: true))
    let (state, animated) = (container.appearance.state, container.appearance.isAnimated)
    queue.sendCallbacks {
      let (leaving, arriving) = (old?.shownInArea ?? [], child?.shownInArea ?? [])
      for page in leaving where page.appearance.state.isVisible {
        page.beginAppearanceTransition(false, animated: false)
      }
      for page in arriving where state.isVisible { page.beginAppearanceTransition(true, animated: animated) }
      if let child, state.isVisible { container.changeReached(.willShow(child, animated: false)) }
      old?.gatheredView(in: containerView)?.removeFromSuperview()
      installShownView()
      for page in leaving where page.appearance.state == .disappearing { page.endAppearanceTransition() }
      for page in arriving where state == .appeared { page.endAppearanceTransition() }
      if let child, state == .appeared { container.changeReached(.didShow(child, animated: false)) }
      container.changeReached(.didSendCallbacks(didComplete: true))
    }
    container.changeReached(.didEnd)
  }

  /// Adds the shown child's view to the container view, if the container's view has been loaded.
  func installShownView() {
    guard container.isViewLoaded, let shown else { return }
    shown.loadViewIfNeeded()
    guard let view = shown.carriedView, view is PageCarrier || !shown.isCoveredInContext else { return }
    UIView.performWithoutAnimation {
      if view.superview !== containerView {
        view.setPlacement(frame(of: shown))
        containerView.addSubview(view)
      }
      (view as? PageCarrier)?.release(in: containerView)
    }
  }

  // MARK: With a transition

  private func start(from: UIViewController, to: UIViewController, animated: Bool, isInteractive: Bool) {
    for page in [from, to] { page.endPresentationTransitions() }
    let custom = animated && !isInteractive ? customTransition(from: from, to: to) : nil
    let choice = container.chooseTransition(from: from, to: to, animated: animated, custom: custom)
    let driver = TransitionDriver(
      scene: makeScene(from: from, to: to), animator: choice.animator, interactor: choice.interactor, delegate: self)
    queue.start(
      driver, animated: choice.animator != nil, isInteractive: isInteractive,
      snapshotPlacement: .aroundPage(insertsPageBelow: choice.insertsBelow))
  }

  /// Returns the animator and the interaction controller of the container's delegate, which is asked once.
  private func customTransition(from: UIViewController, to: UIViewController) -> TransitionChoice? {
    if let answer, answer.from === from, answer.to === to { return answer.choice }
    return container.customTransition(from: from, to: to)
  }

  private func makeScene(from: UIViewController, to: UIViewController) -> TransitionScene {
    var scene = TransitionScene(container: container, containerView: containerView)
    scene.from.controller = from
    scene.to.controller = to
    scene.from.view = from.gatheredView(in: containerView)
    scene.to.view = to.gatheredView(in: containerView)
    (scene.from.includesContext, scene.to.includesContext) = (true, true)
    scene.from.initialFrame = frame(of: from)
    scene.to.finalFrame = frame(of: to)
    return scene
  }

  private func frame(of child: UIViewController) -> CGRect { container.frame(of: child, in: containerView.bounds) }

  /// Gives the container view the bounds of the controller's view. If the size changes, lays out the children again.
  func fill(_ bounds: CGRect) {
    guard containerView.bounds.size != bounds.size else { return }
    containerView.setPlacement(bounds)
    containerDidResize()
  }

  private func containerDidResize() {
    guard let running, let from = running.from, let to = running.to else { return placeShownView() }
    let (initial, final) = (frame(of: from), frame(of: to))
    running.relayout { scene in
      scene.from.initialFrame = initial
      scene.to.finalFrame = final
    }
  }

  /// Gives the shown child's view its frame, unless a transition runs, which does so itself.
  func placeShownView() {
    guard running == nil, let shown, let view = shown.viewIfLoaded, view.superview === containerView else { return }
    view.setPlacement(frame(of: shown))
  }
}

extension ContainerTransitions: TransitionDelegate {
  func transition(_ transition: TransitionDriver, reached milestone: TransitionMilestone) {
    switch milestone {
    case .willBegin, .willShow, .didShow, .didSendCallbacks: break
    case .willEnd(let didComplete):
      queue.willEnd()
      shown = didComplete ? transition.to : transition.from
    case .didEnd:
      queue.didFinish()
      if !transition.isHandedOff { placeViews() }
    case .didReleaseViews: placeViews()
    }
    container.changeReached(milestone)
    guard case .didEnd = milestone else { return }
    queue.didEnd()
    runWaiting()
  }

  private func placeViews() {
    installShownView()
    if let view = shown?.viewIfLoaded { view.layer.setNeedsLayout() }
    placeShownView()
  }
}

extension UIViewController {
  /// Whether the controller is on screen, so that a transition between its children is visible.
  var isShowingChildren: Bool { appearance.state == .appeared && viewIfLoaded?.window != nil }
}

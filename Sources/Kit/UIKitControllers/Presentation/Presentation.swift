// SPDX-License-Identifier: MIT

/// The presentation of one view controller by another, from the request to the end of its dismissal.
///
/// The presenter owns it (`ModalState`). `presentedViewController` and `presentingViewController` change immediately with
/// a request. The transitions in and out run one at a time in a `TransitionQueue`, in which later requests wait or
/// interrupt.
final class Presentation: NSObject {
  /// The controllers and the style. They can be replaced when the window's traits change.
  private(set) var resolved: ResolvedPresentation
  private(set) var phase = PresentationPhase.presenting
  let container = PresentationContainer()
  private let queue = TransitionQueue()
  /// The dismissal chain and the completions of the running transition.
  private var transition = Carried()
  /// The presentation above this one together with which this one is being dismissed.
  private weak var carrier: Presentation?
  /// Whether the traits have changed since the style was resolved.
  private var traitsHaveChanged = false

  private struct Carried {
    /// The presentations below that are dismissed together with this one.
    var chain = DismissalChain()
    var completions: [() -> Void] = []
  }

  init(_ resolved: ResolvedPresentation) {
    self.resolved = resolved
    super.init()
    controller.presentation = self
    presented.modal.below = self
    presenter?.modal.above = self
    observeContainer()
  }

  nonisolated deinit {}

  private func observeContainer() {
    containerView.onLayout = { [weak self] body in
      guard let self else { return body() }
      adaptToTraits()
      let controller = self.controller
      controller.containerViewWillLayoutSubviews()
      body()
      controller.containerViewDidLayoutSubviews()
    }
    containerView.onResize = { [weak self] in self?.containerDidResize() }
    containerView.onTraitChange = { [weak self] in self?.traitsDidChange(from: $0) }
  }

  // MARK: Who and where

  var presenter: UIViewController? { resolved.presenter }
  var presented: UIViewController { resolved.presented }
  var controller: UIPresentationController { resolved.controller }
  var style: UIModalPresentationStyle { resolved.style }
  var containerView: TransitionContainerView { container.view }
  /// The container view while it is in the window.
  var installedContainerView: UIView? { container.isInstalled ? containerView : nil }

  var running: TransitionDriver? { queue.running }
  var isSendingCallbacks: Bool { queue.isSendingCallbacks }

  /// The presentation whose presenter is shown after the dismissal: the last one in the dismissal chain, or this one.
  var lowest: Presentation { transition.chain.presentations.last ?? self }
  private var selfAndChain: [Presentation] { [self] + transition.chain.presentations }

  /// Whether a dismissal was cancelled and the transition is returning to its start.
  var isReturning: Bool {
    let moving = carrier ?? self
    return moving.phase == .dismissing && moving.running?.wasCancelled == true
  }

  /// Whether the presentation is being dismissed and may remain: a gesture moves the dismissal, or has cancelled it.
  var isUndecided: Bool {
    let moving = carrier ?? self
    return isReturning || moving.phase == .dismissing && moving.running?.phase == .interactive
  }

  /// Whether the presentation remains: it is not being dismissed, or its dismissal was cancelled.
  var isCurrent: Bool { presenter?.modal.current === self }

  /// Whether another presentation lies over the presented page.
  var isCovered: Bool { presented.presentationsOver.contains(where: \.isCurrent) }

  /// Whether no transition moves the presented view.
  var isAtRest: Bool { running == nil && phase == .presented }

  // MARK: Presenting

  /// Starts the presentation.
  ///
  /// - Parameter handOff: The hand-off of a transition that was interrupted for this one.
  func present(
    from source: UIViewController, animated: Bool, handOff: TransitionHandOff?, completion: (() -> Void)?
  ) {
    guard phase == .presenting, presenter != nil, let view = presenterView, view.window != nil else {
      return withdraw(completion)
    }
    transition.completions += [completion].compactMap { $0 }
    queue.receive(handOff)
    container.notePlacement(of: view)
    container.install(over: covered?.containerView ?? view, isInContext: isInContext)
    let requested = resolved.transitionForPresentation(from: source, animated: animated)
    queue.sendCallbacks { presented.loadViewIfNeeded() }
    start(makeScene(to: presented, from: presenter ?? source), requested, animated: animated)
  }

  // MARK: Dismissing

  /// Dismisses the presented controller.
  ///
  /// - Parameters:
  ///   - chain: The presentations below that are dismissed as well, from the top down.
  ///   - handOff: The hand-off of a dismissal above that was interrupted for this one.
  func dismiss(
    with chain: [Presentation], animated: Bool, handOff: TransitionHandOff? = nil, completion: (() -> Void)?
  ) {
    guard !isSendingCallbacks else {
      for presentation in [self] + chain { presentation.leaveModel() }
      return queue.enqueue { [self] in dismiss(with: chain, animated: animated, completion: completion) }
    }
    guard container.isInstalled else { return withdraw(completion) }
    guard !finishRunningDismissal(completion) else { return }
    let inverse = animated && chain.isEmpty ? inverseOfRunningTransition() : nil
    guard
      let scene = prepareDismissal(with: chain, keepsAnimation: inverse?.isContinuation == true, completion: completion)
    else {
      completion?()
      return
    }
    queue.receive(handOff)
    start(scene, inverse?.choice ?? resolved.transitionForDismissal(animated: animated), animated: animated)
  }

  /// Whether the user can begin a dismissal: no other controller is presented above, and no callbacks are being sent.
  var canBeginDismissal: Bool {
    !isCovered && !([self] + presented.presentationsOver).contains(where: \.isSendingCallbacks)
  }

  /// Starts a dismissal with the system's animator, whose progress the caller updates. Completes the running transitions
  /// first.
  ///
  /// - Parameter announce: Tells the program that the dismissal begins. It is called only if that is so.
  /// - Returns: `nil` if no dismissal can start.
  func beginInteractiveDismissal(announce: () -> Void = {}) -> TransitionDriver? {
    guard canBeginDismissal else { return nil }
    let handOff = presented.presentationsOver.interrupted()
    interrupt()
    guard isAtRest, canBeginDismissal else { return nil }
    announce()
    // The program may have presented or dismissed something.
    guard isAtRest, canBeginDismissal, let scene = prepareDismissal(with: [], completion: nil) else { return nil }
    queue.receive(handOff)
    start(scene, TransitionChoice(), animated: true, isInteractive: true)
    return running
  }

  /// Lets a running dismissal run to its end. Returns `false` if none runs.
  private func finishRunningDismissal(_ completion: (() -> Void)?) -> Bool {
    guard phase == .dismissing, let driver = running, !driver.wasCancelled else { return false }
    transition.completions += [completion].compactMap { $0 }
    driver.settle(to: .finish, curve: .easeInOut, speed: 1)
    return true
  }

  private func prepareDismissal(
    with chain: [Presentation], keepsAnimation: Bool = false, completion: (() -> Void)?
  ) -> TransitionScene? {
    interrupt(keepsAnimation: keepsAnimation)
    guard phase == .presented, presenter != nil else { return nil }
    transition.completions += [completion].compactMap { $0 }
    transition.chain = DismissalChain(chain)
    for presentation in chain { presentation.carrier = self }
    become(.dismissing)
    for presentation in selfAndChain { presentation.leaveModel() }
    return makeScene(to: lowest.presenter, from: presented)
  }

  /// Ends a presentation that is not on screen, and calls its completions.
  private func withdraw(_ completion: (() -> Void)?) {
    leaveModel()
    end()
    let completions = transition.completions + [completion].compactMap { $0 }
    transition.completions = []
    for completion in completions { completion() }
  }

  // MARK: The model

  /// Removes the presentation from the model, so that the presenter no longer has a `presentedViewController`.
  private func leaveModel() {
    guard let presenter, presenter.modal.above === self else { return }
    presenter.modal.above = nil
    presenter.modal.leaving.append(self)
  }

  /// Restores the model after a cancelled dismissal.
  private func returnToModel() {
    guard let presenter else { return }
    presenter.modal.leaving.remove(identicalTo: self)
    presenter.modal.above = self
  }

  // MARK: Transitions

  /// Runs `request` when all callbacks have been sent.
  func afterCallbacks(_ request: @escaping () -> Void) { queue.enqueue(request) }

  /// Completes the running transition in place, or reverts it if it was cancelled, so that another one can start.
  func interrupt(keepsAnimation: Bool = false) {
    queue.interrupt { running in
      let leaving = leavingContainer(after: running)
      let snapshot = InterruptedTransitionSnapshot(of: containerView.subviews, leaving: leaving)
      return TransitionHandOff(of: running, snapshot: snapshot, keepsAnimation: keepsAnimation)
    }
    queue.runWaiting()
  }

  /// Completes the running transition in place, or reverts it if it was cancelled, without a hand-off.
  func endInPlace() {
    queue.endInPlace()
    queue.runWaiting()
  }

  /// Interrupts the running transition for another presentation, which continues from the hand-off.
  func interruptForAnother() -> TransitionHandOff? {
    interrupt()
    return queue.takeHandOff()
  }

  private func start(
    _ scene: TransitionScene, _ requested: TransitionChoice, animated: Bool, isInteractive: Bool = false
  ) {
    let isAnimated = animated && UIView.areAnimationsEnabled && containerView.window != nil
    let stock = isAnimated ? controller.makeStockAnimator(presenting: phase == .presenting) : nil
    let driver = TransitionDriver(
      scene: scene, animator: requested.animator ?? stock, interactor: requested.interactor, delegate: self)
    let leaving = phase == .dismissing && !driver.isStock ? controller.presentedView : nil
    let placement = InterruptedTransitionSnapshot.Placement.belowContainer(containerView, leaving: leaving)
    queue.start(driver, animated: isAnimated, isInteractive: isInteractive, snapshotPlacement: placement)
    queue.runWaiting()
  }

  private func containerDidResize() {
    let coordinator = SizeTransitionCoordinator(containerView: containerView)
    controller.viewWillTransition(to: containerView.bounds.size, with: coordinator)
    coordinator.run { running?.relayout { setFrames(of: &$0) } }
  }
}

// The adaptation to other traits, and the end.
extension Presentation {
  // MARK: Adapting

  private func traitsDidChange(from previous: UITraitCollection?) {
    controller.traitCollectionDidChange(previous)
    // A presenter's view that has been removed from the window takes its traits from the container view.
    if let view = presenter?.viewIfLoaded, view.superview == nil { view.traitsMayHaveChanged() }
    traitsHaveChanged = true
    containerView.setNeedsLayout()
  }

  /// Lets the delegate choose the style again after a change of traits, as soon as no transition runs.
  private func adaptToTraits() {
    guard traitsHaveChanged, isAtRest, carrier == nil, !isSendingCallbacks, let presenter else { return }
    traitsHaveChanged = false
    queue.sendCallbacks {
      guard let next = resolved.adapted(to: containerView.traitCollection) else { return }
      let adaptation = PresentationAdaptation(of: self, presenter: presenter, from: resolved, to: next)
      // The transition refers to its delegate weakly, and optimised code releases an object after its last use.
      withExtendedLifetime(adaptation) { adaptation.run() }
    }
    queue.runWaiting()
  }

  /// Replaces the controllers and the style. `PresentationAdaptation` replaces the views and sends the callbacks.
  func adopt(_ next: ResolvedPresentation) {
    let wasInContext = isInContext
    releasePresented()
    resolved = next
    controller.presentation = self
    presented.modal.below = self
    presented.modal.controller = controller
    containerView.passesTouches = false
    if wasInContext != isInContext, let view = presenterView { container.install(over: view, isInContext: isInContext) }
  }

  /// Removes the presenter's view from the window or restores it, according to the style.
  func placePresenter() {
    guard controller.shouldRemovePresentersView else { return restorePresenter() }
    guard let view = presenterView, view.window != nil else { return }
    container.notePlacement(of: view)
    view.removeFromSuperview()
  }

  /// Restores the view that the end of this presentation uncovers.
  private func restorePresenter() {
    guard let view = lowest.presenterView else { return }
    lowest.container.restore(view, in: lowest.presenterFrame)
  }

  // MARK: Ending

  private func become(_ next: PresentationPhase) {
    assert(phase.canBecome(next), "a presentation can't go from \(phase) to \(next)")
    phase = next
  }

  private func end() {
    if phase != .ended { become(.ended) }
    for presentation in presented.presentationsInside { presentation.endWithPage() }
    container.remove()
    presenter?.modal.leaving.remove(identicalTo: self)
    releasePresented()
    (presenter?.top.innermost as? UIViewController)?.showInputViews()
  }

  /// Ends without a transition, because the page has been dismissed in which this presentation has its context. The
  /// presented controller has disappeared with the page.
  private func endWithPage() {
    guard container.isInstalled else { return }
    endInPlace()
    controller.sendTransitionWillBegin(presenting: false)
    leaveModel()
    restorePresenter()
    controller.sendTransitionDidEnd(presenting: false, completed: true)
    end()
  }

  private func releasePresented() {
    if presented.modal.below === self { presented.modal.below = nil }
    if presented.modal.controller === controller { presented.modal.controller = nil }
  }
}

extension Presentation: TransitionDelegate {
  func transition(_ driver: TransitionDriver, reached milestone: TransitionMilestone) {
    switch milestone {
    case .willBegin: willBegin(driver)
    case .willEnd(let didComplete): willEnd(didComplete: didComplete)
    case .didSendCallbacks(let didComplete): didSendCallbacks(of: driver, didComplete: didComplete)
    case .didEnd: didEnd(driver)
    case .willShow, .didShow, .didReleaseViews: break
    }
  }

  private func willBegin(_ driver: TransitionDriver) {
    let isPresenting = phase == .presenting
    presented.modal.isBeingPresented = isPresenting
    presented.modal.isBeingDismissed = !isPresenting
    if isPresenting {
      controller.delegate?.presentationController(
        controller, willPresentWithAdaptiveStyle: resolved.adaptedStyle, transitionCoordinator: driver)
      controller.sendTransitionWillBegin(presenting: true)
    } else {
      controller.sendTransitionWillBegin(presenting: false)
      transition.chain.removeViews(for: driver)
    }
  }

  private func willEnd(didComplete: Bool) {
    queue.willEnd()
    switch (phase, didComplete) {
    case (.presenting, true), (.dismissing, false): become(.presented)
    default: become(.ended)
    }
    if phase == .presented, !didComplete { for presentation in selfAndChain { presentation.returnToModel() } }
    if phase == .ended { for presentation in selfAndChain { presentation.leaveModel() } }
  }

  private func didSendCallbacks(of driver: TransitionDriver, didComplete: Bool) {
    let wasPresenting = driver.scene.to.controller === presented
    // After a cancelled dismissal, the presenter's view stays where the animator put it. The view below a dismissal chain
    // is restored, because it does not belong in the container of the topmost presentation.
    if phase == .ended || (lowest !== self && !lowest.controller.shouldRemovePresentersView) { restorePresenter() }
    guard !wasPresenting else { return controller.sendTransitionDidEnd(presenting: true, completed: didComplete) }
    if !didComplete { transition.chain.restoreViews() }
    for presentation in selfAndChain {
      presentation.controller.sendTransitionDidEnd(presenting: false, completed: didComplete)
    }
  }

  private func didEnd(_ driver: TransitionDriver) {
    queue.didFinish()
    presented.modal.isBeingPresented = false
    presented.modal.isBeingDismissed = false
    transition.chain.clearCoordinators(of: driver)
    if phase == .ended { for presentation in selfAndChain { presentation.end() } }
    for presentation in selfAndChain {
      presentation.carrier = nil
      presentation.containerView.setNeedsLayout()
    }
    let completions = transition.completions
    transition = Carried()
    queue.didEnd()
    for completion in completions { completion() }
    queue.runWaiting()
  }
}

// SPDX-License-Identifier: MIT

/// One controller shown over others, from the request to the end of its dismissal: what the system keeps of it.
///
/// Belongs to the presenting controller (`ModalState`). It runs the transitions in and out, one at a time, and holds
/// the container view, the presented controller and its presentation controller meanwhile. Which controller presents
/// which is in the model at once; what is asked for while a transition runs completes that one in place and goes on
/// from what the screen shows.
final class Presentation: NSObject {
  /// Replaced by another where the window's traits choose so.
  private var choice: ResolvedPresentation
  private(set) weak var presenter: UIViewController?
  private let askedTransitionStyle: UIModalTransitionStyle
  let containerView = TransitionContainerView()

  private(set) var phase = PresentationPhase.presenting
  private(set) var running: TransitionRun?
  /// Where the presenting view was before a transition took it into the container.
  private var home: OriginalPlacement?
  /// Those below this one that go with its dismissal.
  private var tail = DismissalChain()
  /// The one whose presenter is shown after the dismissal: the last that goes with it, or this.
  var lowest: Presentation { tail.presentations.last ?? self }
  /// The presentation above with which this one vanishes.
  private weak var carrier: Presentation?
  private var completions: [() -> Void] = []
  /// The state that an interrupted transition hands off to the next.
  private var handOff: PresentationHandOff?
  /// A request that came in the middle of callbacks, to be served after them.
  private var waiting: (() -> Void)?
  /// Whether the traits have changed since the style was chosen.
  private var mayHaveToAdapt = false
  /// How many callbacks are being sent: nothing starts meanwhile.
  private var holds = 0
  var isInCallbacks: Bool { holds > 0 }

  var presented: UIViewController { choice.presented }
  var controller: UIPresentationController { choice.controller }
  var style: UIModalPresentationStyle { choice.style }
  var transitionStyle: UIModalTransitionStyle { choice.possible(askedTransitionStyle) }

  init(choice: ResolvedPresentation, askedTransitionStyle: UIModalTransitionStyle) {
    self.choice = choice
    self.askedTransitionStyle = askedTransitionStyle
    presenter = choice.presenter
    super.init()
    controller.presentation = self
    presented.modal.below = self
    choice.presenter.modal.above = self
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

  nonisolated deinit {}

  /// While it is in the window.
  var installedContainerView: UIView? { containerView.superview == nil ? nil : containerView }

  /// Whether a dismissal was cancelled and is on its way back.
  var isComingBack: Bool {
    let moving = carrier ?? self
    return moving.phase == .dismissing && moving.running?.driver.wasCancelled == true
  }

  /// Whether it is being dismissed and may come back.
  var isUndecided: Bool {
    let moving = carrier ?? self
    return isComingBack || moving.phase == .dismissing && moving.running?.driver.phase == .interactive
  }

  /// Whether no transition moves the presented view.
  var isAtRest: Bool { running == nil && phase == .presented }

  // MARK: Presenting

  /// Shows the controller. `inheriting` is what a transition that was broken off for this one leaves.
  func present(
    from source: UIViewController, animated: Bool, inheriting: PresentationHandOff?, completion: (() -> Void)?
  ) {
    guard phase == .presenting, let presenter, let view = presenterView, view.window != nil else {
      return withdraw(completion)
    }
    if let completion { completions.append(completion) }
    handOff = inheriting
    home = OriginalPlacement(of: view)
    installContainer(over: covered?.containerView ?? view)
    let delegate = asksDelegate(animated: animated) ? presented.transitioningDelegate : nil
    let asked = delegate?.animationController(forPresented: presented, presenting: presenter, source: source)
    let interactor = asked.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    hold { presented.loadViewIfNeeded() }
    start(makeScene(to: presented, from: presenter), asked, interactor, animated: animated, interactive: false)
  }

  /// A presentation of the custom style asks for its animator even when nothing is animated.
  private func asksDelegate(animated: Bool) -> Bool {
    style == .custom || (animated && UIView.areAnimationsEnabled)
  }

  // MARK: Dismissing

  /// Runs `body` when the callbacks that are being sent have been.
  func afterCallbacks(_ body: @escaping () -> Void) {
    let earlier = waiting
    waiting = {
      earlier?()
      body()
    }
  }

  /// Takes the controller away, and with it those presentations below it that `vanishing` names, from the top down.
  /// `inheriting` is what a dismissal over this one leaves that was broken off.
  func dismiss(
    with vanishing: [Presentation], animated: Bool, inheriting: PresentationHandOff? = nil,
    completion: (() -> Void)?
  ) {
    guard !isInCallbacks else {
      for presentation in [self] + vanishing { presentation.leaveModel() }
      return afterCallbacks { [self] in dismiss(with: vanishing, animated: animated, completion: completion) }
    }
    guard isInstalled || phase == .ended else { return withdraw(completion) }
    guard !join(completion) else { return }
    guard let scene = prepareDismissal(with: vanishing, completion: completion) else {
      completion?()
      return
    }
    handOff = handOff ?? inheriting
    let delegate = asksDelegate(animated: animated) ? presented.transitioningDelegate : nil
    let asked = delegate?.animationController(forDismissed: presented)
    let interactor = asked.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    start(scene, asked, interactor, animated: animated, interactive: false)
  }

  /// Where the dismissal is under way already, this makes sure that it comes to its end; false elsewhere.
  private func join(_ completion: (() -> Void)?) -> Bool {
    guard phase == .dismissing, let driver = running?.driver, !driver.wasCancelled else { return false }
    if let completion { completions.append(completion) }
    driver.settle(to: .finish, curve: .easeInOut, speed: 1)
    return true
  }

  /// Begins a dismissal whose progress the caller moves; nil where that can't be, as while something is presented over
  /// this. It takes the system's animator.
  func beginInteractiveDismissal() -> TransitionDriver? {
    let over = presented.leavingInside
    guard !([self] + over).contains(where: \.isInCallbacks), presented.presentationInside == nil else { return nil }
    let inheriting = over.brokenOff()
    guard let scene = prepareDismissal(with: [], completion: nil) else { return nil }
    handOff = handOff ?? inheriting
    start(scene, nil, nil, animated: true, interactive: true)
    return running?.driver
  }

  /// Whether the presentation has begun; one that waits for callbacks has not.
  var isInstalled: Bool { containerView.superview != nil }

  /// Takes back a presentation that hasn't begun.
  private func withdraw(_ completion: (() -> Void)?) {
    leaveModel()
    end()
    for completion in completions + [completion].compactMap({ $0 }) { completion() }
    completions = []
  }

  private func prepareDismissal(with vanishing: [Presentation], completion: (() -> Void)?) -> TransitionScene? {
    interrupt()
    guard phase == .presented, presenter != nil else { return nil }
    if let completion { completions.append(completion) }
    tail = DismissalChain(vanishing)
    for presentation in vanishing { presentation.carrier = self }
    become(.dismissing)
    for presentation in [self] + vanishing { presentation.leaveModel() }
    return makeScene(to: lowest.presenter, from: presented)
  }

  /// The presenter presents nothing any more, as far as anybody asks.
  private func leaveModel() {
    guard phase != .ended || presenter?.modal.above === self else { return }
    guard let presenter, presenter.modal.above === self else { return }
    presenter.modal.above = nil
    presenter.modal.leaving.append(self)
  }

  /// The dismissal was cancelled: the model is as it was.
  private func returnToModel() {
    guard let presenter else { return }
    presenter.modal.leaving.removeAll { $0 === self }
    presenter.modal.above = self
  }

  /// Completes what runs, or takes it back where it was cancelled, so that something else can begin.
  func interrupt() {
    guard !isInCallbacks, let running, !running.driver.phase.isEnded else { return }
    handOff = PresentationHandOff(
      of: running, views: containerView.subviews, leaving: leavingPicture(of: running))
    running.driver.endInPlace(didComplete: !running.driver.wasCancelled)
  }

  /// The container, where it, or a card that flies in it, will be gone with the end of the transition.
  private func leavingPicture(of run: TransitionRun) -> UIView? {
    let flies = containerView.subviews.contains { $0 is ZoomCard }
    return run.successor === presented && !flies ? nil : containerView
  }

  /// Breaks off what runs for the sake of another presentation, which inherits it.
  func breakOff() -> PresentationHandOff? {
    interrupt()
    defer { handOff = nil }
    return handOff
  }

  // MARK: Transitions

  private func start(
    _ scene: TransitionScene, _ asked: (any UIViewControllerAnimatedTransitioning)?,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?, animated: Bool, interactive: Bool
  ) {
    let isAnimated = animated && UIView.areAnimationsEnabled
    let animator = asked ?? (isAnimated ? controller.makeStockAnimator(presenting: phase == .presenting) : nil)
    let driver = TransitionDriver(scene: scene, animator: animator, interactor: interactor, delegate: self)
    let run = TransitionRun(
      driver: driver, from: scene.from ?? presented, to: scene.to ?? presented, isStock: asked == nil)
    running = run
    let successor = handOff?.transition.takeOver(by: run)
    let landing = successor == nil ? handOff?.landing : nil
    handOff = nil
    hold { driver.start(animated: isAnimated, interactive: interactive) }
    if driver.phase.isEnded { return }
    if let successor {
      driver.takeOver(progress: successor.progress, velocity: successor.velocity)
    } else {
      landing?.run(below: containerView)
    }
    runWaiting()
  }

  /// Has what is asked for meanwhile wait.
  private func hold(_ body: () -> Void) {
    holds += 1
    body()
    holds -= 1
  }

  /// Does what was asked for from within callbacks that are through now.
  private func runWaiting() {
    guard !isInCallbacks, let waiting else { return }
    self.waiting = nil
    waiting()
  }

  private func containerDidResize() {
    let coordinator = SizeTransitionCoordinator(containerView: containerView)
    controller.viewWillTransition(to: containerView.bounds.size, with: coordinator)
    coordinator.run { running?.driver.relayout { setFrames(of: &$0) } }
  }

  // MARK: Adapting

  private func traitsDidChange(from previous: UITraitCollection?) {
    controller.traitCollectionDidChange(previous)
    // In no window, it has its traits from here.
    if let view = presenter?.viewIfLoaded, view.superview == nil { view.traitsMayHaveChanged() }
    mayHaveToAdapt = true
    containerView.setNeedsLayout()
  }

  /// Has the delegate choose the style anew after a change of traits, at rest: what moves comes to its end first.
  private func adaptToTraits() {
    guard mayHaveToAdapt, isAtRest, carrier == nil, !isInCallbacks, let presenter else { return }
    mayHaveToAdapt = false
    hold {
      guard let next = choice.adapted(to: containerView.traitCollection) else { return }
      let exchange = PresentationAdaptation(of: self, presenter: presenter, from: choice, to: next)
      // The transition refers to its delegate weakly, and optimised code releases an object after its last use.
      withExtendedLifetime(exchange) { exchange.run() }
    }
    runWaiting()
  }

  /// Goes on in another style, as the exchange says, which has all else done.
  func adopt(_ next: ResolvedPresentation) {
    let wasInContext = isInContext
    if presented.modal.below === self { presented.modal.below = nil }
    if presented.modal.controller === controller { presented.modal.controller = nil }
    choice = next
    controller.presentation = self
    presented.modal.below = self
    presented.modal.controller = controller
    containerView.passesTouches = false
    if wasInContext != isInContext, let view = presenterView { installContainer(over: view) }
  }

  /// Takes the presenting view out of the window, or puts it back, as the style wants it.
  func placePresenter() {
    guard controller.shouldRemovePresentersView else { return restorePresenter() }
    guard let view = presenterView, view.window != nil else { return }
    home = OriginalPlacement(of: view)
    view.removeFromSuperview()
  }

  private func become(_ next: PresentationPhase) {
    assert(phase.canBecome(next), "a presentation can't go from \(phase) to \(next)")
    phase = next
  }
}

extension Presentation: TransitionDelegate {
  func transitionWillBegin(_ transition: TransitionDriver) {
    let isPresenting = phase == .presenting
    presented.modal.isBeingPresented = isPresenting
    presented.modal.isBeingDismissed = !isPresenting
    if isPresenting {
      controller.delegate?.presentationController(
        controller, willPresentWithAdaptiveStyle: choice.adaptedStyle, transitionCoordinator: transition)
      controller.presentationTransitionWillBegin()
    } else {
      controller.dismissalTransitionWillBegin()
      tail.vanish(with: transition)
    }
  }

  func transitionDidSendWillAppear(_ transition: TransitionDriver) {}

  func transition(_ transition: TransitionDriver, willEnd didComplete: Bool) {
    holds += 1
    switch (phase, didComplete) {
    case (.presenting, true), (.dismissing, false): become(.presented)
    default: become(.ended)
    }
    if phase == .presented, !didComplete {
      for presentation in [self] + tail.presentations { presentation.returnToModel() }
    }
    if phase == .ended { for presentation in [self] + tail.presentations { presentation.leaveModel() } }
  }

  func transition(_ transition: TransitionDriver, didSendDidAppear didComplete: Bool) {
    let wasPresenting = transition.scene.to === presented
    restorePresenter()
    if wasPresenting {
      controller.presentationTransitionDidEnd(didComplete)
    } else {
      if !didComplete { tail.comeBack() }
      for presentation in [self] + tail.presentations { presentation.controller.dismissalTransitionDidEnd(didComplete) }
    }
  }

  /// Puts the presenting view back where it was taken from, unless it has left the window for the presentation.
  private func restorePresenter() {
    let isCovered = phase == .presented && lowest.controller.shouldRemovePresentersView
    guard !isCovered, let view = lowest.presenterView else { return }
    lowest.home?.restore(view, in: lowest.placeOfPresenter)
  }

  func transition(_ transition: TransitionDriver, didEnd didComplete: Bool) {
    running = nil
    presented.modal.isBeingPresented = false
    presented.modal.isBeingDismissed = false
    tail.forget(transition)
    if phase == .ended { for presentation in [self] + tail.presentations { presentation.end() } }
    for presentation in [self] + tail.presentations {
      presentation.carrier = nil
      presentation.containerView.setNeedsLayout()
    }
    tail = DismissalChain()
    holds -= 1
    let completions = self.completions
    self.completions = []
    for completion in completions { completion() }
    runWaiting()
  }

  /// Lets go of everything.
  private func end() {
    if phase != .ended { become(.ended) }
    containerView.removeFromSuperview()
    presenter?.modal.leaving.removeAll { $0 === self }
    if presented.modal.below === self { presented.modal.below = nil }
    if presented.modal.controller === controller { presented.modal.controller = nil }
  }
}

// SPDX-License-Identifier: MIT

/// One controller shown over others, from the request to the end of its dismissal: what the system keeps of it.
///
/// Belongs to the presenting controller (`ModalState`). It runs the transitions in and out, one at a time, and holds the
/// container view, the presented controller and its presentation controller meanwhile. Which controller presents which
/// is in the model at once; what is asked for while a transition runs completes that one in place and goes on from what
/// the screen shows.
final class Presentation: NSObject {
  let presented: UIViewController
  private(set) weak var presenter: UIViewController?
  let controller: UIPresentationController
  let style: UIModalPresentationStyle
  let transitionStyle: UIModalTransitionStyle
  /// The style that was chosen in the place of the one asked for; `.none` where none was.
  let adaptedStyle: UIModalPresentationStyle
  let containerView = TransitionContainerView()

  private(set) var phase = PresentationPhase.presenting
  private(set) var running: TransitionRun?
  /// Where the presenting view was before a transition took it into the container.
  private var home: ViewHome?
  /// The presentations above this one that vanish with it, and the one whose presenter is shown afterwards: this one's
  /// own, or one below it.
  private var leaving: [Presentation] = []
  private var lowest: Presentation { leaving.last ?? self }
  private var completions: [() -> Void] = []
  /// What the next transition inherits from one that was broken off for it.
  private var inheritance: PresentationInheritance?
  /// A request that came in the middle of callbacks, to be served after them.
  private var waiting: (() -> Void)?
  private(set) var isInCallbacks = false

  init(
    presented: UIViewController, presenter: UIViewController, controller: UIPresentationController,
    style: UIModalPresentationStyle, adaptedStyle: UIModalPresentationStyle, transitionStyle: UIModalTransitionStyle
  ) {
    self.adaptedStyle = adaptedStyle
    self.presented = presented
    self.presenter = presenter
    self.controller = controller
    self.style = style
    self.transitionStyle = transitionStyle
    super.init()
    controller.presentation = self
    presented.modal.below = self
    presenter.modal.above = self
    containerView.onLayout = { [weak controller] body in
      controller?.containerViewWillLayoutSubviews()
      body()
      controller?.containerViewDidLayoutSubviews()
    }
    containerView.onResize = { [weak self] in self?.containerDidResize() }
  }

  nonisolated deinit {}

  /// While it is in the window.
  var installedContainerView: UIView? { containerView.superview == nil ? nil : containerView }

  /// Whether no transition moves the presented view.
  var isAtRest: Bool { running == nil && phase == .presented }

  // MARK: Presenting

  /// Shows the controller. `inheriting` is what a transition that was broken off for this one leaves.
  func present(
    from source: UIViewController, animated: Bool, inheriting: PresentationInheritance?, completion: (() -> Void)?
  ) {
    guard phase == .presenting, let presenter, let view = presenterView else { return }
    if let completion { completions.append(completion) }
    inheritance = inheriting
    home = ViewHome(of: view)
    installContainer(over: presenterContainer ?? view)
    presented.loadViewIfNeeded()
    let asked = presented.transitioningDelegate?.animationController(
      forPresented: presented, presenting: presenter, source: source)
    let interactor = asked.flatMap { presented.transitioningDelegate?.interactionControllerForPresentation(using: $0) }
    start(makeScene(to: presented, from: presenter), asked, interactor, animated: animated, underHand: false)
  }

  /// The presentation that the presenter is shown by, where this one covers all of it, and not only its view.
  private var covered: Presentation? {
    guard controller.shouldPresentInFullscreen, let below = presenter?.modal.below, below.isInstalled else {
      return nil
    }
    return below
  }

  /// Of the presenting controller: its view, or the one that holds this, as a sheet does.
  private var presenterView: UIView? { covered?.controller.presentedView ?? presenter?.view }

  private var presenterContainer: UIView? { covered?.containerView }

  private func installContainer(over area: UIView) {
    guard let superview = area.superview else { return }
    UIView.performWithoutAnimation {
      containerView.setPlacement(superview is UIWindow ? superview.bounds : area.frame)
      containerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      superview.insertSubview(containerView, aboveSubview: topmostSibling(of: area))
    }
  }

  /// The views above `area` that belong to it: containers of presentations that are on their way out.
  private func topmostSibling(of area: UIView) -> UIView {
    guard let superview = area.superview, let index = superview.subviews.firstIndex(of: area) else { return area }
    return superview.subviews[index...].prefix { $0 === area || $0 is TransitionContainerView }.last ?? area
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
  func dismiss(with vanishing: [Presentation], animated: Bool, completion: (() -> Void)?) {
    guard !isInCallbacks else {
      return afterCallbacks { [weak self] in
        self?.dismiss(with: vanishing, animated: animated, completion: completion)
      }
    }
    guard isInstalled else { return withdraw(completion) }
    guard let scene = prepareDismissal(with: vanishing, completion: completion) else { return }
    let asked = presented.transitioningDelegate?.animationController(forDismissed: presented)
    let interactor = asked.flatMap { presented.transitioningDelegate?.interactionControllerForDismissal(using: $0) }
    start(scene, asked, interactor, animated: animated, underHand: false)
  }

  /// Begins a dismissal whose progress the caller moves; nil where that can't be. It takes the system's animator.
  func dismissUnderHand() -> TransitionDriver? {
    guard !isInCallbacks, let scene = prepareDismissal(with: [], completion: nil) else { return nil }
    start(scene, nil, nil, animated: true, underHand: true)
    return running?.driver
  }

  /// Whether the presentation has begun; one that waits for callbacks has not.
  private var isInstalled: Bool { containerView.superview != nil }

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
    leaving = vanishing
    become(.dismissing)
    for presentation in [self] + vanishing { presentation.leaveModel() }
    return makeScene(to: lowest.presenter, from: presented)
  }

  /// The presenter presents nothing any more, as far as anybody asks.
  private func leaveModel() {
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
    guard let running, !running.driver.phase.isEnded else { return }
    inheritance = PresentationInheritance(
      of: running, views: containerView.subviews, leaving: leavingPicture(of: running))
    running.driver.endInPlace(didComplete: !running.driver.wasCancelled)
  }

  /// The container, where it, or a card that flies in it, will be gone with the end of the transition.
  private func leavingPicture(of run: TransitionRun) -> UIView? {
    let flies = containerView.subviews.contains { $0 is ZoomCard }
    return run.heir === presented && !flies ? nil : containerView
  }

  /// Breaks off what runs for the sake of another presentation, which inherits it.
  func breakOff() -> PresentationInheritance? {
    interrupt()
    defer { inheritance = nil }
    return inheritance
  }

  // MARK: Transitions

  private func start(
    _ scene: TransitionScene, _ asked: (any UIViewControllerAnimatedTransitioning)?,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?, animated: Bool, underHand: Bool
  ) {
    let isAnimated = animated && UIView.areAnimationsEnabled
    let animator = asked ?? (isAnimated ? controller.makeStockAnimator(presenting: phase == .presenting) : nil)
    let driver = TransitionDriver(scene: scene, animator: animator, interactor: interactor, delegate: self)
    let run = TransitionRun(
      driver: driver, from: scene.from ?? presented, to: scene.to ?? presented, isStock: asked == nil)
    running = run
    let heir = inheritance?.transition.takeOver(by: run)
    let landing = heir == nil ? inheritance?.landing : nil
    inheritance = nil
    driver.start(animated: isAnimated, underHand: underHand)
    if let heir {
      driver.takeOver(progress: heir.progress, velocity: heir.velocity)
    } else {
      landing?.run(below: containerView)
    }
  }

  private func makeScene(to: UIViewController?, from: UIViewController) -> TransitionScene {
    var scene = TransitionScene(container: nil, containerView: containerView)
    let isPresenting = phase == .presenting
    let moves = isPresenting ? controller.shouldRemovePresentersView : uncoversPresenter
    scene.from = from
    scene.to = to
    scene.presentationStyle = style
    scene.fromView = isPresenting ? (moves ? presenterView : nil) : controller.presentedView
    scene.toView = isPresenting ? controller.presentedView : (moves ? lowest.presenterView : nil)
    scene.removesFromView = isPresenting ? moves : true
    scene.sendsAppearanceToFrom = isPresenting ? moves : true
    scene.sendsAppearanceToTo = isPresenting ? true : moves
    setFrames(of: &scene)
    return scene
  }

  /// Whether the controller that is shown after a dismissal has left the window for this presentation, or for one that
  /// vanishes with it.
  private var uncoversPresenter: Bool { ([self] + leaving).contains { $0.controller.shouldRemovePresentersView } }

  private func setFrames(of scene: inout TransitionScene) {
    let bounds = containerView.bounds
    let below = lowest.covered?.controller.frameOfPresentedViewInContainerView ?? bounds
    if scene.to === presented {
      scene.initialFromFrame = below
      scene.finalFromFrame = scene.removesFromView ? .zero : below
      scene.finalToFrame = controller.frameOfPresentedViewInContainerView
    } else {
      scene.initialFromFrame = controller.presentedView?.placement ?? bounds
      scene.finalToFrame = below
      scene.initialToFrame = scene.toView == nil ? below : .zero
    }
  }

  private func containerDidResize() {
    let coordinator = SizeTransitionCoordinator(containerView: containerView)
    controller.viewWillTransition(to: containerView.bounds.size, with: coordinator)
    coordinator.run { running?.driver.relayout { setFrames(of: &$0) } }
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
        controller, willPresentWithAdaptiveStyle: adaptedStyle, transitionCoordinator: transition)
      controller.presentationTransitionWillBegin()
    } else {
      controller.dismissalTransitionWillBegin()
      vanish(leaving)
    }
  }

  /// The presentations between the top and the controller that is shown go without an animation of their own.
  private func vanish(_ presentations: [Presentation]) {
    for presentation in presentations {
      presentation.interrupt()
      presentation.controller.dismissalTransitionWillBegin()
      let wasVisible = presentation.presented.appearance.state.isVisible
      if wasVisible { presentation.presented.beginAppearanceTransition(false, animated: false) }
      presentation.controller.presentedView?.removeFromSuperview()
      if wasVisible { presentation.presented.endAppearanceTransition() }
    }
  }

  func transitionDidSendWillAppear(_ transition: TransitionDriver) {}

  func transition(_ transition: TransitionDriver, willEnd didComplete: Bool) {
    isInCallbacks = true
    switch (phase, didComplete) {
    case (.presenting, true), (.dismissing, false): become(.presented)
    default: become(.ended)
    }
    if phase == .presented, !didComplete { for presentation in [self] + leaving { presentation.returnToModel() } }
    if phase == .ended { for presentation in [self] + leaving { presentation.leaveModel() } }
  }

  func transition(_ transition: TransitionDriver, didSendDidAppear didComplete: Bool) {
    let wasPresenting = transition.scene.to === presented
    restorePresenter()
    if wasPresenting {
      controller.presentationTransitionDidEnd(didComplete)
    } else {
      for presentation in [self] + leaving { presentation.controller.dismissalTransitionDidEnd(didComplete) }
    }
  }

  /// Puts the presenting view back where it was taken from, unless it has left the window for the presentation.
  private func restorePresenter() {
    let isCovered = phase == .presented && controller.shouldRemovePresentersView
    guard !isCovered, let view = lowest.presenterView else { return }
    lowest.home?.restore(view)
  }

  func transition(_ transition: TransitionDriver, didEnd didComplete: Bool) {
    running = nil
    presented.modal.isBeingPresented = false
    presented.modal.isBeingDismissed = false
    if phase == .ended { for presentation in [self] + leaving { presentation.end() } }
    leaving = []
    containerView.setNeedsLayout()
    isInCallbacks = false
    let completions = self.completions
    self.completions = []
    for completion in completions { completion() }
    let waiting = self.waiting
    self.waiting = nil
    waiting?()
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

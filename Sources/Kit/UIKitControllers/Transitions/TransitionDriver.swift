// SPDX-License-Identifier: MIT
import Diagnostics
import TimingFunctions

/// Runs one transition of any kind, and is the only owner of its progress and state.
///
/// The driver is the context that animators and interaction controllers see, and the coordinator that controllers see. A
/// container passes it a scene and an animator, and changes its own model when the driver calls it as its delegate. The
/// driver places the views, plays the animation, and sends all appearance callbacks and completions. `TransitionPhase`
/// has the diagram.
///
/// Three methods move the progress, whatever the animator is: `update(_:)` during an interaction, `settle(to:timing:)`
/// at its end, and `pause()` when another interaction begins. They move the playback, which is the animation, and the
/// animations alongside.
final class TransitionDriver: NSObject {
  private let liveness = LiveObjects.Token(.transition)
  private(set) var scene: TransitionScene
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var interactor: (any UIViewControllerInteractiveTransitioning)?
  private(set) weak var delegate: (any TransitionDelegate)?

  private(set) var phase = TransitionPhase.preparing
  private(set) var wasCancelled = false
  private(set) var attributes = Attributes()
  private(set) var interaction = Interaction()
  private(set) lazy var alongside = AlongsidePlayback(of: self)
  private(set) var animation = OwnedPlayback()
  private let watchdog = TransitionWatchdog()

  init(
    scene: TransitionScene, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?, delegate: any TransitionDelegate
  ) {
    self.scene = scene
    self.scene.kept = [scene.container, scene.from.controller, scene.from.view, scene.to.controller, scene.to.view]
    self.animator = animator
    self.interactor = interactor
    self.delegate = delegate
  }

  nonisolated deinit {}

  // MARK: Starting

  /// Sends the first callbacks, places the views and starts the animation.
  ///
  /// - Parameter interactive: Whether the caller updates the progress from the start.
  func start(animated: Bool, interactive: Bool = false) {
    assert(phase == .preparing)
    attributes.isAnimated = animated && animator != nil
    let waits = interactor?.wantsInteractiveStart ?? false
    attributes.isInitiallyInteractive = isAnimated && (interactive || waits)
    if isAnimated, let animator { attributes.duration = animator.transitionDuration(using: self) }
    sendFirstCallbacks()
    guard !phase.isEnded else { return }
    scene.install { [weak self] in self?.scene.sendIsAppearing() }
    guard isAnimated else { return finishAtOnce() }

    if interactive {
      become(.interactive)
      animate()
    } else if let interactor {
      become(waits ? .interactive : .running)
      report(.call("startInteractiveTransition(_:)", receiver: interactor))
      interactor.startInteractiveTransition(self)
    } else {
      become(.running)
      animate()
    }
    guard !phase.isEnded else { return }
    scene.insertToViewIfNeeded()
    alongside.run()
  }

  private func sendFirstCallbacks() {
    attach(self)
    report(.began(TransitionSummary(of: self)))
    delegate?.transition(self, reached: .willBegin)
    scene.sendWillAppear(animated: isAnimated)
    // The delegate's callbacks may have ended the transition.
    guard !phase.isEnded else { return scene.sendDidAppear(didComplete: !wasCancelled, animated: isAnimated) }
    if let to { delegate?.transition(self, reached: .willShow(to, animated: isAnimated)) }
  }

  /// Starts as the inverse of an interrupted transition, whose animation it plays backwards with its velocity. Its own
  /// animator is not used.
  ///
  /// - Parameter alongside: The progress at which the animations alongside start.
  func start(continuing predecessor: TransitionDriver, alongside alongsideProgress: Double) {
    assert(phase == .preparing)
    guard let playback = predecessor.animation.pass(to: self) else { return start(animated: true) }
    animation.playback = playback
    animator = predecessor.animator
    let timing = playback.turnaround(duration: predecessor.duration)
    attributes.isAnimated = true
    attributes.runsBackwards = !predecessor.attributes.runsBackwards
    attributes.duration = predecessor.duration
    sendFirstCallbacks()
    guard !phase.isEnded else { return }
    scene.sendIsAppearing()
    become(.running)
    interactor?.startInteractiveTransition(self)
    scene.containerView.blocksTouches = { [weak self] in self?.isInterruptible == false }
    alongside.run(isInteractive: true)
    alongside.update(alongsideProgress)
    run(to: .finish, timing: timing)
    watchdog.watch(self, for: timing.settlingDuration)
  }

  /// Completes without animation. A client's animator for a presentation of the style `.custom` is called nevertheless,
  /// because it adds the views and completes the transition.
  private func finishAtOnce() {
    guard scene.presentationStyle == .custom, animator != nil, stockAnimator == nil else {
      return end(didComplete: true)
    }
    become(.running)
    animate()
  }

  /// Lets the animator set up its animation. Starts to play it, unless the transition is interactive: then the animation is
  /// paused until the interaction moves it.
  func animate() {
    guard let animator, !phase.isEnded, playback == nil else { return }
    let isPaused = phase == .interactive
    if let stock = stockAnimator {
      animation.playback = stock.makePlayback(using: self)
      alongside.run()
      if !isPaused { run(to: .finish, timing: stock.timing) }
      return
    }
    let client = ClientAnimation(of: animator, in: self, isPaused: isPaused)
    guard !phase.isEnded else { return client.stop() }
    animation.playback = client
    scene.containerView.blocksTouches = { [weak self] in self?.isInterruptible == false }
    alongside.run(timing: client.timing)
    if !isPaused { watchdog.watch(self, for: duration) }
    // The animation begins at its commit, which must happen at the time at which the layer was paused.
    if isPaused { CATransaction.flush() }
  }

  // MARK: Driving

  /// The animation, whoever plays it.
  var playback: (any TransitionPlayback)? { animation.playback }

  /// The progress on screen.
  var progress: Double { playback?.progress ?? interaction.progress }

  /// Sets the progress during an interaction. Does nothing unless the transition is interactive.
  ///
  /// - Parameter overshoots: Whether the views move beyond their ends if the progress lies outside of 0…1.
  func update(_ progress: Double, overshoots: Bool = false) {
    guard phase == .interactive, !progress.isNaN else { return }
    interaction.report(progress, overshoots: overshoots)
    show(interaction.progress)
  }

  /// Moves the paused animation.
  private func show(_ progress: Double) {
    playback?.update(progress)
    alongside.update(progress)
  }

  /// Ends the interaction, and runs to an end along `timing`. Does nothing unless the transition is interactive.
  func settle(to end: TransitionEnd, timing: any Timing) {
    guard phase == .interactive else { return }
    wasCancelled = end == .start
    become(.settling(end))
    alongside.interactionDidChange()
    guard phase == .settling(end) else { return }
    run(to: end, timing: timing)
    watchdog.watch(self, for: timing.settlingDuration)
  }

  private func run(to end: TransitionEnd, timing: any Timing) {
    playback?.settle(to: end, timing: timing)
    alongside.settle(to: end, timing: timing)
  }

  /// Ends the interaction, and runs to an end along a curve, in the remaining part of the duration divided by `speed`.
  func settle(to end: TransitionEnd, curve: UIView.AnimationCurve, speed: CGFloat) {
    interaction.completionCurve = curve
    interaction.completionSpeed = speed
    settle(to: end, timing: curve.bezier.lasting(remainingDuration(to: end, speed: speed)))
  }

  /// Makes a transition that runs by itself interactive, at its present progress. Does nothing in other phases.
  func pause() {
    switch phase {
    case .running, .settling: break
    case .preparing, .interactive, .ended: return
    }
    interaction.report(progress)
    playback?.pauseAnimation()
    alongside.pauseAnimation()
    watchdog.cancel()
    wasCancelled = false
    become(.interactive)
    alongside.interactionDidChange()
  }

  /// Continues the motion of an interrupted stock transition between the same pages.
  ///
  /// - Parameter motion: The motion in the direction of this transition.
  func takeOver(_ motion: TransitionHandOff.Motion) {
    guard !phase.isEnded, let stock = stockAnimator else { return }
    let progress = motion.progress
    show(progress)
    if phase == .interactive {
      interaction.report(progress)
    } else {
      run(to: .finish, timing: stock.settling(from: progress, to: 1, velocity: motion.velocity))
    }
  }

  /// Sets the scene up again for another size of the container, and continues the motion.
  ///
  /// Only stock animators can be set up twice. The views of other animators receive their new frames, and continue to
  /// move relative to these.
  func relayout(_ frames: (inout TransitionScene) -> Void) {
    guard !phase.isEnded, phase != .preparing else { return }
    frames(&scene)
    guard let stock = stockAnimator, let playback else { return scene.adaptToContainerSize() }
    let (progress, velocity) = (playback.progress, playback.velocity)
    let curve = (playback as? UIViewPropertyAnimator)?.curve
    playback.stop()
    let renewed = stock.makePlayback(using: self)
    renewed.update(progress)
    animation.playback = renewed
    guard let end = phase.destination else { return }
    if let curve, let animator = renewed as? UIViewPropertyAnimator { return animator.continueRun(along: curve) }
    let timing = stock.settling(from: progress, to: end.progress, velocity: velocity)
    renewed.settle(to: end, timing: timing)
    watchdog.watch(self, for: timing.settlingDuration)
  }

  // MARK: Ending

  /// Ends the transition at its present progress, so that another one can start.
  func endInPlace(didComplete: Bool) {
    guard !phase.isEnded else { return }
    wasCancelled = !didComplete
    playback?.finish(at: didComplete ? .finish : .start)
    end(didComplete: didComplete)
  }

  /// Ends the transition. All ways of ending call this method, and only the first call has an effect.
  func end(didComplete: Bool) {
    guard !phase.isEnded else { return }
    let wasInteractive = phase == .interactive
    wasCancelled = !didComplete
    if !initiallyInteractive, didComplete { interaction.report(1) }
    become(.ended(didComplete: didComplete))
    if wasInteractive { alongside.interactionDidChange() }
    watchdog.cancel()
    if !isHandedOff { playback?.transitionDidEnd() }
    alongside.finish(at: didComplete ? .finish : .start)
    delegate?.transition(self, reached: .willEnd(didComplete: didComplete))
    if !didComplete { scene.removeToView(animated: isAnimated) }
    if !isHandedOff { scene.finish(didComplete: didComplete) }
    scene.sendDidAppear(didComplete: didComplete, animated: isAnimated)
    if didComplete { scene.leaveFocus() }
    if didComplete, let to { delegate?.transition(self, reached: .didShow(to, animated: isAnimated)) }
    delegate?.transition(self, reached: .didSendCallbacks(didComplete: didComplete))
    if !isHandedOff { sendAnimationEnded(didComplete: didComplete) }
    alongside.complete()
    attach(nil)
    delegate?.transition(self, reached: .didEnd)
    if !isHandedOff { releaseObjects() }
  }

  /// Completes the transition at its present progress, and leaves its views and its animation to the next transition.
  /// `start(continuing:alongside:)` or `finishHandedOff()` follows.
  func handOff() {
    guard !phase.isEnded else { return }
    animation.handOff()
    end(didComplete: true)
  }

  /// Completes an animation that was handed off, because no transition continues it.
  func finishHandedOff() {
    guard animation.takeBack() else { return }
    playback?.finish(at: .finish)
    playback?.transitionDidEnd()
    scene.finish(didComplete: true)
    sendAnimationEnded(didComplete: true)
    delegate?.transition(self, reached: .didReleaseViews)
    releaseObjects()
  }

  /// Releases the controllers and animators, so that a client that keeps the context does not keep them alive. The
  /// context still returns them as long as they exist.
  func releaseObjects() {
    animation.playback = nil
    animator = nil
    interactor = nil
    scene.kept = []
  }

  private func become(_ next: TransitionPhase) {
    assert(phase.canBecome(next), "a transition can't go from \(phase) to \(next)")
    phase = next
    report(.phase(next))
  }
}

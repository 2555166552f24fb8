// SPDX-License-Identifier: MIT
import Diagnostics
import RenderTree

/// Runs one transition of any kind, and is the only owner of its progress and state.
///
/// It is the context that animators and interaction controllers see, and the coordinator that controllers see. A
/// container hands it a scene and an animator and changes its own model when the driver says so; the driver places the
/// views, plays the animation, and sends all appearance callbacks and completions. `TransitionPhase` has the diagram.
///
/// The progress is moved in three ways, whatever animates: `update(_:)` during an interaction, `settle(to:timing:)` when
/// it ends, and `pause()` when another one begins.
final class TransitionDriver: NSObject {
  private let liveness = LiveObjects.Token(.transition)
  private(set) var scene: TransitionScene
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var interactor: (any UIViewControllerInteractiveTransitioning)?
  private weak var delegate: (any TransitionDelegate)?

  private(set) var phase = TransitionPhase.preparing
  private(set) var isAnimated = false
  private(set) var initiallyInteractive = false
  private(set) var wasCancelled = false
  private(set) var isInterruptible = false
  /// Seconds, as the animator said at the start.
  private(set) var duration = 0.0
  /// The progress that an interaction reported last; after the end, the final one.
  private var reportedPercent: CGFloat = 0
  private(set) var completionSpeed: CGFloat = 1
  private(set) var completionCurve = UIView.AnimationCurve.easeInOut
  var alongside = AlongsideAnimations()

  private var playback: (any TransitionPlayback)?
  /// The animations beside the transition that can't be part of its animator.
  private var alongsidePlayback: AlongsidePlayback?
  /// Complains when the animation should long have ended.
  private var watchdog: Deadline?

  init(
    scene: TransitionScene, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?, delegate: any TransitionDelegate
  ) {
    self.scene = scene
    self.animator = animator
    self.interactor = interactor
    self.delegate = delegate
  }

  nonisolated deinit {}

  // MARK: Starting

  /// Sends the callbacks, sets the scene and starts the animation.
  ///
  /// With `interactive` the caller itself moves the progress, from the start.
  func start(animated: Bool, interactive: Bool = false) {
    assert(phase == .preparing)
    isAnimated = animated && animator != nil
    let waits = interactor?.wantsInteractiveStart ?? false
    initiallyInteractive = isAnimated && (interactive || waits)
    duration = isAnimated ? animator?.transitionDuration(using: self) ?? 0 : 0
    attach(self)
    delegate?.transitionWillBegin(self)
    scene.sendWillAppear(animated: isAnimated)
    delegate?.transitionDidSendWillAppear(self)
    guard !phase.isEnded else { return }
    scene.place { [weak self] in self?.scene.sendIsAppearing() }
    guard isAnimated else { return finishAtOnce() }

    if interactive {
      become(.interactive)
      animate(holding: true)
    } else if let interactor, waits {
      become(.interactive)
      interactor.startInteractiveTransition(self)
    } else {
      become(.running)
      (interactor as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
      animate(holding: false)
    }
    guard !phase.isEnded else { return }
    scene.bringToViewBack()
    runAlongside()
  }

  /// Without animation. An animator of the client's own for a presentation of the custom style is called all the same:
  /// it puts the views where they belong, and completes.
  private func finishAtOnce() {
    guard scene.presentationStyle == .custom, let animator, !(animator is any StockAnimator) else {
      return end(didComplete: true)
    }
    become(.running)
    animate(holding: false)
  }

  /// Has the animator set up its animation, and starts to play it unless `holding` is true.
  func animate(holding: Bool) {
    guard let animator, !phase.isEnded, playback == nil else { return }
    if let stock = animator as? any StockAnimator { return animate(stock, holding: holding) }
    let layerPlayback = LayerPlayback(layer: scene.containerView.layer, duration: duration, isPaused: holding)
    layerPlayback.setUp { animator.animateTransition(using: self) }
    guard !phase.isEnded else { return layerPlayback.stop() }
    let vended = animator.interruptibleAnimator(using: self)
    isInterruptible = !(vended is NotImplementedAnimator)
    scene.containerView.blocksTouches = !isInterruptible
    if isInterruptible {
      layerPlayback.stop()
      playback = take(vended, holding: holding)
    } else {
      playback = layerPlayback
    }
    runAlongside()
    if !holding { watch(for: duration) }
    // Animations get their beginning when they are committed; it has to be that of the layer's time.
    if holding { CATransaction.flush() }
  }

  /// The system's own animators are property animators that can be made anew for another size.
  private func animate(_ stock: any StockAnimator, holding: Bool) {
    isInterruptible = true
    playback = stock.makePlayback(using: self)
    runAlongside()
    if holding { return }
    playback?.settle(to: .finish, timing: stock.timing)
    alongsidePlayback?.settle(to: .finish, timing: stock.timing)
  }

  private func take(_ vended: any UIViewImplicitlyAnimating, holding: Bool) -> any TransitionPlayback {
    if holding {
      vended.pauseAnimation()
    } else if vended.state == .inactive {
      vended.startAnimation()
    }
    if let animator = vended as? UIViewPropertyAnimator { return animator }
    return ClientAnimatorPlayback(vended, duration: duration)
  }

  /// Sets up what others asked to run beside the transition. What they ask for later in the same turn joins it.
  private func runAlongside() {
    guard !alongside.isSetUp else { return }
    alongsidePlayback = AlongsidePlayback(isInteractive: animator is any StockAnimator || phase == .interactive)
    let animations = alongside.takeAnimations()
    if !animations.isEmpty { join { [weak self] in self?.call(animations) } }
    _ = Deadline.schedule(at: CACurrentMediaTime()) { [weak self] in self?.alongside.close() }
  }

  /// Runs animations beside the transition: in its animator, or in a playback that follows its own.
  func join(_ animations: @escaping () -> Void) {
    if isInterruptible, !(animator is any StockAnimator), let vended = animator?.interruptibleAnimator(using: self) {
      return vended.addAnimations(animations)
    }
    alongsidePlayback?.add(duration: duration, animations)
  }

  // MARK: Driving

  /// The progress on screen now.
  var progress: Double { playback?.progress ?? Double(reportedPercent) }

  /// The progress as clients see it, 0…1: what an interaction reported last, or what the screen shows of a transition
  /// that runs by itself.
  var percentComplete: CGFloat {
    switch phase {
    case .running, .settling: CGFloat(min(max(progress, 0), 1))
    case .preparing, .interactive, .ended: reportedPercent
    }
  }

  /// Progress per second, on screen now.
  var velocity: Double { phase == .interactive ? 0 : playback?.velocity ?? 0 }

  /// Sets the progress during an interaction. Does nothing unless the transition is interactive.
  func update(_ progress: Double) {
    guard phase == .interactive, !progress.isNaN else { return }
    reportedPercent = CGFloat(min(max(progress, 0), 1))
    playback?.update(Double(reportedPercent))
    alongsidePlayback?.update(Double(reportedPercent))
  }

  /// Ends the interaction: the rest runs by itself. Does nothing unless the transition is interactive.
  func settle(to end: TransitionEnd, timing: any Timing) {
    guard phase == .interactive else { return }
    wasCancelled = end == .start
    become(.settling(end))
    notifyInteractionChange()
    guard phase == .settling(end) else { return }
    playback?.settle(to: end, timing: timing)
    alongsidePlayback?.settle(to: end, timing: timing)
    watch(for: timing.settlingDuration)
  }

  /// As `settle(to:timing:)`, along a curve over the remaining part of the duration.
  func settle(to end: TransitionEnd, curve: UIView.AnimationCurve, speed: CGFloat) {
    completionCurve = curve
    completionSpeed = speed
    settle(to: end, timing: curve.bezier.lasting(remainingDuration(to: end)))
  }

  /// Seconds from the reported percentage to an end, at the completion speed.
  func remainingDuration(to end: TransitionEnd) -> Double {
    let remaining = abs(end.progress - Double(reportedPercent))
    return max(remaining * duration / Double(completionSpeed), Self.shortestSettling)
  }

  /// Makes a transition that runs by itself interactive, at its present progress. Does nothing in other phases.
  func pause() {
    switch phase {
    case .running, .settling: break
    case .preparing, .interactive, .ended: return
    }
    reportedPercent = CGFloat(min(max(progress, 0), 1))
    playback?.pauseAnimation()
    alongsidePlayback?.pauseAnimation(at: progress)
    watchdog?.cancel()
    wasCancelled = false
    become(.interactive)
    notifyInteractionChange()
  }

  /// Continues the motion of another transition of the system's between the same pages, in this one's direction.
  func takeOver(_ motion: TransitionHandOff.Motion) {
    guard !phase.isEnded, let stock = animator as? any StockAnimator else { return }
    let (progress, velocity) = (motion.progress, motion.velocity)
    playback?.update(progress)
    alongsidePlayback?.update(progress)
    if phase == .interactive {
      reportedPercent = CGFloat(min(max(progress, 0), 1))
    } else {
      let timing = stock.settling(from: progress, to: 1, velocity: velocity)
      playback?.settle(to: .finish, timing: timing)
      alongsidePlayback?.settle(to: .finish, timing: timing)
    }
  }

  /// The container has another size: sets the scene again for it, and goes on from the same progress and velocity.
  ///
  /// Only the system's animators can be set up twice; views that others animate get their frames, and what moves them
  /// relative to these goes on.
  func relayout(_ frames: (inout TransitionScene) -> Void) {
    guard !phase.isEnded, phase != .preparing else { return }
    frames(&scene)
    guard let stock = animator as? any StockAnimator, let playback else { return scene.placeForNewSize() }
    let (progress, velocity) = (self.progress, playback.velocity)
    playback.stop()
    let renewed = stock.makePlayback(using: self)
    renewed.update(progress)
    self.playback = renewed
    switch phase {
    case .running: renewed.settle(to: .finish, timing: stock.settling(from: progress, to: 1, velocity: velocity))
    case .settling(let end):
      renewed.settle(to: end, timing: stock.settling(from: progress, to: end.progress, velocity: velocity))
    case .preparing, .interactive, .ended: break
    }
  }

  /// The least time that settling takes, in seconds, so that an end is always reached in a turn of its own.
  private static let shortestSettling = 0.001

  // MARK: Ending

  /// Breaks off whatever runs and ends at once, so that another transition can start.
  func endInPlace(didComplete: Bool) {
    guard !phase.isEnded else { return }
    wasCancelled = !didComplete
    playback?.finish(at: didComplete ? .finish : .start)
    end(didComplete: didComplete)
  }

  /// The one way out. All later calls do nothing.
  func end(didComplete: Bool) {
    guard !phase.isEnded else { return }
    let wasInteractive = phase == .interactive
    wasCancelled = !didComplete
    if !initiallyInteractive, didComplete { reportedPercent = 1 }
    become(.ended(didComplete: didComplete))
    if wasInteractive { notifyInteractionChange() }
    watchdog?.cancel()
    playback?.transitionDidEnd()
    alongsidePlayback?.finish(at: didComplete ? .finish : .start)
    if !alongside.isSetUp { call(alongside.takeAnimations()) }
    delegate?.transition(self, willEnd: didComplete)
    scene.settle(didComplete: didComplete)
    scene.sendDidAppear(didComplete: didComplete, animated: isAnimated)
    delegate?.transition(self, didSendDidAppear: didComplete)
    animator?.animationEnded(didComplete)
    call(alongside.takeCompletions())
    attach(nil)
    delegate?.transition(self, didEnd: didComplete)
    letGo()
  }

  /// Reports a transition that is still there a good while after it should have ended: its animator has forgotten it.
  private func watch(for seconds: Double) {
    watchdog?.cancel()
    watchdog = Deadline.schedule(at: CACurrentMediaTime() + seconds + Self.patience) { [weak self] in
      guard let self, let animator = self.animator else { return }
      warn(
        "\(type(of: animator)) has not called completeTransition(_:), \(Self.patience) s after its animation "
          + "should have ended; call it in the animation's completion")
    }
  }

  /// In seconds.
  private static let patience = 2.0

  /// A client that keeps the context must not keep controllers and animators alive.
  private func letGo() {
    playback = nil
    alongsidePlayback = nil
    animator = nil
    interactor = nil
    scene.clear()
  }

  private func become(_ next: TransitionPhase) {
    assert(phase.canBecome(next), "a transition can't go from \(phase) to \(next)")
    phase = next
  }

  /// Whether the controller comes or goes with this transition, and gets its callbacks from it.
  func isAbout(_ controller: UIViewController) -> Bool {
    (controller === scene.from && scene.sendsAppearanceToFrom) || (controller === scene.to && scene.sendsAppearanceToTo)
  }

  private func call(_ handlers: [AlongsideAnimations.Handler]) {
    for handler in handlers { handler(self) }
  }

  private func notifyInteractionChange() {
    call(alongside.takeChangeHandlers(isInteractive: phase == .interactive))
  }

  /// Makes this the transition that the controllers' `transitionCoordinator` finds, or nothing.
  private func attach(_ transition: TransitionDriver?) {
    for controller in [scene.from, scene.to, scene.container] {
      guard let controller, transition != nil || controller.activeTransition === self else { continue }
      controller.activeTransition = transition
    }
  }
}

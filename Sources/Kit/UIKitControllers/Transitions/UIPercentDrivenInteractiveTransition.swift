// SPDX-License-Identifier: MIT
import Diagnostics

/// An interaction controller that drives the transition of any animator by a fraction.
///
/// Return one from a delegate's `interactionControllerFor…` method while a gesture is in progress, and report the
/// gesture to it:
///
/// ```swift
/// @MainActor final class Dismissal {
///   let interactor = UIPercentDrivenInteractiveTransition()
///
///   func pan(_ recognizer: UIPanGestureRecognizer) {
///     guard let view = recognizer.view else { return }
///     let progress = recognizer.translation(in: view).x / view.bounds.width
///     switch recognizer.state {
///     case .changed: interactor.update(progress)
///     case .ended: progress > 0.5 ? interactor.finish() : interactor.cancel()
///     case .cancelled: interactor.cancel()
///     default: break
///     }
///   }
/// }
/// ```
///
/// During the interactive part the progress is linear in the fraction, whatever the animation's own curve is. Calls that
/// come too late or in the wrong order, such as an update after the end or a second finish, have no effect.
///
/// An override of a method must call `super` first.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: (any UIViewControllerContextTransitioning)?

  /// The animator's `transitionDuration(using:)` in seconds, captured when the transition starts.
  open private(set) var duration: CGFloat = 0

  /// The fraction last passed to ``update(_:)``, clamped to 0…1, or the one at which ``pause()`` stopped the
  /// transition.
  open private(set) var percentComplete: CGFloat = 0

  /// The speed of the remaining animation after ``finish()`` or ``cancel()``, as a multiple of the animation's own. The
  /// default is 1.
  ///
  /// It is at least 0.01, so that every transition ends.
  @ObservedProperty open var completionSpeed: CGFloat = 1 {
    didSet {
      guard !expect(completionSpeed > 0, "completionSpeed must be more than 0; it was set to \(completionSpeed)")
      else { return }
      completionSpeed = Self.slowestCompletion
    }
  }

  /// The speed that replaces one that is not positive. Chosen: a program that sets `1 - percentComplete` sets 0 at the
  /// end, where nothing of the animation remains, so any positive value serves.
  static let slowestCompletion: CGFloat = 0.01

  /// The curve of the remaining animation after ``finish()`` or ``cancel()``. The default is `.easeInOut`.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The timing of the remaining animation, in place of ``completionCurve``. The default is `nil`.
  ///
  /// It has an effect only if the animator provides an interruptible animator.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether the transition follows the gesture from the start. The default is `true`.
  ///
  /// If it is `false`, the transition starts running on its own, and ``pause()``, ``update(_:)``, ``finish()`` or
  /// ``cancel()`` makes it interactive.
  open var wantsInteractiveStart = true

  /// Whether fractions outside of 0…1 move the views beyond their ends, as a spring does that overshoots. The default is
  /// `false`.
  ///
  /// UIKit has no such property, and never shows anything beyond an end during an interaction. Animations alongside the
  /// transition, an animator object of a client's own class, a curl and a `CATransition` stop at their ends in any case.
  open var allowsOvershoot = false

  /// Creates an interaction controller for one or several successive transitions.
  public override init() { super.init() }

  nonisolated deinit {}

  /// Starts the transition. Called by the system.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    percentComplete = 0
    duration = CGFloat((transitionContext as? TransitionDriver)?.duration ?? 0)
    (transitionContext as? TransitionDriver)?.animate()
  }

  /// Pauses a transition that runs on its own, and makes it interactive again. Can be called any number of times.
  ///
  /// Does nothing before the transition and after it.
  open func pause() {
    context?.pauseInteractiveTransition()
    if let driver = context as? TransitionDriver { percentComplete = driver.percentComplete }
  }

  /// Moves the transition to a fraction. Values outside of 0…1 are clamped unless ``allowsOvershoot`` is set, and NaN is
  /// ignored.
  open func update(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    if allowsOvershoot, let driver = context as? TransitionDriver {
      driver.becomeInteractive()
      return driver.update(Double(percentComplete), overshoots: true)
    }
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Ends the interaction and lets the transition run to its end, in (1 − `percentComplete`) · `duration` /
  /// `completionSpeed` seconds.
  ///
  /// The transition completes unless it is paused again.
  open func finish() { settle(to: .finish) }

  /// Ends the interaction and lets the transition run back to its start, in `percentComplete` · `duration` /
  /// `completionSpeed` seconds.
  ///
  /// The transition is cancelled unless it is paused again.
  open func cancel() { settle(to: .start) }

  private func settle(to end: TransitionEnd) {
    guard let timingCurve, let driver = context as? TransitionDriver, driver.isInterruptible else {
      if end == .finish { context?.finishInteractiveTransition() } else { context?.cancelInteractiveTransition() }
      return
    }
    driver.becomeInteractive()
    let rest = driver.remainingDuration(to: end, speed: completionSpeed)
    let timing = AnimatorTiming(provider: timingCurve, duration: rest)
    driver.settle(to: end, timing: timing.part(lasting: rest, resettles: false, velocity: nil))
  }
}

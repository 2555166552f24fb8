// SPDX-License-Identifier: MIT
import UIKit

/// Responds to the events of a container's transition.
protocol ContainerContextObserver: AnyObject {
  /// Called when the animator has set up its animations. They run, or are paused at progress 0.
  func contextDidSetUp(_ context: ContainerContext)
  func contextDidMove(_ context: ContainerContext)
  func contextDidChangeInteraction(_ context: ContainerContext)
  func context(_ context: ContainerContext, didEnd didComplete: Bool)
}

/// The context of one transition of a `ContainerController`, implemented with public API.
///
/// It works with any animator, and drives the animations by the time of the container view's layer:
///
///     prepared ─▶ running ─────────────────────────────▶ ended
///         │          │ ▲ pause                             ▲
///         │          ▼ │                                   │
///         └──────▶ paused ─▶ finishing ────────────────────┤
///                     │                                    │
///                     └────▶ cancelling ───────────────────┘
final class ContainerContext: NSObject, UIViewControllerContextTransitioning {
  private enum Phase { case prepared, running, paused, finishing, cancelling, ended }

  let containerView: UIView
  let animator: any UIViewControllerAnimatedTransitioning
  weak var observer: (any ContainerContextObserver)?
  private let from, to: UIViewController
  private let clock: ContainerClock
  private var phase = Phase.prepared
  private var link: CADisplayLink?
  /// A snapshot of the page that returns after a cancelled transition, shown until the animator has restored its views.
  private var snapshot: UIView?
  /// The speed of the remaining animation after an interaction, as a multiple of the animator's own.
  var completionSpeed = 1.0
  private(set) var percentComplete: CGFloat = 0
  private(set) var transitionWasCancelled = false

  init(
    containerView: UIView, from: UIViewController, to: UIViewController,
    animator: any UIViewControllerAnimatedTransitioning
  ) {
    self.containerView = containerView
    self.from = from
    self.to = to
    self.animator = animator
    // `--slow` lengthens view animations, so the duration of the transition is lengthened too.
    let duration = animator.transitionDuration(using: nil) * AnimationDrag.coefficient
    clock = ContainerClock(layer: containerView.layer, duration: duration)
    super.init()
  }

  nonisolated deinit {}

  var isAnimated: Bool { true }
  var isInteractive: Bool { phase == .paused }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }
  var duration: TimeInterval { clock.duration }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from.view : to.view }
  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? containerView.bounds : .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }

  /// Makes the animator set up its animations, which run at once or, if `paused` is true, are paused at the start.
  func animate(paused: Bool) {
    guard phase == .prepared else { return }
    phase = paused ? .paused : .running
    if paused { clock.pause(at: 0) }
    animator.animateTransition(using: self)
    observer?.contextDidSetUp(self)
    // Animations begin when they are committed. Commit them here, before the gesture moves the layer's time.
    if paused { CATransaction.flush() } else { startLink() }
  }

  // MARK: Interaction

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard phase == .paused, !percentComplete.isNaN else { return }
    move(to: percentComplete)
  }

  func finishInteractiveTransition() {
    guard phase == .paused else { return }
    phase = .finishing
    clock.run(from: Double(percentComplete), speed: completionSpeed)
    startLink()
    observer?.contextDidChangeInteraction(self)
  }

  func cancelInteractiveTransition() {
    guard phase == .paused else { return }
    phase = .cancelling
    transitionWasCancelled = true
    startLink()
    observer?.contextDidChangeInteraction(self)
  }

  func pauseInteractiveTransition() {
    guard [.running, .finishing, .cancelling].contains(phase), snapshot == nil else { return }
    link?.invalidate()
    phase = .paused
    transitionWasCancelled = false
    move(to: CGFloat(clock.progress))
    observer?.contextDidChangeInteraction(self)
  }

  private func move(to percent: CGFloat) {
    percentComplete = min(max(percent, 0), 1)
    clock.pause(at: Double(percentComplete))
    observer?.contextDidMove(self)
  }

  // MARK: Without a gesture

  private func startLink() {
    link?.invalidate()
    let link = CADisplayLink(target: self, selector: ContainerContext.tick)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func tick(_ link: CADisplayLink) {
    switch phase {
    case .running, .finishing:
      percentComplete = min(CGFloat(clock.progress), 1)
      observer?.contextDidMove(self)
    case .cancelling:
      move(to: percentComplete - CGFloat(link.duration * completionSpeed / clock.duration))
      if percentComplete == 0 { didReturnToStart() }
    case .prepared, .paused, .ended: link.invalidate()
    }
  }

  /// Ends a cancelled transition that has returned to its start. The animations run to their end, because the
  /// animator's completion has to be called to restore the views. A snapshot covers the page until then.
  private func didReturnToStart() {
    link?.invalidate()
    if let snapshot = from.view.snapshotView(afterScreenUpdates: false) {
      snapshot.frame = containerView.bounds
      containerView.addSubview(snapshot)
      self.snapshot = snapshot
    }
    clock.run(from: 1)
  }

  func completeTransition(_ didComplete: Bool) {
    guard phase != .ended else { return }
    phase = .ended
    transitionWasCancelled = !didComplete
    link?.invalidate()
    clock.release()
    percentComplete = didComplete ? 1 : 0
    observer?.contextDidMove(self)
    observer?.context(self, didEnd: didComplete)
    snapshot?.removeFromSuperview()
    animator.animationEnded(didComplete)
  }
}

// SPDX-License-Identifier: MIT
import TimingFunctions

/// The system's animator of pushes and pops. The upper page slides by the width of the container; the lower page slides
/// by 0.30 of that and darkens while it is covered.
final class PushPopAnimator: NSObject, StockAnimator {
  private let isPush: Bool
  private var dimming: UIView?
  private var shadow: UIView?
  /// The offset of the outgoing page at the start, in points. Stored because the animation may be set up again.
  private var start: CGFloat?

  init(operation: UINavigationController.Operation) { isPush = operation == .push }

  nonisolated deinit {}

  var timing: any Timing { ExponentialDecay(timeConstant: TransitionMetrics.pushTimeConstant) }

  var uncoversIncomingPage: Bool { !isPush }

  func makePlayback(using context: any UIViewControllerContextTransitioning) -> any TransitionPlayback {
    removeDecorations()
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .linear)
    animator.addCompletion { [weak self] position in
      self?.removeDecorations()
      context.completeTransition(position == .end)
    }
    guard let fromView = context.view(forKey: .from), let toView = context.view(forKey: .to) else { return animator }
    let upper = isPush ? toView : fromView
    let lower = isPush ? fromView : toView
    let container = context.containerView
    let frames = PageFrames(of: context, in: container)
    let positions = PagePositions(
      in: container, isPush: isPush, frames, start: startOffset(of: fromView, from: frames.from))
    UIView.performWithoutAnimation {
      fromView.bounds.size = frames.from.size
      toView.bounds.size = frames.to.size
      insert(toView, into: container)
      decorate(upper: upper, lower: lower, in: container)
      move(upper, lower, to: positions, covering: isPush ? 0 : 1)
    }
    animator.addAnimations { [self] in
      move(upper, lower, to: positions, covering: isPush ? 1 : 0)
    }
    animator.pauseAnimation()
    return animator
  }

  /// Returns the horizontal distance between the outgoing page and its frame at rest. It is not zero if an interrupted
  /// transition left the page in the middle of its movement.
  private func startOffset(of view: UIView, from frame: CGRect) -> CGFloat {
    let offset = start ?? view.center.x - frame.midX
    start = offset
    return offset
  }

  /// Moves both pages to one end of the transition.
  ///
  /// - Parameter covering: 1 if the upper page covers the lower one, 0 if it is beside the container.
  private func move(_ upper: UIView, _ lower: UIView, to positions: PagePositions, covering: CGFloat) {
    upper.center = covering == 1 ? positions.upperShown : positions.upperAway
    lower.center = covering == 1 ? positions.lowerCovered : positions.lowerShown
    let shadowWidth = shadow?.bounds.width ?? 0
    shadow?.center.x = upper.center.x - positions.forward * (positions.width + shadowWidth) / 2
    // The shadow of a page beside the container reaches into it.
    shadow?.alpha = covering
    dimming?.center = lower.center
    dimming?.alpha = TransitionMetrics.dimming * covering
  }

  private func insert(_ toView: UIView, into container: UIView) {
    if toView.superview === container { return }
    if isPush { container.addSubview(toView) } else { container.insertSubview(toView, at: 0) }
  }

  private func decorate(upper: UIView, lower: UIView, in container: UIView) {
    let dimming = DimmingView(frame: container.bounds)
    let shadow = EdgeShadowView(height: container.bounds.height)
    shadow.center.y = container.bounds.midY
    container.insertSubview(dimming, aboveSubview: lower)
    container.insertSubview(shadow, belowSubview: upper)
    self.dimming = dimming
    self.shadow = shadow
  }

  private func removeDecorations() {
    dimming?.removeFromSuperview()
    shadow?.removeFromSuperview()
    dimming = nil
    shadow = nil
  }
}

/// The frames of the two pages at rest.
private struct PageFrames {
  let from: CGRect
  let to: CGRect

  init(of context: any UIViewControllerContextTransitioning, in container: UIView) {
    from = context.viewController(forKey: .from).map(context.initialFrame) ?? container.bounds
    to = context.viewController(forKey: .to).map(context.finalFrame) ?? container.bounds
  }
}

/// The centres of the two pages at both ends of a push or pop.
private struct PagePositions {
  let width: CGFloat
  /// 1 if pushed pages enter from the right, −1 if they enter from the left.
  let forward: CGFloat
  let upperShown: CGPoint
  let upperAway: CGPoint
  let lowerShown: CGPoint
  let lowerCovered: CGPoint

  init(in container: UIView, isPush: Bool, _ frames: PageFrames, start: CGFloat) {
    let from = CGPoint(x: frames.from.midX + start, y: frames.from.midY)
    let to = CGPoint(x: frames.to.midX, y: frames.to.midY)
    let width = container.bounds.width
    self.width = width
    forward = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let (upper, lower) = isPush ? (frames.to, frames.from) : (frames.from, frames.to)
    upperShown = isPush ? to : from
    upperAway = CGPoint(x: upper.midX + forward * width, y: upper.midY)
    lowerShown = isPush ? from : to
    lowerCovered = CGPoint(x: lower.midX - forward * width * TransitionMetrics.parallax, y: lower.midY)
  }
}

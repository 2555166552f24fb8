// SPDX-License-Identifier: MIT
import TimingFunctions

/// The system's push and pop: the upper page slides a width, the covered one follows at 0.30 of that and darkens.
final class PushPopAnimator: NSObject, StockAnimator {
  private let isPush: Bool
  private var dimming: UIView?
  private var shadow: UIView?
  /// In points; kept for when the animation is set up again.
  private var start: CGFloat?

  init(operation: UINavigationController.Operation) { isPush = operation == .push }

  nonisolated deinit {}

  var timing: any Timing { ExponentialDecay(timeConstant: TransitionMetrics.pushTimeConstant) }

  var uncoversIncomingPage: Bool { !isPush }

  func makeAnimator(using context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
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
    let places = Places(in: container, isPush: isPush, start: startOffset(of: fromView, in: container))
    UIView.performWithoutAnimation {
      for view in [upper, lower] { view.bounds.size = container.bounds.size }
      insert(toView, into: container)
      decorate(upper: upper, lower: lower, in: container)
      move(upper, lower, to: places, covering: isPush ? 0 : 1)
    }
    animator.addAnimations { [self] in
      move(upper, lower, to: places, covering: isPush ? 1 : 0)
    }
    animator.pauseAnimation()
    return animator
  }

  /// How far the outgoing page is from its place at the start, as a page is that another transition left on its way.
  private func startOffset(of view: UIView, in container: UIView) -> CGFloat {
    let offset = start ?? view.center.x - container.bounds.midX
    start = offset
    return offset
  }

  /// `covering` is 1 with the upper page over the lower one, 0 with it beside the container.
  private func move(_ upper: UIView, _ lower: UIView, to places: Places, covering: CGFloat) {
    upper.center = covering == 1 ? places.upperShown : places.upperAway
    lower.center = covering == 1 ? places.lowerCovered : places.lowerShown
    shadow?.center.x = upper.center.x - places.forward * (places.width + EdgeShadowView.width) / 2
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

/// Where the two pages are at the ends.
private struct Places {
  let width: CGFloat
  /// 1 where pages come from the right.
  let forward: CGFloat
  let upperShown: CGPoint
  let upperAway: CGPoint
  let lowerShown: CGPoint
  let lowerCovered: CGPoint

  init(in container: UIView, isPush: Bool, start: CGFloat) {
    let bounds = container.bounds
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let started = CGPoint(x: middle.x + start, y: middle.y)
    width = bounds.width
    forward = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    upperShown = isPush ? middle : started
    upperAway = CGPoint(x: middle.x + forward * bounds.width, y: middle.y)
    lowerShown = isPush ? started : middle
    lowerCovered = CGPoint(x: middle.x - forward * bounds.width * TransitionMetrics.parallax, y: middle.y)
  }
}

// SPDX-License-Identifier: MIT
import TimingFunctions

/// The animator that slides the presented view in from below the container's lower edge, and out again.
///
/// A shadow above the view's upper edge separates it from the page below.
final class CoverAnimator: NSObject, StockAnimator {
  private let presenting: Bool
  private var shadow: UIView?

  init(presenting: Bool) { self.presenting = presenting }

  nonisolated deinit {}

  /// A critically damped spring, which ends when it first reaches its end, after about half a second.
  var timing: any Timing {
    ArrivingTiming(
      Spring(
        mass: 1, stiffness: TransitionMetrics.coverStiffness, damping: TransitionMetrics.coverDamping,
        initialVelocity: 0))
  }

  func makePlayback(using context: any UIViewControllerContextTransitioning) -> any TransitionPlayback {
    shadow?.removeFromSuperview()
    shadow = nil
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .linear)
    animator.addCompletion { [weak self] in
      self?.shadow?.removeFromSuperview()
      context.completeTransition($0 == .end)
    }
    guard let view = context.view(forKey: presenting ? .to : .from) else { return animator }
    let container = context.containerView
    let frame = context.modalPlacement(presenting: presenting)
    let shown = CGPoint(x: frame.midX, y: frame.midY)
    let away = CGPoint(x: frame.midX, y: container.bounds.maxY + frame.height / 2)
    UIView.performWithoutAnimation {
      context.installPresenter(below: presenting)
      view.bounds.size = frame.size
      view.center = presenting ? away : shown
      if !view.isDescendant(of: container) { container.addSubview(view) }
      // Above a page that ends below the container's edge, the shadow would be left when the page has arrived.
      if frame.minY <= container.bounds.minY { addShadow(to: view, isShown: !presenting) }
    }
    animator.addAnimations { [self] in
      view.center = presenting ? shown : away
      moveShadow(above: view, isShown: presenting)
    }
    animator.pauseAnimation()
    return animator
  }

  private func addShadow(to view: UIView, isShown: Bool) {
    guard let container = view.superview else { return }
    let shadow = EdgeShadowView(width: view.bounds.width)
    container.insertSubview(shadow, belowSubview: view)
    self.shadow = shadow
    moveShadow(above: view, isShown: isShown)
  }

  /// Puts the shadow above the view. It is transparent where the view is below the container.
  private func moveShadow(above view: UIView, isShown: Bool) {
    guard let shadow else { return }
    shadow.center = CGPoint(x: view.center.x, y: view.center.y - (view.bounds.height + shadow.bounds.height) / 2)
    shadow.alpha = isShown ? 1 : 0
  }
}

extension UIViewControllerContextTransitioning {
  /// Returns the frame of the presented view while it is fully shown.
  func modalPlacement(presenting: Bool) -> CGRect {
    guard let controller = viewController(forKey: presenting ? .to : .from) else { return containerView.bounds }
    return presenting ? finalFrame(for: controller) : initialFrame(for: controller)
  }

  /// Inserts the presenter's view below the presented one before a dismissal uncovers it. Does nothing for a presentation.
  func installPresenter(below presenting: Bool) {
    guard !presenting, let view = view(forKey: .to), view.superview !== containerView else { return }
    containerView.insertSubview(view, at: 0)
  }
}

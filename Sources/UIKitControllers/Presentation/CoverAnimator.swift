// SPDX-License-Identifier: MIT
import TimingFunctions

/// The animator that slides the presented view in from below the container's lower edge, and out again.
final class CoverAnimator: NSObject, StockAnimator {
  private let presenting: Bool

  init(presenting: Bool) { self.presenting = presenting }

  nonisolated deinit {}

  /// A critically damped spring, which ends when it first reaches its end, after about half a second.
  var timing: any Timing {
    ArrivingTiming(
      Spring(
        mass: 1, stiffness: TransitionMetrics.coverStiffness, damping: TransitionMetrics.coverDamping,
        initialVelocity: 0))
  }

  func makeAnimator(using context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .linear)
    animator.addCompletion { context.completeTransition($0 == .end) }
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
    }
    animator.addAnimations { [presenting] in view.center = presenting ? shown : away }
    animator.pauseAnimation()
    return animator
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

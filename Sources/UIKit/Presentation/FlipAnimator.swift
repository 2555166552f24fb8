// SPDX-License-Identifier: MIT
import RenderTree

/// Both views turn about the vertical line in the container's middle, like the two sides of a card: the one that leaves
/// up to its edge, and from there the one that comes.
final class FlipAnimator: NSObject, StockAnimator {
  private let presenting: Bool

  init(presenting: Bool) { self.presenting = presenting }

  nonisolated deinit {}

  var timing: any Timing { CubicBezier.easeInEaseOut.lasting(StockFigures.flipDuration) }

  func makeAnimator(using context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .linear)
    let (fromView, toView) = (context.view(forKey: .from), context.view(forKey: .to))
    let views = [fromView, toView].compactMap { $0 }
    // A card turns towards the eye with its leading side, and back the other way.
    let turn: CGFloat = presenting ? 1 : -1
    UIView.performWithoutAnimation {
      install(toView, in: context)
      for view in views { view.layer.isDoubleSided = false }
      fromView?.transform3D = CATransform3DIdentity
      toView?.transform3D = rotation(-turn * .pi / 2)
      toView?.isHidden = false
    }
    animator.addAnimations { [self] in
      UIView.animateKeyframes(withDuration: 0, delay: 0, options: .calculationModeLinear) { [self] in
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { [self] in
          fromView?.transform3D = rotation(turn * .pi / 2)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          toView?.transform3D = CATransform3DIdentity
        }
      }
    }
    animator.addCompletion { position in
      for view in views {
        view.transform3D = CATransform3DIdentity
        view.layer.isDoubleSided = true
      }
      context.completeTransition(position == .end)
    }
    animator.pauseAnimation()
    return animator
  }

  private func install(_ view: UIView?, in context: any UIViewControllerContextTransitioning) {
    guard let view, let controller = context.viewController(forKey: .to) else { return }
    view.transform3D = CATransform3DIdentity
    view.setPlacement(context.finalFrame(for: controller))
    if !view.isDescendant(of: context.containerView) { context.containerView.addSubview(view) }
  }

  /// About the vertical axis, seen from `StockFigures.eyeDistance` points.
  private func rotation(_ angle: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / StockFigures.eyeDistance
    return CATransform3DRotate(transform, angle, 0, 1, 0)
  }
}

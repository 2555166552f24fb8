// SPDX-License-Identifier: MIT
import UIKit

// Subclasses of the framework's classes as they are written for Apple's, without any annotation.

class RingLayer: CALayer {
  var progress: CGFloat = 0

  override init() { super.init() }

  override init(layer: Any) {
    super.init(layer: layer)
    progress = (layer as? RingLayer)?.progress ?? 0
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class RingView: UIView {
  var value: CGFloat = 0 { didSet { setNeedsDisplay() } }

  override class var layerClass: AnyClass { RingLayer.self }

  init() { super.init(frame: .zero) }

  required init?(coder: NSCoder) { fatalError("no archives") }

  override func draw(_ rect: CGRect) { UIColor.red.setFill() }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width / 2
  }

  deinit { print("ring gone") }
}

class SwipeInteractor: UIPercentDrivenInteractiveTransition {
  var isInProgress = false
  private weak var controller: UIViewController?

  init(controller: UIViewController) {
    self.controller = controller
    super.init()
  }
}

class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var animator: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let timing = UISpringTimingParameters(dampingRatio: 0.9, initialVelocity: CGVector(dx: 0, dy: 1))
    let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: timing)
    animator.addAnimations { transitionContext.view(forKey: .to)?.alpha = 1 }
    animator.addCompletion { position in transitionContext.completeTransition(position == .end) }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

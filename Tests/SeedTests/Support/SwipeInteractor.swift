// SPDX-License-Identifier: MIT
import UIKit

/// Listings 10-3 and 10-4 of article 000 in their original form: an interaction controller whose pan drives the
/// transition.
final class SwipeInteractor: UIPercentDrivenInteractiveTransition {
  private(set) weak var contextData: (any UIViewControllerContextTransitioning)?
  private lazy var panGesture = UIPanGestureRecognizer(target: self, action: Self.handleSwipeUpdate)

  nonisolated deinit {}

  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(transitionContext)
    contextData = transitionContext
    panGesture.maximumNumberOfTouches = 1
    transitionContext.containerView.addGestureRecognizer(panGesture)
  }

  private func handleSwipeUpdate(_ gestureRecognizer: UIGestureRecognizer) {
    guard let container = contextData?.containerView else { return }
    switch gestureRecognizer.state {
    case .began: panGesture.setTranslation(.zero, in: container)
    case .changed: update(abs(panGesture.translation(in: container).y / container.bounds.height))
    case .ended, .cancelled, .failed:
      finish()
      container.removeGestureRecognizer(panGesture)
    case .possible: break
    }
  }
}

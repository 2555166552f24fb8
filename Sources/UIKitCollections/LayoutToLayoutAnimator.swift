// SPDX-License-Identifier: MIT
import TimingFunctions

/// The push and pop between two controllers that share a collection view: its cells move from one layout to the other.
///
/// Each cell moves in a straight line with the transition's progress, so the edge swipe can drive the animation, and an
/// inverse transition continues from the position reached.
final class LayoutToLayoutAnimator: NSObject, StockAnimator {
  private let from: UICollectionViewController
  private let to: UICollectionViewController
  private let isPop: Bool
  private var change: CollectionLayoutChange?
  private var picture: UIView?

  /// Returns nil if the controllers do not share a collection view.
  init?(operation: UINavigationController.Operation, from: UIViewController, to: UICollectionViewController) {
    isPop = operation == .pop
    guard let from = from as? UICollectionViewController,
      (operation == .pop ? from : to).useLayoutToLayoutNavigationTransitions, from.isViewLoaded,
      from.collectionView === to.collectionView, from.holdsView
    else { return nil }
    self.from = from
    self.to = to
  }

  nonisolated deinit {}

  var timing: any Timing {
    UIAccessibility.isReduceMotionEnabled
      ? LinearTiming().lasting(TransitionMetrics.reducedMotionDuration)
      : ExponentialDecay(timeConstant: TransitionMetrics.pushTimeConstant)
  }

  func makeAnimator(using context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .linear)
    animator.addCompletion { [weak self] position in
      self?.end(completed: position == .end)
      context.completeTransition(position == .end)
    }
    change?.takeBack()
    if UIAccessibility.isReduceMotionEnabled { takePicture(in: context.containerView) }
    UIView.performWithoutAnimation { moveView(into: context.containerView) }
    guard let view = to.collectionView else { return animator }
    let returns = view.contentOffset == from.passage.arrivalOffset
    let change = CollectionLayoutChange(
      of: view, to: to.layoutToShow, offset: returns ? to.passage.coveredOffset : nil)
    self.change = change
    if let picture {
      UIView.performWithoutAnimation(change.carryOut)
      animator.addAnimations { picture.alpha = 0 }
    } else {
      animator.addAnimations(change.carryOut)
    }
    animator.pauseAnimation()
    return animator
  }

  private func moveView(into container: UIView) {
    from.passage.isRunning = true
    to.passage.isRunning = true
    if let toView = to.view {
      toView.setPlacement(container.bounds)
      if toView.superview !== container { container.addSubview(toView) }
    }
    to.holdView()
    if let picture { container.addSubview(picture) }
    to.view.layoutIfNeeded()
  }

  /// Adds the snapshot that dissolves if motion is reduced.
  private func takePicture(in container: UIView) {
    picture?.removeFromSuperview()
    picture = from.view.snapshotView(afterScreenUpdates: false)
    picture?.frame = container.bounds
  }

  private func end(completed: Bool) {
    guard let change else { return }
    self.change = nil
    picture?.removeFromSuperview()
    if completed {
      change.finish()
      from.passage.coveredOffset = change.oldOffset
      to.passage.arrivalOffset = change.newOffset
      if isPop { giveBack() }
    } else {
      change.takeBack()
      UIView.performWithoutAnimation { from.holdView() }
    }
    from.passage.isRunning = false
    to.passage.isRunning = false
  }

  /// Returns the collection view, which the popped controller had taken over, to the lower controller.
  private func giveBack() {
    guard let view = to.collectionView else { return }
    if view.dataSource === from { view.dataSource = to }
    if view.delegate === from { view.delegate = to }
  }
}

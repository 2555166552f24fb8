// SPDX-License-Identifier: MIT
import TimingFunctions

/// The animator of a push or pop between two controllers that share a collection view. Its cells move from one layout
/// to the other.
///
/// Each cell moves in a straight line with the transition's progress, so that the edge swipe can drive the animation. A
/// transition in the opposite direction continues from the current position.
final class LayoutToLayoutAnimator: NSObject, StockAnimator {
  private let from: UICollectionViewController
  private let to: UICollectionViewController
  private let isPop: Bool
  private var change: CollectionLayoutChange?
  private var snapshot: UIView?

  /// Returns nil if the controllers do not share a collection view.
  init?(operation: UINavigationController.Operation, from: UIViewController, to: UICollectionViewController) {
    isPop = operation == .pop
    guard let from = from as? UICollectionViewController,
      (operation == .pop ? from : to).useLayoutToLayoutNavigationTransitions, from.isViewLoaded,
      from.collectionView === to.collectionView, from.isCollectionViewInstalled
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

  func makePlayback(using context: any UIViewControllerContextTransitioning) -> any TransitionPlayback {
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .linear)
    animator.addCompletion { [weak self] position in
      self?.end(completed: position == .end)
      context.completeTransition(position == .end)
    }
    change?.revert()
    if UIAccessibility.isReduceMotionEnabled { addSnapshot(in: context.containerView) }
    UIView.performWithoutAnimation { moveView(into: context.containerView) }
    guard let view = to.collectionView else { return animator }
    let returns = view.contentOffset == from.sharing.arrivalOffset
    let change = CollectionLayoutChange(
      of: view, to: to.layoutToShow, offset: returns ? to.sharing.coveredOffset : nil)
    self.change = change
    if let snapshot {
      UIView.performWithoutAnimation(change.perform)
      animator.addAnimations { snapshot.alpha = 0 }
    } else {
      animator.addAnimations(change.perform)
    }
    animator.pauseAnimation()
    return animator
  }

  private func moveView(into container: UIView) {
    from.sharing.isRunning = true
    to.sharing.isRunning = true
    if let toView = to.view {
      toView.setPlacement(container.bounds)
      if toView.superview !== container { container.addSubview(toView) }
    }
    to.installCollectionView()
    if let snapshot { container.addSubview(snapshot) }
    to.view.layoutIfNeeded()
  }

  /// Adds the snapshot that dissolves if motion is reduced.
  private func addSnapshot(in container: UIView) {
    snapshot?.removeFromSuperview()
    snapshot = from.view.snapshotView(afterScreenUpdates: false)
    snapshot?.frame = container.bounds
  }

  private func end(completed: Bool) {
    guard let change else { return }
    self.change = nil
    snapshot?.removeFromSuperview()
    if completed {
      change.finish()
      from.sharing.coveredOffset = change.oldOffset
      to.sharing.arrivalOffset = change.newOffset
      if isPop { returnCollectionView() }
    } else {
      change.revert()
      UIView.performWithoutAnimation { from.installCollectionView() }
    }
    from.sharing.isRunning = false
    to.sharing.isRunning = false
  }

  /// Returns the collection view to the lower controller, from which the popped controller had taken it.
  private func returnCollectionView() {
    guard let view = to.collectionView else { return }
    if view.dataSource === from { view.dataSource = to }
    if view.delegate === from { view.delegate = to }
  }
}

// SPDX-License-Identifier: MIT
import TimingFunctions

/// Moves the columns from one arrangement to another, from wherever they are on the screen and with the velocity they have.
final class ColumnMover {
  private let root: SplitRootView
  private(set) var goal = ColumnArrangement()
  private var animator: UIViewPropertyAnimator?
  /// The extent in points at the start of the running motion.
  private var startExtent: CGFloat = 0

  init(root: SplitRootView) { self.root = root }

  nonisolated deinit {}

  var isMoving: Bool { animator != nil }

  /// The change of the extent in points from the start to the goal.
  var distance: CGFloat { goal.extent - startExtent }

  /// The fraction of the motion that is done.
  var progress: Double {
    get { animator?.progress ?? 1 }
    set { animator?.update(min(max(newValue, 0), 1)) }
  }

  /// The velocity of the extent in points per second.
  private var velocity: CGFloat { CGFloat(animator?.velocity ?? 0) * distance }

  /// Stops the motion where it is.
  func pause() { animator?.pauseAnimation() }

  /// Gives everything its place without an animation. A running motion ends without its completion.
  func place(_ arrangement: ColumnArrangement) {
    stop()
    goal = arrangement
    UIView.performWithoutAnimation {
      root.apply(arrangement)
      root.layoutIfNeeded()
    }
  }

  /// Begins a motion, at rest at its start. `alongside` makes further changes to animate.
  func begin(
    to arrangement: ColumnArrangement, alongside: (() -> Void)? = nil, completion: @escaping () -> Void
  ) {
    let extent = shownExtent
    stop()
    (startExtent, goal) = (extent, arrangement)
    let animator = UIViewPropertyAnimator(
      duration: ColumnMetrics.duration,
      timingParameters: UISpringTimingParameters(duration: ColumnMetrics.duration, bounce: 0))
    animator.addAnimations { [root] in
      root.apply(arrangement)
      root.layoutIfNeeded()
      alongside?()
    }
    animator.addCompletion { [weak self, weak animator] _ in
      guard let self, self.animator === animator else { return }
      self.animator = nil
      completion()
    }
    self.animator = animator
    animator.pauseAnimation()
  }

  /// Moves everything to an arrangement.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the extent in points per second, or `nil` for that of the running motion.
  ///   - alongside: Makes further changes to animate.
  ///   - completion: Called at the end, unless another motion takes over.
  func move(
    to arrangement: ColumnArrangement, velocity: CGFloat? = nil, alongside: (() -> Void)? = nil,
    completion: @escaping () -> Void
  ) {
    let velocity = velocity ?? self.velocity
    begin(to: arrangement, alongside: alongside, completion: completion)
    let spring = Spring(duration: ColumnMetrics.duration, bounce: 0)
    let relative = abs(distance) >= 1 ? Double(velocity / distance) : 0
    animator?.settle(reversed: false, timing: ArrivingTiming(spring.starting(with: relative)))
  }

  private var shownExtent: CGFloat { startExtent + distance * CGFloat(progress) }

  private func stop() {
    let running = animator
    animator = nil
    running?.stopAnimation(true)
    startExtent = goal.extent
  }
}

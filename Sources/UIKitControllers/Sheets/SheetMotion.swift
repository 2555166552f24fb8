// SPDX-License-Identifier: MIT
import TimingFunctions

/// Moves a sheet: animates it from one detent to another, and follows a drag. `SheetMotionState` has the diagram.
final class SheetMotion {
  unowned let sheet: UISheetPresentationController
  let view: SheetView
  /// Follows the drag, from `beginDrag()` on. Its progress is the pull: the reach that is dragged to, in points.
  let tracker = SwipeTracker()
  private(set) var state = SheetMotionState.resting

  init(sheet: UISheetPresentationController, view: SheetView) {
    self.sheet = sheet
    self.view = view
  }

  nonisolated deinit {}

  var isDragging: Bool { state.drag != nil }

  var isAnimating: Bool { animation != nil }

  private var animation: SheetAnimation? { if case .animating(let animation) = state { animation } else { nil } }

  /// How far the sheet reaches up on the screen, in points.
  var shownReach: CGFloat {
    let reach = animation?.reach ?? view.reach
    guard let run = sheet.runningTransition, let animator = run.animator as? SheetAnimator else { return reach }
    return reach - animator.slide(at: run.progress)
  }

  func become(_ next: SheetMotionState) {
    assert(state.canBecome(next), "a sheet can't go from \(state) to \(next)")
    state = next
  }

  /// Ends all motion, because the presentation is over.
  func stop() {
    stopAnimation()
    abandonDrag()
  }

  // MARK: Animating

  /// Moves the sheet to a reach, without animation.
  func rest(at reach: CGFloat) {
    stopAnimation()
    setReach(reach)
  }

  /// Animates the sheet to a reach.
  ///
  /// - Parameter velocity: The initial points per second, upward.
  func animate(to reach: CGFloat, velocity: CGFloat) {
    stopAnimation()
    let distance = reach - view.reach
    guard abs(distance) > Self.leastDistance, UIView.areAnimationsEnabled else { return layOut(reach) }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    become(.animating(SheetAnimation(animator: animator, from: view.reach, to: reach)))
    view.layoutIfNeeded()
    animator.addAnimations { [self] in layOut(reach) }
    animator.addCompletion { [weak self] _ in self?.animationDidEnd() }
    let omega = SheetMetrics.presentingFrequency
    animator.settle(
      to: .finish,
      timing: Spring(
        mass: 1, stiffness: omega * omega, damping: 2 * omega, initialVelocity: Double(velocity / distance)))
  }

  /// Adapts the motion to a new size of the container: an animation continues to `reach`, from as far away as before in
  /// proportion.
  func retarget(to reach: CGFloat, scale: CGFloat) {
    switch state {
    case .resting: setReach(reach)
    case .animating(let animation):
      let (distance, velocity) = ((animation.to - animation.reach) * scale, animation.velocity * scale)
      stopAnimation()
      setReach(reach - distance)
      animate(to: reach, velocity: velocity)
    case .dragging, .dismissing: break
    }
  }

  /// In points; less can't be seen.
  private static let leastDistance: CGFloat = 0.05

  func stopAnimation() {
    guard let animation else { return }
    let reach = animation.reach
    become(.resting)
    animation.animator.stopAnimation(true)
    setReach(reach)
  }

  private func animationDidEnd() {
    become(.resting)
    sheet.motionDidRest()
  }

  /// Sets the reach without animation.
  func setReach(_ reach: CGFloat) { UIView.performWithoutAnimation { layOut(reach) } }

  private func layOut(_ reach: CGFloat) {
    view.reach = reach
    view.layoutIfNeeded()
    sheet.updateDimming(reach: reach)
  }
}

// SPDX-License-Identifier: MIT
import TimingFunctions

/// The movement of a sheet between its detents, by animations and by a drag. `SheetMotionState` has the diagram.
final class SheetMotion {
  unowned let sheet: UISheetPresentationController
  let view: SheetView
  /// The tracker of the drag, from `beginDrag()` on. Its progress is the pull: the extent before rubber banding, in points.
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

  /// The extent of the sheet on screen, in points.
  var shownExtent: CGFloat {
    let extent = animation?.extent ?? view.extent
    guard let run = sheet.runningTransition, let animator = run.animator as? SheetAnimator else { return extent }
    return extent - animator.slide(at: run.progress)
  }

  func become(_ next: SheetMotionState) {
    assert(state.canBecome(next), "a sheet can't go from \(state) to \(next)")
    state = next
  }

  /// Ends all motion, because the presentation has ended.
  func stop() {
    stopAnimation()
    abandonDrag()
  }

  // MARK: Animating

  /// Moves the sheet to an extent, without animation.
  func rest(at extent: CGFloat) {
    stopAnimation()
    setExtent(extent)
  }

  /// Animates the sheet to an extent.
  ///
  /// - Parameter velocity: The initial upward velocity in points per second.
  func animate(to extent: CGFloat, velocity: CGFloat) {
    stopAnimation()
    let distance = extent - view.extent
    guard abs(distance) > Self.leastDistance, UIView.areAnimationsEnabled else { return layOut(extent) }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    become(.animating(SheetAnimation(animator: animator, from: view.extent, to: extent)))
    view.layoutIfNeeded()
    animator.addAnimations { [self] in layOut(extent) }
    animator.addCompletion { [weak self] _ in self?.animationDidEnd() }
    let omega = SheetMetrics.presentingFrequency
    animator.settle(
      to: .finish,
      timing: Spring(
        mass: 1, stiffness: omega * omega, damping: 2 * omega, initialVelocity: Double(velocity / distance)))
  }

  /// Adapts the motion to a new size of the container.
  ///
  /// An animation continues to `extent`. Its remaining distance and its velocity are multiplied by `scale`.
  func retarget(to extent: CGFloat, scale: CGFloat) {
    switch state {
    case .resting: setExtent(extent)
    case .animating(let animation):
      let (distance, velocity) = ((animation.to - animation.extent) * scale, animation.velocity * scale)
      stopAnimation()
      setExtent(extent - distance)
      animate(to: extent, velocity: velocity)
    case .dragging, .dismissing: break
    }
  }

  /// The distance in points below which a movement is not visible and therefore not animated.
  private static let leastDistance: CGFloat = 0.05

  func stopAnimation() {
    guard let animation else { return }
    let extent = animation.extent
    become(.resting)
    animation.animator.stopAnimation(true)
    setExtent(extent)
  }

  private func animationDidEnd() {
    become(.resting)
    sheet.motionDidRest()
  }

  /// Sets the extent without animation.
  func setExtent(_ extent: CGFloat) { UIView.performWithoutAnimation { layOut(extent) } }

  private func layOut(_ extent: CGFloat) {
    view.extent = extent
    view.layoutIfNeeded()
    sheet.updateDimming(extent: extent)
  }
}

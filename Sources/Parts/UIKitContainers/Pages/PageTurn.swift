// SPDX-License-Identifier: MIT
import RenderTree
import TimingFunctions

/// The turn of one leaf: its animation, and what a drag makes of it.
final class PageTurn {
  let change: PageChange
  let leaf: PageLeaf
  /// The sheet that is turned.
  let sheet: PageSheet
  /// The page on its back, or `nil` for paper.
  let back: PageSheet?
  private let drag: LeafDrag
  private let animator: UIViewPropertyAnimator
  /// Called at the end of the animation.
  var didEnd: ((_ turn: PageTurn, _ didComplete: Bool) -> Void)?

  /// The progress that the turn runs to: 0 or 1; `nil` while it is paused.
  private var target: CGFloat?

  /// The velocity of the leaf that the turn takes over, in progress per second, or 0.
  private let startVelocity: Double

  /// - Parameters:
  ///   - start: The progress at which the turn begins.
  ///   - velocity: The velocity at which it begins, in progress per second.
  init(
    _ change: PageChange, leaf: PageLeaf, sheet: PageSheet, back: PageSheet?, start: CGFloat = 0, velocity: Double = 0
  ) {
    (self.change, self.leaf, self.sheet, self.back) = (change, leaf, sheet, back)
    startVelocity = velocity
    drag = LeafDrag(leaf: leaf, isForward: change.isForward)
    animator = UIViewPropertyAnimator(duration: CurlMetrics.duration, curve: .linear)
    UIView.performWithoutAnimation { pose(at: 0) }
    animator.addAnimations { [weak self] in self?.animate() }
    animator.addCompletion { [weak self] position in
      guard let self else { return }
      didEnd?(self, position == .end)
    }
    animator.pauseAnimation()
    if start > 0 { animator.update(Double(start)) }
  }

  nonisolated deinit {}

  var progress: CGFloat { CGFloat(animator.progress) }
  var velocity: Double { animator.velocity }
  /// Whether the pages change if the turn is left to itself now.
  var willComplete: Bool { target.map { $0 == 1 } ?? (progress > 0.5) }

  // MARK: The pose

  /// The number of straight parts in the movement of a back. The pixels between differ by less than one.
  private static let steps = 24

  private func animate() {
    guard back != nil || leaf.isBoundInMiddle else { return pose(at: 1) }
    let steps = Self.steps
    UIView.animateKeyframes(withDuration: CurlMetrics.duration, delay: 0, options: .calculationModeLinear) {
      for step in 0..<steps {
        UIView.addKeyframe(withRelativeStartTime: Double(step) / Double(steps), relativeDuration: 1 / Double(steps)) {
          self.pose(at: CGFloat(step + 1) / CGFloat(steps))
        }
      }
    }
  }

  private func pose(at progress: CGFloat) {
    let turn = change.isForward ? progress : 1 - progress
    sheet.layer.pageCurl = leaf.curl(at: turn)
    guard let back else { return }
    let range = leaf.back(at: turn)
    let length = range.upperBound - range.lowerBound
    let bounds = sheet.bounds
    back.clipsToBounds = true
    back.frame =
      leaf.isHorizontal
      ? CGRect(x: range.lowerBound, y: 0, width: length, height: bounds.height)
      : CGRect(x: 0, y: range.lowerBound, width: bounds.width, height: length)
  }

  // MARK: Running

  func pause() {
    target = nil
    animator.pauseAnimation()
  }

  /// Runs the whole turn, or what remains of it.
  func run() {
    guard startVelocity == 0, Double(1 - progress) > Self.leastDistance else {
      return settle(to: 1, velocity: startVelocity)
    }
    target = 1
    animator.settle(reversed: false, timing: CubicBezier.default.lasting(CurlMetrics.duration * Double(1 - progress)))
  }

  /// Runs to an end with a spring that begins with a velocity, in progress per second.
  func settle(to end: CGFloat, velocity: Double) {
    target = end
    let distance = Double(end - progress)
    let timing: any Timing =
      abs(distance) < Self.leastDistance
      ? LinearTiming().lasting(0.001)
      : ArrivingTiming(
        Spring(
          mass: 1, stiffness: Self.frequency * Self.frequency, damping: 2 * Self.frequency,
          initialVelocity: velocity / distance))
    animator.settle(reversed: end == 0, timing: timing)
  }

  /// In radians per second: a released page needs about half a second. Chosen.
  private static let frequency = 11.0
  private static let leastDistance = 1e-6

  /// Ends the turn at once.
  func finish(at end: CGFloat) {
    if animator.state == .active { animator.stopAnimation(false) }
    if animator.state == .stopped { animator.finishAnimation(at: end == 1 ? .end : .start) }
  }
}

extension PageLeaf {
  var isHorizontal: Bool { abs(cos(angle)) > 0.5 }
}

extension PageTurn: Swipeable {
  var swipeProgress: Double { Double(drag.share(showing: progress)) }
  var swipeDistance: CGFloat { leaf.length }
  var snapPoints: SnapPoints { SnapPoints([0, 1]).flickable(over: leaf.length) }
  var cancelSnapPoint: Int { 0 }

  /// The component toward the edge at which the page is bound, or from it if the page comes back.
  func swipeComponent(of movement: SwipeMovement) -> CGFloat {
    let (x, y) = (cos(leaf.angle), sin(leaf.angle))
    let along =
      leaf.isHorizontal ? movement.translation.dx * (x < 0 ? -1 : 1) : movement.translation.dy * (y < 0 ? -1 : 1)
    return change.isForward ? along : -along
  }

  func releaseProgress(of progress: Double) -> Double { min(max(progress, 0.001), 0.999) }

  func swipeDidUpdate(to progress: Double, movement: SwipeMovement) {
    animator.update(Double(drag.progress(at: CGFloat(progress))))
  }

  func swipeDidEnd(at snapPoint: Int, velocity: Double, movementVelocity: SwipeMovement) {
    let slope = Double(drag.slope(at: CGFloat(swipeProgress)))
    settle(to: snapPoint == 1 ? 1 : 0, velocity: velocity * slope)
  }
}

// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// An object that converts the movement of a gesture into the progress of a ``Swipeable``, and its release into one of the
/// snap points.
///
/// The swipeable provides the progress at the beginning, the distance and the snap points. Any recognizer can feed the
/// tracker. The container decides beforehand, in one function, which recognizer may begin.
///
/// ```swift
/// func pan(_ recognizer: UIPanGestureRecognizer) {
///   tracker.follow(recognizer, in: view) { beginPop() }
/// }
/// ```
///
/// The design follows libadwaita's `AdwSwipeTracker`.
@MainActor
package final class SwipeTracker {
  /// ```
  ///          begin            end, cancel
  ///   idle ─────────► swiping ────────────► idle
  ///                     ▲ │                   ▲
  ///               begin │ │ reports cease     │ the recognizer ends
  ///                     │ ▼                   │
  ///                   released ───────────────┘
  /// ```
  private enum State {
    case idle
    case swiping(Swipe)
    /// Two fingers have left the touchpad, which X does not report. The swipe has ended, and further reports of the
    /// recognizer are ignored until it ends.
    case released(ObjectIdentifier)

    func canBecome(_ next: State) -> Bool {
      switch (self, next) {
      case (_, .swiping), (.swiping, _), (.released, .idle): true
      case (.idle, _), (.released, .released): false
      }
    }
  }

  private struct Swipe {
    let swipeable: any Swipeable
    let source: ObjectIdentifier?
    let isTouchpad: Bool
    /// The progress for a movement of zero.
    var origin: Double
    var movement = SwipeMovement.zero

    /// The progress, not clamped.
    var progress: Double { origin + progress(of: movement) }

    /// Returns the change of progress for a movement, or the progress per second for a velocity.
    func progress(of movement: SwipeMovement) -> Double {
      let distance = isTouchpad ? SwipeMetrics.touchpadDistance : swipeable.swipeDistance
      return Double(swipeable.swipeComponent(of: movement) / distance)
    }
  }

  private var state = State.idle
  /// The time at which fast fingers on a touchpad count as lifted.
  private var release: Deadline?

  package init() {}

  nonisolated deinit {}

  package var isSwiping: Bool { swipe != nil }

  /// The progress of the swipe, not clamped, or `nil` if there is no swipe.
  var progress: Double? { swipe?.progress }

  private var swipe: Swipe? { if case .swiping(let swipe) = state { swipe } else { nil } }

  // MARK: Swiping

  /// Begins a swipe. There must be no other.
  ///
  /// - Parameter source: The recognizer that feeds the swipe, or `nil` if the owner of the tracker updates it.
  func begin(_ swipeable: any Swipeable, source: ObjectIdentifier? = nil, isTouchpad: Bool = false) {
    assert(!isSwiping, "a swipe begins while there is one")
    let origin = swipeable.swipeProgress
    become(.swiping(Swipe(swipeable: swipeable, source: source, isTouchpad: isTouchpad, origin: origin)))
  }

  /// Sets the movement since the swipe began.
  func update(_ movement: SwipeMovement) {
    guard var swipe else { return }
    swipe.movement = movement
    become(.swiping(swipe))
    swipe.swipeable.swipeDidUpdate(to: swipe.progress, movement: movement)
  }

  /// Adds to the movement since the swipe began.
  func update(by translation: CGVector) {
    guard var movement = swipe?.movement else { return }
    movement.translation.dx += translation.dx
    movement.translation.dy += translation.dy
    update(movement)
  }

  /// Sets the progress without a movement, because the relation between the two has changed.
  func shift(to progress: Double) {
    guard var swipe else { return }
    swipe.origin += progress - swipe.progress
    become(.swiping(swipe))
  }

  /// Ends the swipe at the snap point that follows from its progress and velocity.
  func end(velocity: SwipeMovement) { end(velocity: velocity, next: .idle) }

  private func end(velocity: SwipeMovement, next: State) {
    guard let swipe else { return }
    become(next)
    let (swipeable, progressVelocity) = (swipe.swipeable, swipe.progress(of: velocity))
    let snapPoint = swipeable.snapPoints.destination(
      from: swipeable.releaseProgress(of: swipe.progress), velocity: progressVelocity)
    swipeable.swipeDidEnd(at: snapPoint, velocity: progressVelocity, movementVelocity: velocity)
  }

  /// Ends the swipe at its `cancelSnapPoint`.
  package func cancel() {
    guard let swipeable = swipe?.swipeable else { return }
    become(.idle)
    swipeable.swipeDidEnd(at: swipeable.cancelSnapPoint, velocity: 0, movementVelocity: .zero)
  }

  /// Ends the swipe without informing the swipeable, because something else moves it from now on.
  package func abandon() {
    if isSwiping { become(.idle) }
  }

  private func become(_ next: State) {
    assert(state.canBecome(next), "a swipe can't go from \(state) to \(next)")
    state = next
    if !isSwiping { release?.cancel() }
  }

  // MARK: Recognizers

  /// Feeds the swipe with a report of a recognizer. Call it for all reports, from the first to the last.
  ///
  /// - Parameters:
  ///   - movement: The movement since the recognizer began.
  ///   - velocity: Returns the present velocity.
  ///   - begin: Returns the object to swipe, or `nil` if no swipe can begin, so that the gesture has no effect.
  package func follow(
    _ recognizer: UIGestureRecognizer, movement: SwipeMovement, velocity: @escaping () -> SwipeMovement,
    begin makeSwipeable: () -> (any Swipeable)?
  ) {
    let source = ObjectIdentifier(recognizer)
    if recognizer.state == .began {
      // A swipe by another recognizer has ended, because otherwise this recognizer could not have begun.
      cancel()
      if let swipeable = makeSwipeable() { begin(swipeable, source: source, isTouchpad: recognizer.followsScroll) }
    }
    switch state {
    case .swiping(let swipe) where swipe.source == source: report(recognizer.state, movement, velocity)
    case .released(let released) where released == source && recognizer.state != .changed: become(.idle)
    case .idle, .swiping, .released: break
    }
  }

  /// Feeds the swipe with a report of a pan, measured in the coordinates of a view.
  package func follow(_ pan: UIPanGestureRecognizer, in view: UIView?, begin: () -> (any Swipeable)?) {
    follow(
      pan, movement: SwipeMovement(pan.translation(in: view)),
      velocity: { [weak pan, weak view] in SwipeMovement(pan?.velocity(in: view) ?? .zero) }, begin: begin)
  }

  private func report(
    _ state: UIGestureRecognizer.State, _ movement: SwipeMovement, _ velocity: @escaping () -> SwipeMovement
  ) {
    release?.cancel()
    switch state {
    case .began, .changed:
      update(movement)
      if swipe?.isTouchpad == true { awaitRelease(velocity) }
    case .ended:
      update(movement)
      end(velocity: velocity())
    case .cancelled, .failed: cancel()
    case .possible: break
    }
  }

  /// Ends a swipe by touchpad when reports stop arriving while the velocity is high.
  private func awaitRelease(_ velocity: @escaping () -> SwipeMovement) {
    release = TouchpadMetrics.afterLastReport { [weak self] in
      guard let self, let swipe, let source = swipe.source else { return }
      let velocity = velocity()
      guard TouchpadMetrics.isRelease(velocity: swipe.swipeable.swipeComponent(of: velocity)) else { return }
      end(velocity: velocity, next: .released(source))
    }
  }
}

extension UIGestureRecognizer {
  /// Whether the gesture is a scroll with two fingers on a touchpad.
  var followsScroll: Bool {
    if case .scroll = recognition.touches.first?.source { true } else { false }
  }
}

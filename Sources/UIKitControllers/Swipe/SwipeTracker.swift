// SPDX-License-Identifier: MIT

/// Turns the movement of a gesture into the progress of what it swipes, and its release into one of the snap points.
///
/// A ``Swipeable`` says where the swipe begins, how far it is and where it can end. Any recognizer can feed the tracker.
/// Which one may begin is decided before: by the container, in one place.
///
/// ```swift
/// func pan(_ recognizer: UIPanGestureRecognizer) {
///   tracker.follow(recognizer, in: view) { beginPop() }
/// }
/// ```
///
/// The form is that of libadwaita's `AdwSwipeTracker`.
@MainActor
final class SwipeTracker {
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
    /// Two fingers have left the touchpad, but X has not said so: the swipe has ended, and what their recognizer reports
    /// until it ends is ignored.
    case released(ObjectIdentifier)

    func canBecome(_ next: State) -> Bool {
      switch (self, next) {
      case (.idle, .swiping), (.released, .swiping): true
      case (.swiping, .swiping), (.swiping, .idle), (.swiping, .released): true
      case (.released, .idle): true
      default: false
      }
    }
  }

  private struct Swipe {
    let swipeable: any Swipeable
    /// The recognizer that feeds it; nil if the program does.
    let source: ObjectIdentifier?
    let isTouchpad: Bool
    /// The progress at no movement.
    var origin: Double
    var movement = SwipeMovement.zero

    init(_ swipeable: any Swipeable, source: ObjectIdentifier?, isTouchpad: Bool) {
      self.swipeable = swipeable
      self.source = source
      self.isTouchpad = isTouchpad
      origin = swipeable.swipeProgress
    }

    /// Not clamped.
    var progress: Double { origin + progress(of: movement) }

    /// Returns the progress that corresponds to a movement, or per second to a velocity.
    func progress(of movement: SwipeMovement) -> Double {
      let distance = isTouchpad ? SwipeMetrics.touchpadDistance : swipeable.swipeDistance
      return Double(swipeable.swipeComponent(of: movement) / distance)
    }
  }

  private var state = State.idle
  private let touchpadRelease = TouchpadRelease()

  nonisolated deinit {}

  var isSwiping: Bool { swipe != nil }

  /// The progress of the swipe, not clamped; nil if there is none.
  var progress: Double? { swipe?.progress }

  private var swipe: Swipe? { if case .swiping(let swipe) = state { swipe } else { nil } }

  // MARK: Swiping

  /// Begins a swipe. There must not be one.
  func begin(_ swipeable: any Swipeable) { begin(Swipe(swipeable, source: nil, isTouchpad: false)) }

  private func begin(_ swipe: Swipe) {
    assert(!isSwiping, "a swipe begins while there is one")
    become(.swiping(swipe))
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

  /// Continues from another progress at the same movement, because their relation has changed.
  func shift(to progress: Double) {
    guard var swipe else { return }
    swipe.origin += progress - swipe.progress
    become(.swiping(swipe))
  }

  /// Ends the swipe at the snap point to which its progress and velocity lead.
  func end(velocity: SwipeMovement) { end(velocity: velocity, next: .idle) }

  private func end(velocity: SwipeMovement, next: State) {
    guard let swipe else { return }
    become(next)
    let (swipeable, progressVelocity) = (swipe.swipeable, swipe.progress(of: velocity))
    let snapPoint = swipeable.snapPoints.destination(
      from: swipeable.releaseProgress(of: swipe.progress), velocity: progressVelocity)
    swipeable.swipeDidEnd(at: snapPoint, velocity: progressVelocity, movementVelocity: velocity)
  }

  /// Ends the swipe at the snap point to which cancelling leads.
  func cancel() {
    guard let swipeable = swipe?.swipeable else { return }
    become(.idle)
    swipeable.swipeDidEnd(at: swipeable.cancelSnapPoint, velocity: 0, movementVelocity: .zero)
  }

  /// Ends the swipe without telling what was swiped, because something else moves that from now on.
  func abandon() {
    if isSwiping { become(.idle) }
  }

  private func become(_ next: State) {
    assert(state.canBecome(next), "a swipe can't go from \(state) to \(next)")
    state = next
    if !isSwiping { touchpadRelease.cancel() }
  }

  // MARK: Recognizers

  /// Feeds the swipe with a report of a recognizer. To be called for all of them, from the first to the last.
  ///
  /// - Parameters:
  ///   - movement: The movement since the recognizer began, and `velocity` its velocity.
  ///   - isTouchpad: Whether two fingers on a touchpad make the movement.
  ///   - begin: Begins what is swiped, or returns nil if that is impossible; then the gesture does nothing.
  func follow(
    _ recognizer: UIGestureRecognizer, movement: SwipeMovement, velocity: @escaping () -> SwipeMovement,
    isTouchpad: Bool = false, begin makeSwipeable: () -> (any Swipeable)?
  ) {
    let source = ObjectIdentifier(recognizer)
    if recognizer.state == .began {
      // A swipe of another recognizer is over: this one could not have begun otherwise.
      cancel()
      if let swipeable = makeSwipeable() {
        begin(Swipe(swipeable, source: source, isTouchpad: isTouchpad))
      }
    }
    switch state {
    case .swiping(let swipe) where swipe.source == source: report(recognizer.state, movement, velocity)
    case .released(let released) where released == source && recognizer.hasFinished: become(.idle)
    case .idle, .swiping, .released: break
    }
  }

  /// Feeds the swipe with a report of a pan, in the coordinates of a view.
  func follow(
    _ pan: UIPanGestureRecognizer, in view: UIView?, isTouchpad: Bool = false, begin: () -> (any Swipeable)?
  ) {
    follow(
      pan, movement: SwipeMovement(pan, in: view), velocity: { SwipeMovement(velocityOf: pan, in: view) },
      isTouchpad: isTouchpad, begin: begin)
  }

  private func report(
    _ state: UIGestureRecognizer.State, _ movement: SwipeMovement, _ velocity: @escaping () -> SwipeMovement
  ) {
    touchpadRelease.cancel()
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

  /// Ends a swipe by touchpad when its reports cease while it is fast.
  private func awaitRelease(_ velocity: @escaping () -> SwipeMovement) {
    touchpadRelease.reportArrived { [weak self] in
      guard let self, let swipe, let source = swipe.source else { return }
      let velocity = velocity()
      guard TouchpadRelease.isRelease(velocity: swipe.swipeable.swipeComponent(of: velocity)) else { return }
      end(velocity: velocity, next: .released(source))
    }
  }
}

extension UIGestureRecognizer {
  /// Whether this is the last report of the gesture.
  fileprivate var hasFinished: Bool { state == .ended || state == .cancelled || state == .failed }
}

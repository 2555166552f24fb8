// SPDX-License-Identifier: MIT

/// A recognizer of a drag.
///
/// It begins when the touches have moved by 10 points. The translation does not include this distance, so that nothing
/// jumps. A view that is moved by the translation trails the finger by 10 points. Only in
/// `gestureRecognizerShouldBegin(_:)` the translation is the whole movement, whose direction may decide.
///
/// ```swift
/// @MainActor func makeDraggable(_ card: UIView) {
///   card.addGestureRecognizer(
///     UIPanGestureRecognizer { recognizer in
///       let translation = recognizer.translation(in: card.superview)
///       card.center.x += translation.x
///       card.center.y += translation.y
///       recognizer.setTranslation(.zero, in: card.superview)
///     })
/// }
/// ```
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The distance in points at which a drag begins, as in UIKit.
  package static let hysteresis: CGFloat = 10

  /// The smallest number of fingers. The default is 1.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers. The default is no limit; further touches are ignored.
  open var maximumNumberOfTouches = Int.max
  /// The kinds of scrolling that count as a drag. The default is none.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The distance in points from the first touch. With several touches it is the mean.
  private var windowTranslation = CGVector.zero
  /// The part of `windowTranslation` that is not translation: the movement before the recognition, and any offset of
  /// `setTranslation`.
  private var origin = CGVector.zero
  private var tracker = VelocityTracker()

  /// Creates a recognizer that calls a closure, which it holds.
  public convenience init(handler: @escaping (UIPanGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addTarget(handler)
  }

  nonisolated deinit {}

  /// Returns the distance of the drag in points of a view's coordinates, or the window's if `view` is `nil`.
  open func translation(in view: UIView?) -> CGPoint {
    convert(CGVector(dx: windowTranslation.dx - origin.dx, dy: windowTranslation.dy - origin.dy), to: view)
  }

  /// Sets the distance from which the drag continues. In contrast to UIKit, the velocity remains that of the finger.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let unitX = convert(CGVector(dx: 1, dy: 0), to: view)
    let unitY = convert(CGVector(dx: 0, dy: 1), to: view)
    let area = unitX.x * unitY.y - unitX.y * unitY.x
    guard area != 0 else { return }
    let inWindow = CGVector(
      dx: (translation.x * unitY.y - translation.y * unitY.x) / area,
      dy: (translation.y * unitX.x - translation.x * unitX.y) / area)
    origin = CGVector(dx: windowTranslation.dx - inWindow.dx, dy: windowTranslation.dy - inWindow.dy)
  }

  /// Returns the velocity in points per second of a view's coordinates, or the window's if `view` is `nil`.
  ///
  /// It is computed from all samples that the device has reported.
  open func velocity(in view: UIView?) -> CGPoint { convert(tracker.velocity, to: view) }

  override func accepts(_ touch: UITouch) -> Bool {
    switch touch.source {
    case .contact: super.accepts(touch)
    case .scroll(let isContinuous): allowedScrollTypesMask.contains(isContinuous ? .continuous : .discrete)
    case .transform: false
    }
  }

  /// Returns the part of `translation` that the recognizer does not report, or nil if a drag that has moved by
  /// `translation` may not begin yet.
  @_spi(Framework) open func deadZone(of translation: CGVector) -> CGVector? {
    let distance = hypot(translation.dx, translation.dy)
    guard distance >= Self.hysteresis else { return nil }
    let share = Self.hysteresis / distance
    return CGVector(dx: translation.dx * share, dy: translation.dy * share)
  }

  /// Returns whether a drag that has moved by `translation` is not the gesture, as when it goes in another direction. The
  /// default is `false`.
  @_spi(Framework) open func fails(after translation: CGVector) -> Bool { false }

  /// Whether a drag over a text moves the content around the text instead of selecting at once. The system's swipes
  /// back leave such a drag to the text.
  @_spi(Framework) open var movesText: Bool { minimumNumberOfTouches <= 1 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // If there are too many touches, the earliest ones count. A set has no order, so they are sorted by time.
    for touch in touches.sorted(by: { $0.timestamp > $1.timestamp })
    where recognition.touches.count > maximumNumberOfTouches {
      ignore(touch, for: event)
    }
    for touch in touches { tracker.add(windowTranslation, at: touch.timestamp) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches)
    if state != .possible {
      state = .changed
    } else if recognition.deferredStates.isEmpty, fails(after: windowTranslation) {
      state = .failed
    } else if recognition.touches.count(where: \.isActive) >= minimumNumberOfTouches,
      let deadZone = deadZone(of: windowTranslation)
    {
      // Delegates and views that are asked whether the drag may begin decide by its direction, so that for them the
      // translation is the whole movement.
      state = .began
      if origin == .zero { origin = deadZone }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches)
    guard recognition.touches.count(where: \.isActive) < minimumNumberOfTouches else { return }
    // A recognizer with deferred states has requested to begin. The arena decides whether it fails or ends.
    state = state == .possible && recognition.deferredStates.isEmpty ? .failed : .ended
  }

  open override func reset() {
    super.reset()
    windowTranslation = .zero
    origin = .zero
    tracker.reset()
  }

  /// Adds the mean movement of the touches, sample by sample if there is a single one.
  private func follow(_ touches: Set<UITouch>) {
    let share = 1 / CGFloat(max(recognition.touches.count, 1))
    for touch in touches {
      let start = windowTranslation
      guard let end = touch.coalesced.last else { continue }
      let before = CGVector(
        dx: end.windowTranslation.dx - touch.eventTranslation.dx,
        dy: end.windowTranslation.dy - touch.eventTranslation.dy)
      for sample in touch.coalesced {
        windowTranslation.dx = start.dx + (sample.windowTranslation.dx - before.dx) * share
        windowTranslation.dy = start.dy + (sample.windowTranslation.dy - before.dy) * share
        if share == 1 { tracker.add(windowTranslation, at: sample.time) }
      }
    }
    if let time = touches.map(\.timestamp).max() { tracker.add(windowTranslation, at: time) }
  }
}

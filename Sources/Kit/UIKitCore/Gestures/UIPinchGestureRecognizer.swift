// SPDX-License-Identifier: MIT
import Diagnostics

/// A recognizer of two fingers that move apart or together, on a touch screen or a touchpad, and of the wheel with
/// Ctrl.
///
/// ```swift
/// @MainActor func makeScalable(_ picture: UIView) {
///   picture.addGestureRecognizer(
///     UIPinchGestureRecognizer { recognizer in
///       picture.transform = picture.transform.scaledBy(x: recognizer.scale, y: recognizer.scale)
///       recognizer.scale = 1
///     })
/// }
/// ```
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The change in points of the fingers' distance at which the gesture begins. Measured on iOS 27 (see
  /// `TransitionMetrics`).
  private static let hysteresis: CGFloat = 8.7

  private var startDistance: CGFloat = 0
  private var rawScale: CGFloat = 1
  /// The raw scale at which `scale` is 1.
  private var unit: CGFloat = 1
  private var tracker = VelocityTracker()

  /// Creates a recognizer that calls a closure, which it holds.
  public convenience init(handler: @escaping (UIPinchGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addTarget(handler)
  }

  nonisolated deinit {}

  /// The distance of the fingers relative to that at the start of the gesture. Setting it makes the gesture continue
  /// from that value. Values that are not positive are ignored.
  open var scale: CGFloat {
    get { rawScale / unit }
    set {
      guard expect(newValue > 0, "UIPinchGestureRecognizer.scale must be positive; set 1 to start again") else {
        return
      }
      unit = rawScale / newValue
    }
  }

  /// The rate of change of the scale per second.
  open var velocity: CGFloat { tracker.velocity.dx / unit }

  override func accepts(_ touch: UITouch) -> Bool { touch.source == .transform || super.accepts(touch) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    startDistance = distance ?? 0
    rawScale = 1
    for touch in touches { tracker.add(1, at: touch.timestamp) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let time = touches.map(\.timestamp).max(), measure() else { return }
    tracker.add(rawScale, at: time)
    if state != .possible {
      state = .changed
    } else if followsTouchpad || abs((rawScale - 1) * startDistance) >= Self.hysteresis {
      // For fingers the scale is 1 where the gesture begins. A touchpad's scale is relative to its first report.
      if !followsTouchpad, recognition.deferredStates.isEmpty { unit = rawScale }
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endWithTooFewTouches() }

  open override func reset() {
    super.reset()
    startDistance = 0
    rawScale = 1
    unit = 1
    tracker.reset()
  }

  private var distance: CGFloat? {
    let points = recognition.touches.filter(\.isContact).prefix(2).map(\.windowLocation)
    return points.count == 2 ? hypot(points[0].x - points[1].x, points[0].y - points[1].y) : nil
  }

  /// Computes the raw scale from the touches. Returns false if there are too few.
  private func measure() -> Bool {
    if followsTouchpad, let magnification = recognition.touches.first?.magnification {
      rawScale = magnification
      return true
    }
    guard let distance, startDistance > 0 else { return false }
    rawScale = distance / startDistance
    return true
  }
}

// SPDX-License-Identifier: MIT

/// A recognizer of two fingers that turn about each other, on a touch screen or a touchpad.
///
/// It begins after a rotation of five degrees.
///
/// ```swift
/// @MainActor func makeRotatable(_ picture: UIView) {
///   picture.addGestureRecognizer(
///     UIRotationGestureRecognizer { recognizer in
///       picture.transform = picture.transform.rotated(by: recognizer.rotation)
///       recognizer.rotation = 0
///     })
/// }
/// ```
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle in radians at which the gesture begins. Five degrees is more than fingers turn by accident in a pinch.
  private static let hysteresis: CGFloat = 5 * .pi / 180

  private var lastAngle: CGFloat?
  /// The rotation in radians since the first touches.
  private var turned: CGFloat = 0
  private var origin: CGFloat = 0
  private var tracker = VelocityTracker()

  /// Creates a recognizer that calls a closure, which it holds.
  public convenience init(handler: @escaping (UIRotationGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addTarget(handler)
  }

  nonisolated deinit {}

  /// The rotation since the start of the gesture, in radians clockwise. Setting it makes the gesture continue from that
  /// value.
  open var rotation: CGFloat {
    get { turned - origin }
    set { origin = turned - newValue }
  }

  /// The rate of rotation in radians per second.
  open var velocity: CGFloat { tracker.velocity.dx }

  override func accepts(_ touch: UITouch) -> Bool { touch.source == .transform || super.accepts(touch) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    lastAngle = angle
    for touch in touches { tracker.add(turned, at: touch.timestamp) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let angle, let lastAngle, let time = touches.map(\.timestamp).max() else { return }
    turned += (angle - lastAngle).remainder(dividingBy: 2 * .pi)
    self.lastAngle = angle
    tracker.add(turned, at: time)
    if state != .possible {
      state = .changed
    } else if abs(turned) >= Self.hysteresis {
      if recognition.deferredStates.isEmpty { origin = turned }
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endWithTooFewTouches() }

  open override func reset() {
    super.reset()
    lastAngle = nil
    turned = 0
    origin = 0
    tracker.reset()
  }

  private var angle: CGFloat? {
    if let pad = recognition.touches.first(where: { $0.source == .transform }) { return pad.rotation }
    let points = recognition.touches.filter(\.isContact).prefix(2).map(\.windowLocation)
    return points.count == 2 ? atan2(points[1].y - points[0].y, points[1].x - points[0].x) : nil
  }
}

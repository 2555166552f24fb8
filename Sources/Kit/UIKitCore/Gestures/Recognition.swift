// SPDX-License-Identifier: MIT

/// The state of a recognizer in the current gesture.
@MainActor
package struct Recognition {
  var state = UIGestureRecognizer.State.possible
  /// The requested states that wait until other recognizers have failed, in order.
  package var deferredStates: [UIGestureRecognizer.State] = []
  /// The value of `state` while an action is being sent for it.
  var stateInAction: UIGestureRecognizer.State?
  /// The touches that are down and, until the end of an event, those that ended with it.
  package var touches: [UITouch] = []
  /// All touches since the last reset, without those that the recognizer ignores.
  var seen: Set<UITouch> = []
  /// The arena, while the recognizer takes part.
  weak var arena: GestureArena?
  var modifierFlags: UIKeyModifierFlags = []
  var buttonMask: UIEvent.ButtonMask = []
  private var lastLocation = CGPoint.zero

  var hasRecognized: Bool { state == .began || state == .changed || state == .ended }
  var isFinished: Bool { state == .ended || state == .cancelled || state == .failed }

  /// The middle of the touches, or its last position, in the window's coordinates.
  var location: CGPoint {
    let points = touches.map(\.windowLocation)
    guard !points.isEmpty else { return lastLocation }
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }

  /// Removes and returns the deferred states.
  mutating func takeDeferredStates() -> [UIGestureRecognizer.State] {
    defer { deferredStates = [] }
    return deferredStates
  }

  mutating func add(_ touch: UITouch) {
    touches.append(touch)
    seen.insert(touch)
  }

  mutating func remove(_ touch: UITouch) {
    lastLocation = location
    touches.remove(identicalTo: touch)
  }

  mutating func removeFinishedTouches() {
    guard touches.contains(where: { !$0.isActive }) else { return }
    lastLocation = location
    touches.removeAll { !$0.isActive }
  }

  /// Sets the location without a touch.
  mutating func setLocation(_ location: CGPoint) { lastLocation = location }

  /// Resets everything but the last location.
  mutating func clear() {
    state = .possible
    deferredStates = []
    touches = []
    seen = []
    arena = nil
  }
}

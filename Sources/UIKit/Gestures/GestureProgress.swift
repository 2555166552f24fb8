// SPDX-License-Identifier: MIT

/// Where one recogniser stands in the present gesture.
@MainActor
package struct GestureProgress {
  var state = UIGestureRecognizer.State.possible
  /// States asked for that wait until other recognisers have failed, in order.
  package var held: [UIGestureRecognizer.State] = []
  /// What `state` answers while an action is being sent for it.
  var stateInAction: UIGestureRecognizer.State?
  /// The touches that are down, and until the end of an event those that it ended.
  package var touches: [UITouch] = []
  /// All touches since the last reset, without those that it ignores.
  var seen: Set<UITouch> = []
  /// Set while this recogniser takes part.
  weak var arena: GestureArena?
  var modifierFlags: UIKeyModifierFlags = []
  var buttonMask: UIEvent.ButtonMask = []
  private var lastLocation = CGPoint.zero

  var hasRecognized: Bool { state == .began || state == .changed || state == .ended }
  var isFinished: Bool { state == .ended || state == .cancelled || state == .failed }

  /// The middle of the touches, or where it was last, in the window's coordinates.
  var location: CGPoint {
    let points = touches.map(\.windowLocation)
    guard !points.isEmpty else { return lastLocation }
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }

  /// Empties `held` and returns what it was.
  mutating func takeHeld() -> [UIGestureRecognizer.State] {
    defer { held = [] }
    return held
  }

  mutating func add(_ touch: UITouch) {
    touches.append(touch)
    seen.insert(touch)
  }

  mutating func remove(_ touch: UITouch) {
    lastLocation = location
    touches.removeAll { $0 === touch }
  }

  mutating func removeFinishedTouches() {
    guard touches.contains(where: { !$0.isActive }) else { return }
    lastLocation = location
    touches.removeAll { !$0.isActive }
  }

  /// Remembers a location that no touch has.
  mutating func rest(at location: CGPoint) { lastLocation = location }

  /// Back to the beginning; the last location stays.
  mutating func clear() {
    state = .possible
    held = []
    touches = []
    seen = []
    arena = nil
  }
}

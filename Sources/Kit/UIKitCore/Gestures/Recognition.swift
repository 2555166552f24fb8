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
  /// The location without touches.
  var lastLocation = CGPoint.zero
  private var wait: Deadline?

  var hasRecognized: Bool { state == .began || state == .changed || state == .ended }
  var isFinished: Bool { state == .ended || state == .cancelled || state == .failed }

  /// Whether a state will be requested at a later time. Meanwhile, the gesture may continue although no finger is down,
  /// as between the taps of a double tap.
  var isWaiting: Bool { wait?.isPending ?? false }

  /// The middle of the touches, or its last position, in the window's coordinates.
  var location: CGPoint {
    let points = touches.map(\.windowLocation)
    guard !points.isEmpty else { return lastLocation }
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
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

  /// Resets everything but the last location.
  mutating func clear() {
    state = .possible
    deferredStates = []
    touches = []
    seen = []
    arena = nil
    endWait()
  }

  /// Waits with an action until a time, unless a touch or another gesture ends the wait before.
  mutating func wait(until time: TimeInterval, action: @escaping () -> Void) {
    endWait()
    wait = Deadline.schedule(at: time, action: action)
  }

  mutating func endWait() { wait?.cancel() }
}

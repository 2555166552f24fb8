// SPDX-License-Identifier: MIT

/// Converts the input that devices report for a stack into touches and events of its windows, and sends these.
///
/// Locations are in points of the stack, times are absolute monotonic seconds. Motion is collected until `flush()`,
/// which the event loop calls once a frame. All other input calls it first, so that the order is preserved.
@MainActor
package final class WindowInput {
  /// The longest time in seconds between two presses of a multiple tap. The desktop's double-click time is set here.
  var multiTapInterval: TimeInterval = 0.4
  /// The largest distance in points between two presses of a multiple tap.
  private static let multiTapDistance: CGFloat = 45
  /// The number of a touch that no device makes.
  private static let assistiveTouch = -1

  unowned let stack: WindowStack
  var touches: [Int: UITouch] = [:]
  private var motion: [Int: [(time: TimeInterval, location: CGPoint)]] = [:]
  private var lastPress: (time: TimeInterval, location: CGPoint, count: Int)?
  var scroll: Session?
  var pinch: Session?
  var modifierFlags: UIKeyModifierFlags = []
  /// The last location of the pointer, for actions that have no location of their own.
  private(set) var pointerLocation: CGPoint?
  private lazy var pointer = PointerTracking(stack: stack)
  /// Whether the pointer, or what is under it, has moved since `pointer` was told.
  private var hoverIsStale = false
  var pressedKeys: [Int: UIPress] = [:]

  /// Scrolling or pinching in progress, and the deadline at which it ends if no event arrives.
  struct Session {
    let touch: UITouch
    var end: Deadline?
  }

  init(stack: WindowStack) { self.stack = stack }

  nonisolated deinit {}

  /// Whether a finger or a button is down.
  var hasTouches: Bool { !touches.isEmpty }

  // MARK: Touches

  package func touchBegan(
    id: Int, at location: CGPoint, time: TimeInterval, buttons: UIEvent.ButtonMask = .primary,
    modifiers: UIKeyModifierFlags = []
  ) {
    flush()
    modifierFlags = modifiers
    if let stale = touches[id] { end(stale, id: id, phase: .cancelled, time: time) }
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return }
    let isPrimary = buttons.isEmpty || buttons.contains(.primary)
    let touch = UITouch(
      source: .contact(id: id), type: isPrimary ? .direct : .indirectPointer, buttonMask: buttons, window: nil,
      location: location, timestamp: time)
    touch.tapCount = tapCount(at: location, time: time)
    for other in touches.values { other.phase = .stationary }
    touches[id] = touch
    let event = touchEvent(time: time, buttons: buttons)
    guard let target = stack.target(at: location, with: event) else {
      touches[id] = nil
      return
    }
    touch.begin(in: target)
    UIApplication.shared.sendEvent(event)
  }

  /// Stores a movement for the next `flush()`.
  package func touchMoved(id: Int, to location: CGPoint, time: TimeInterval, modifiers: UIKeyModifierFlags = []) {
    guard let touch = touches[id] else { return }
    modifierFlags = modifiers
    // Without a location there is no pointer in the window, and what moves is a finger.
    if pointerLocation != nil { pointerLocation = location }
    hoverIsStale = true
    motion[id, default: []].append((time, touch.convert(fromStack: location)))
  }

  func touchEnded(id: Int, at location: CGPoint, time: TimeInterval, modifiers: UIKeyModifierFlags = []) {
    guard let touch = touches[id] else { return }
    flush()
    modifierFlags = modifiers
    touch.move(through: [(time, touch.convert(fromStack: location))], phase: .ended)
    end(touch, id: id, phase: .ended, time: time)
  }

  /// Sends a touch that begins and ends at once, as assistive technology presses.
  func press(at location: CGPoint, time: TimeInterval) {
    touchBegan(id: Self.assistiveTouch, at: location, time: time)
    touchEnded(id: Self.assistiveTouch, at: location, time: time)
  }

  package func touchCancelled(id: Int, time: TimeInterval) {
    guard let touch = touches[id] else { return }
    flush()
    touch.cancel(at: time)
    end(touch, id: id, phase: .cancelled, time: time)
  }

  /// Cancels all touches and presses, because the pointer was grabbed, the window was hidden or the focus was lost.
  func cancelAll(time: TimeInterval) {
    motion = [:]
    for id in touches.keys.sorted() { touchCancelled(id: id, time: time) }
    finishScroll(.cancelled, time: time)
    finishPinch(.cancelled, time: time)
    releaseKeys(time: time)
  }

  /// Cancels the touches and presses of a window that is about to leave the stack.
  func cancelAll(in window: UIWindow, time: TimeInterval) {
    for (id, touch) in touches.sorted(by: { $0.key < $1.key }) where touch.window === window {
      touchCancelled(id: id, time: time)
    }
    if scroll?.touch.window === window { finishScroll(.cancelled, time: time) }
    if pinch?.touch.window === window { finishPinch(.cancelled, time: time) }
    releaseKeys(of: window, time: time)
  }

  /// Sends the motion that has been collected.
  package func flush() {
    guard !motion.isEmpty else { return }
    let moved = motion
    motion = [:]
    var time = -TimeInterval.infinity
    for (id, touch) in touches {
      if let samples = moved[id] {
        touch.move(through: samples, phase: .moved)
        time = max(time, touch.timestamp)
      } else {
        touch.phase = .stationary
      }
    }
    guard time > -.infinity else { return }
    UIApplication.shared.sendEvent(touchEvent(time: time))
  }

  private func end(_ touch: UITouch, id: Int, phase: UITouch.Phase, time: TimeInterval) {
    touch.phase = phase
    for other in touches.values where other !== touch { other.phase = .stationary }
    let event = touchEvent(time: time)
    touches[id] = nil
    UIApplication.shared.sendEvent(event)
  }

  private func touchEvent(time: TimeInterval, buttons: UIEvent.ButtonMask? = nil) -> UIEvent {
    let mask = buttons ?? touches.values.reduce(into: UIEvent.ButtonMask()) { $0.formUnion($1.buttonMask) }
    return UIEvent(
      type: .touches, timestamp: time, touches: Set(touches.values), modifierFlags: modifierFlags, buttonMask: mask)
  }

  private func tapCount(at location: CGPoint, time: TimeInterval) -> Int {
    var count = 1
    // A press while another finger is down is not a second tap.
    if touches.isEmpty, let last = lastPress, time - last.time <= multiTapInterval,
      hypot(location.x - last.location.x, location.y - last.location.y) <= Self.multiTapDistance
    {
      count = last.count + 1
    }
    lastPress = (time, location, count)
    return count
  }

  // MARK: Hovering

  /// Handles a movement of the pointer without a button. Nil means that it has left the window.
  package func pointerMoved(to location: CGPoint?) {
    pointerLocation = location
    hoverIsStale = true
    updateHover()
  }

  /// Has the view under the pointer looked up again at the next `updateHover()`, because it may have moved.
  func noteContentMoved() { hoverIsStale = true }

  /// Updates what the pointer is over, after views have changed. While a button is down, it stays what it was.
  func updateHover() {
    guard touches.isEmpty else { return }
    if hoverIsStale || pointer.isStale(at: pointerLocation) {
      hoverIsStale = false
      pointer.move(to: pointerLocation)
    } else {
      pointer.updateHighlight()
    }
  }

  /// Highlights the view under the pointer, or none.
  func updateHighlight() { pointer.updateHighlight() }

  /// Chooses the appearance of the pointer again.
  func updatePointer() { pointer.updateCursor(at: pointerLocation) }
}

extension UITouch {
  fileprivate func convert(fromStack point: CGPoint) -> CGPoint { window?.convert(fromStack: point) ?? point }
}

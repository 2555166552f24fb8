// SPDX-License-Identifier: MIT
import UIKitControllers

/// Touches by fingers or by the left mouse button. Locations are in points of the window; `id` distinguishes fingers.
extension TestStage {
  /// Presses a finger or the left mouse button.
  public func touchBegan(at location: CGPoint, id: Int = 1) { host.touchBegan(at: location, id: id) }

  /// Moves a finger instantly, without a velocity.
  ///
  /// Use ``move(from:to:duration:id:)`` for a movement that takes time.
  public func touchMoved(to location: CGPoint, id: Int = 1) { host.touchMoved(to: location, id: id) }

  /// Lifts a finger or releases the left mouse button.
  public func touchEnded(at location: CGPoint, id: Int = 1) { host.touchEnded(at: location, id: id) }

  /// Cancels all touches, as when a window manager takes the pointer during a drag.
  public func cancelTouches() { host.cancelTouches() }

  /// Presses and releases one frame later.
  public func tap(at location: CGPoint) { host.tap(at: location) }

  /// Presses and releases at the centre of a view, where the screen shows it now.
  public func tap(_ view: UIView) { tap(at: shown(view).center) }

  /// Moves a finger that touches the screen along a straight line at constant speed, and advances the clock.
  ///
  /// The samples arrive at the rate of a mouse, so gesture recognizers measure the velocity.
  ///
  /// - Parameters:
  ///   - start: The current location of the finger.
  ///   - end: The point to move to.
  ///   - duration: The time to take, in seconds.
  ///   - id: The finger.
  public func move(from start: CGPoint, to end: CGPoint, duration: TimeInterval, id: Int = 1) {
    host.move(from: start, to: end, duration: duration, id: id)
  }

  /// Presses, moves along a straight line at constant speed, and releases.
  ///
  /// The release has the velocity of the movement.
  ///
  /// - Parameters:
  ///   - start: The point at which to press.
  ///   - end: The point at which to release.
  ///   - duration: The time of the movement, in seconds.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
    host.drag(from: start, to: end, duration: duration)
  }
}

/// Input from the wheel, the touchpad and the keyboard.
extension TestStage {
  /// Scrolls by a distance in points. Positive values move the content right and down.
  ///
  /// - Parameters:
  ///   - delta: The distance.
  ///   - location: The position of the pointer.
  ///   - isContinuous: `true` to scroll like a touchpad, `false` to scroll like a wheel, in steps.
  public func scroll(by delta: CGVector, at location: CGPoint, isContinuous: Bool = true) {
    host.scroll(by: delta, at: location, isContinuous: isContinuous)
  }

  /// Spreads and turns two fingers on a touchpad.
  ///
  /// - Parameters:
  ///   - scale: The distance of the fingers, relative to that at the start of the gesture.
  ///   - angle: The rotation since the start of the gesture, in radians clockwise.
  ///   - location: The position of the pointer.
  public func pinch(to scale: CGFloat, angle: CGFloat = 0, at location: CGPoint) {
    host.input.pinched(scale: scale, angle: angle, at: location, time: host.time)
    host.flush()
  }

  /// Lifts the two fingers from the touchpad.
  public func endPinch() {
    host.input.pinchEnded(time: host.time)
    host.flush()
  }

  /// Presses and releases a key.
  ///
  /// - Precondition: The key exists on a keyboard of X: a letter, a digit, or a key such as Return or Escape.
  public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    guard let symbol = KeySymbol.symbol(of: key) else {
      fatalError("an X keyboard has no key for \(key); use a letter, a digit or a named key")
    }
    host.key(symbol, text: KeySymbol.character(symbol) ?? "", modifiers: modifiers)
  }
}

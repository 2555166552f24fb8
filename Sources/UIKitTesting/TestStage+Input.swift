// SPDX-License-Identifier: MIT
import UIKit

/// Touches, as from a finger or the left mouse button. Locations are in the window, in points; `id` tells fingers apart.
extension TestStage {
  public func touchBegan(at location: CGPoint, id: Int = 1) { host.touchBegan(at: location, id: id) }

  /// Moves a finger that is down, at once. `move(from:to:duration:id:)` takes time for it, and so has a velocity.
  public func touchMoved(to location: CGPoint, id: Int = 1) { host.touchMoved(to: location, id: id) }

  public func touchEnded(at location: CGPoint, id: Int = 1) { host.touchEnded(at: location, id: id) }

  /// Takes the pointer away from the window, as a window manager may in mid-drag.
  public func cancelTouches() { host.cancelTouches() }

  /// Presses and lets go, a frame later.
  public func tap(at location: CGPoint) { host.tap(at: location) }

  /// Presses and lets go in the middle of a view, where it is shown now.
  public func tap(_ view: UIView) { tap(at: shown(view).center) }

  /// Moves a finger that is down in a straight line at constant speed, with samples as a mouse sends them.
  ///
  /// - Parameter duration: in seconds.
  public func move(from start: CGPoint, to end: CGPoint, duration: TimeInterval, id: Int = 1) {
    host.move(from: start, to: end, duration: duration, id: id)
  }

  /// Presses, moves and lets go.
  ///
  /// - Parameter duration: of the movement, in seconds.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
    host.drag(from: start, to: end, duration: duration)
  }
}

/// Wheel, touchpad and keyboard.
extension TestStage {
  /// Scrolls by points: positive moves the content right and down.
  ///
  /// - Parameter isContinuous: as a touchpad scrolls; else as a wheel does, notch by notch.
  public func scroll(by delta: CGVector, at location: CGPoint, isContinuous: Bool = true) {
    host.scroll(by: delta, at: location, isContinuous: isContinuous)
  }

  /// Two fingers on a touchpad have spread to `scale`, and turned by `angle` (radians, clockwise), since they came.
  public func pinch(to scale: CGFloat, angle: CGFloat = 0, at location: CGPoint) {
    window.input.pinched(scale: scale, angle: angle, at: location, time: host.time)
    host.flush()
  }

  /// The two fingers have left the touchpad.
  public func endPinch() {
    window.input.pinchEnded(time: host.time)
    host.flush()
  }

  /// Presses and releases a key.
  public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    guard let symbol = KeySymbol.symbol(of: key) else {
      preconditionFailure("no key of an X keyboard stands for \(key); use a letter, a digit or a key that is on one")
    }
    host.key(symbol, text: KeySymbol.character(symbol) ?? "", modifiers: modifiers)
  }
}

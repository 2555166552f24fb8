// SPDX-License-Identifier: MIT
import X11

/// Input from devices, converted to points and seconds.
extension DesktopWindow {
  func receive(_ event: PointerEvent) {
    let location = point(event.location)
    let modifiers = UIKeyModifierFlags(event.modifiers)
    switch event.phase {
    case .pressed where event.button == MouseButton.back: stack?.goBack(at: location)
    case .pressed where event.button == MouseButton.forward: stack?.goForward(at: location)
    case .pressed where event.button > 0 && event.button <= MouseButton.right:
      noteMotionSent()
      input?.touchBegan(
        id: event.button, at: location, time: time(event.time), buttons: MouseButton.mask(event.button),
        modifiers: modifiers)
    case .released:
      noteMotionSent()
      input?.touchEnded(id: event.button, at: location, time: time(event.time), modifiers: modifiers)
    case .moved, .entered:
      guard input?.hasTouches == true else {
        noteHover(location)
        return
      }
      for button in event.pressedButtons {
        input?.touchMoved(id: button, to: location, time: time(event.time), modifiers: modifiers)
      }
      noteMotion()
    case .left: noteHover(nil)
    case .pressed: break
    }
  }

  func receive(_ event: TouchEvent) {
    let id = UITouch.firstFinger + event.id
    let (location, time) = (point(event.location), time(event.time))
    let modifiers = UIKeyModifierFlags(event.modifiers)
    switch event.phase {
    case .began: input?.touchBegan(id: id, at: location, time: time, modifiers: modifiers)
    case .moved:
      input?.touchMoved(id: id, to: location, time: time, modifiers: modifiers)
      noteMotion()
    case .ended: input?.touchEnded(id: id, at: location, time: time, modifiers: modifiers)
    case .cancelled: input?.touchCancelled(id: id, time: time)
    }
  }

  func receive(_ event: ScrollEvent) {
    guard event.phase == .changed else { return input?.scrollEnded(time: time(event.time)) ?? () }
    let modifiers = UIKeyModifierFlags(event.modifiers)
    let (location, time) = (point(event.location), time(event.time))
    if event.modifiers.contains(.control) {
      input?.wheelPinched(notches: event.delta.dy, at: location, time: time, modifiers: modifiers)
      return
    }
    var delta = CGVector(
      dx: event.delta.dx * WindowInput.pointsPerNotch, dy: event.delta.dy * WindowInput.pointsPerNotch)
    // Shift makes a wheel scroll horizontally, as in other programs.
    if event.modifiers.contains(.shift), delta.dx == 0 { delta = CGVector(dx: delta.dy, dy: 0) }
    input?.scrolled(by: delta, isContinuous: event.isContinuous, at: location, time: time, modifiers: modifiers)
  }

  func receive(_ event: PinchEvent) {
    switch event.phase {
    case .began, .changed:
      input?.pinched(
        scale: event.scale, angle: event.angle, at: point(event.location), time: time(event.time),
        modifiers: UIKeyModifierFlags(event.modifiers))
    case .ended: input?.pinchEnded(time: time(event.time))
    case .cancelled: input?.pinchEnded(time: time(event.time), isCancelled: true)
    }
  }

  /// Receives a key, unless assistive technology takes it.
  func receive(_ event: KeyEvent) {
    guard let technology = UIAccessibility.technology else { return deliver(event) }
    technology.offer(event) { [weak self] in self?.deliver(event) }
  }

  private func deliver(_ event: KeyEvent) {
    let key = WindowInput.Key(
      code: event.keycode, keysym: event.keysym, unmodifiedKeysym: event.unmodifiedKeysym, text: event.text,
      modifiers: UIKeyModifierFlags(event.modifiers))
    if event.isDown {
      input?.keyDown(key, isRepeat: event.isRepeat, time: time(event.time))
    } else {
      input?.keyUp(key, time: time(event.time))
    }
  }
}

/// The numbers of the pointer's buttons in X, and of the touches that represent them.
private enum MouseButton {
  static let right = 3
  static let back = 8
  static let forward = 9

  static func mask(_ button: Int) -> UIEvent.ButtonMask {
    switch button {
    case 1: .primary
    case right: .secondary
    // The middle button is the second in X and the third in UIKit.
    default: .button(3)
    }
  }
}

extension UIKeyModifierFlags {
  fileprivate init(_ modifiers: KeyModifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.alt) { insert(.alternate) }
    if modifiers.contains(.command) { insert(.command) }
    if modifiers.contains(.capsLock) { insert(.alphaShift) }
  }
}

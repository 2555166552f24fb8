// SPDX-License-Identifier: MIT

extension WindowInput {
  /// The distance in points that one notch of a wheel scrolls: three lines of body text.
  package static let pointsPerNotch: CGFloat = 50
  /// The time in seconds without an event after which scrolling has ended. Touchpads report at shorter intervals, and X
  /// reports no end.
  private static let scrollTimeout: TimeInterval = 0.15
  /// The time in seconds without a notch after which a pinch with Ctrl and the wheel has ended. Notches come more
  /// slowly than touchpad events.
  private static let wheelPinchTimeout: TimeInterval = 0.3
  /// The factor by which one notch of Ctrl with the wheel changes the scale. Seven notches double it.
  private static let magnificationPerNotch: CGFloat = 1.1

  /// Scrolls by `delta` points.
  package func scrolled(
    by delta: CGVector, isContinuous: Bool, at location: CGPoint, time: TimeInterval,
    modifiers: UIKeyModifierFlags = []
  ) {
    flush()
    modifierFlags = modifiers
    let source = UITouch.Source.scroll(isContinuous: isContinuous)
    if let scroll, scroll.touch.source != source { finishScroll(.ended, time: time) }
    if scroll == nil { scroll = begin(source, at: location, time: time) }
    guard let touch = scroll?.touch else { return }
    touch.scroll(by: delta, at: time, phase: .moved)
    send(touch, as: .scroll)
    scroll?.end?.cancel()
    scroll?.end = Deadline.schedule(at: time + Self.scrollTimeout) { [weak self] in
      self?.finishScroll(.ended, time: time + Self.scrollTimeout)
    }
  }

  /// Handles the device's report that scrolling has ended.
  func scrollEnded(time: TimeInterval) { finishScroll(.ended, time: time) }

  func finishScroll(_ phase: UITouch.Phase, time: TimeInterval) {
    guard let session = scroll else { return }
    scroll = nil
    session.end?.cancel()
    session.touch.scroll(by: .zero, at: time, phase: phase)
    send(session.touch, as: .scroll)
    noteContentMoved()
  }

  /// Handles a touchpad pinch, with the scale and the angle (in radians, clockwise) since it began.
  package func pinched(
    scale: CGFloat, angle: CGFloat, at location: CGPoint, time: TimeInterval, modifiers: UIKeyModifierFlags = []
  ) {
    flush()
    modifierFlags = modifiers
    if pinch == nil { pinch = begin(.transform, at: location, time: time) }
    guard let touch = pinch?.touch else { return }
    touch.transform(magnification: scale, rotation: angle, at: time, phase: .moved)
    send(touch, as: .transform)
  }

  package func pinchEnded(time: TimeInterval, isCancelled: Bool = false) {
    finishPinch(isCancelled ? .cancelled : .ended, time: time)
  }

  /// Handles a pinch with Ctrl and the wheel, for users without a touchpad. Positive notches magnify.
  package func wheelPinched(
    notches: CGFloat, at location: CGPoint, time: TimeInterval, modifiers: UIKeyModifierFlags = []
  ) {
    let scale = (pinch?.touch.magnification ?? 1) * pow(Self.magnificationPerNotch, notches)
    pinched(scale: scale, angle: pinch?.touch.rotation ?? 0, at: location, time: time, modifiers: modifiers)
    pinch?.end?.cancel()
    pinch?.end = Deadline.schedule(at: time + Self.wheelPinchTimeout) { [weak self] in
      self?.finishPinch(.ended, time: time + Self.wheelPinchTimeout)
    }
  }

  func finishPinch(_ phase: UITouch.Phase, time: TimeInterval) {
    guard let session = pinch else { return }
    pinch = nil
    session.end?.cancel()
    session.touch.transform(
      magnification: session.touch.magnification, rotation: session.touch.rotation, at: time, phase: phase)
    send(session.touch, as: .transform)
  }

  /// Returns nil while the application ignores input, and without a window.
  private func begin(_ source: UITouch.Source, at location: CGPoint, time: TimeInterval) -> Session? {
    guard !UIApplication.shared.isIgnoringInteractionEvents, let target = stack.target(at: location) else { return nil }
    let touch = UITouch(
      source: source, type: .indirectPointer, buttonMask: [], window: nil, location: location, timestamp: time)
    touch.begin(in: target)
    send(touch, as: source == .transform ? .transform : .scroll)
    return Session(touch: touch)
  }

  private func send(_ touch: UITouch, as type: UIEvent.EventType) {
    UIApplication.shared.sendEvent(
      UIEvent(type: type, timestamp: touch.timestamp, touches: [touch], modifierFlags: modifierFlags))
  }
}

// SPDX-License-Identifier: MIT

/// Translates what a scroll view's drag recogniser reports into calls of its engine.
///
/// X does not tell when the fingers leave a touchpad. Fingers that move report every few milliseconds; so a content
/// that was fast when the reports ceased is let go soon after, not after the long time that ends the gesture. Should
/// they go on after all, the content is taken up again.
///
/// A wheel that reports parts of its notches looks like a touchpad. It comes to rest on a whole notch, though, and is
/// not thrown.
@MainActor
final class ScrollInteraction {
  /// Seconds without a report after which a fast touchpad scroll counts as a throw. Three reports of a slow touchpad
  /// (125 Hz).
  private static let silence = 0.024
  /// Points per second that count as fast: fingers come to rest through lower speeds. Chosen.
  private static let throwingVelocity = 120.0

  private unowned let view: UIScrollView
  private var throwing: Deadline?
  /// How far the drag had come when it was last looked at.
  private var travelled = CGPoint.zero
  /// Points since the reports last ceased.
  private var burst = CGVector.zero

  init(view: UIScrollView) { self.view = view }

  nonisolated deinit {}

  /// A drag may have the scroll view's page removed, so the view is kept alive until the call ends.
  func drag(_ pan: ScrollPan) {
    withExtendedLifetime(view) {
      switch pan.device {
      case .finger: dragByFinger(pan)
      case .touchpad: dragByTouchpad(pan)
      case .wheel: turnWheel(pan)
      }
    }
  }

  private func dragByFinger(_ pan: ScrollPan) {
    switch pan.state {
    case .began:
      view.engine.beginDrag(lockedTo: view.lock(for: pan.direction))
      view.engine.drag(by: movement(of: pan))
    case .changed: view.engine.drag(by: movement(of: pan))
    case .ended: view.engine.endDrag(velocity: velocity(of: pan))
    case .cancelled, .failed: view.engine.endDrag(velocity: .zero)
    case .possible: break
    }
  }

  private func dragByTouchpad(_ pan: ScrollPan) {
    throwing?.cancel()
    switch pan.state {
    case .began, .changed:
      if !view.engine.motion.isDragging { view.engine.beginDrag(lockedTo: view.lock(for: pan.direction)) }
      let movement = movement(of: pan)
      burst = CGVector(dx: burst.dx + movement.dx, dy: burst.dy + movement.dy)
      view.engine.drag(by: movement)
      throwing = Deadline.schedule(at: CACurrentMediaTime() + Self.silence) { [weak self, weak pan] in
        if let self, let pan { reportsCeased(pan) }
      }
    case .ended: view.engine.endDrag(velocity: isWholeNotches ? .zero : velocity(of: pan))
    case .cancelled, .failed: view.engine.endDrag(velocity: .zero)
    case .possible: break
    }
  }

  private func reportsCeased(_ pan: ScrollPan) {
    let velocity = velocity(of: pan)
    if hypot(velocity.dx, velocity.dy) >= Self.throwingVelocity, !isWholeNotches {
      view.engine.endDrag(velocity: velocity)
    }
    burst = .zero
  }

  /// Parts of a notch are this exact, in notches.
  private static let notchTolerance = 0.01

  private var isWholeNotches: Bool {
    [burst.dx, burst.dy].allSatisfy { points in
      let notches = points / WindowInput.pointsPerNotch
      return abs(notches - notches.rounded()) < Self.notchTolerance
    }
  }

  private func turnWheel(_ pan: ScrollPan) {
    switch pan.state {
    case .began, .changed: view.engine.wheel(by: movement(of: pan))
    case .ended, .cancelled, .failed: view.engine.wheelEnded()
    case .possible: break
    }
  }

  /// The movement since the last report. The recogniser's translation belongs to the client, who may set it.
  private func movement(of pan: ScrollPan) -> CGVector {
    let distance = pan.distance(in: view)
    let before = pan.state == .began ? .zero : travelled
    travelled = distance
    return CGVector(dx: distance.x - before.x, dy: distance.y - before.y)
  }

  private func velocity(of pan: ScrollPan) -> CGVector {
    let velocity = pan.velocity(in: view)
    return CGVector(dx: velocity.x, dy: velocity.y)
  }
}

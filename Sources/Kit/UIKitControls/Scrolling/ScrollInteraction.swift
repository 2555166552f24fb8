// SPDX-License-Identifier: MIT

/// An object that converts the reports of a scroll view's drag recognizer to calls of the engine.
///
/// Content that two fingers on a touchpad have moved fast decelerates as soon as their reports stop
/// (`TouchpadMetrics`). If reports arrive again, they start another drag.
///
/// A wheel that reports fractions of its notches looks like a touchpad. It is recognized by its stop at a whole notch. The
/// content does not decelerate then.
@MainActor
final class ScrollInteraction {
  private unowned let view: UIScrollView
  /// The time at which fast fingers on a touchpad count as lifted.
  private var release: Deadline?
  /// The translation of the drag at the last report.
  private var distance = CGPoint.zero
  /// The movement in points since the reports last stopped.
  private var burst = CGVector.zero

  init(view: UIScrollView) { self.view = view }

  nonisolated deinit {}

  /// Handles a report. Keeps the view alive during the call, because a drag can remove the page of the scroll view.
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
    release?.cancel()
    switch pan.state {
    case .began, .changed:
      if !view.engine.motion.isDragging { view.engine.beginDrag(lockedTo: view.lock(for: pan.direction)) }
      let movement = movement(of: pan)
      burst = CGVector(dx: burst.dx + movement.dx, dy: burst.dy + movement.dy)
      view.engine.drag(by: movement)
      release = TouchpadMetrics.afterLastReport { [weak self, weak pan] in
        if let self, let pan { reportsCeased(pan) }
      }
    case .ended: view.engine.endDrag(velocity: isWholeNotches ? .zero : velocity(of: pan))
    case .cancelled, .failed: view.engine.endDrag(velocity: .zero)
    case .possible: break
    }
  }

  private func reportsCeased(_ pan: ScrollPan) {
    let velocity = velocity(of: pan)
    if TouchpadMetrics.isRelease(velocity: hypot(velocity.dx, velocity.dy)), !isWholeNotches {
      view.engine.endDrag(velocity: velocity)
    }
    burst = .zero
  }

  /// The difference from a whole notch below which a movement counts as whole notches.
  private static let notchTolerance = 0.01

  private var isWholeNotches: Bool {
    [burst.dx, burst.dy].allSatisfy { points in
      let notches = points / WindowInput.pointsPerNotch
      return abs(notches - notches.rounded()) < Self.notchTolerance
    }
  }

  private func turnWheel(_ pan: ScrollPan) {
    switch pan.state {
    case .began, .changed:
      let movement = movement(of: pan)
      view.engine.wheel(by: view.wheelsSideways(pan) ? CGVector(dx: movement.dy, dy: 0) : movement)
    case .ended, .cancelled, .failed: view.engine.wheelEnded()
    case .possible: break
    }
  }

  /// Returns the movement since the last report. It does not use the translation, which the client may set.
  private func movement(of pan: ScrollPan) -> CGVector {
    let before = pan.state == .began ? .zero : distance
    distance = pan.distance(in: view)
    return CGVector(dx: distance.x - before.x, dy: distance.y - before.y)
  }

  private func velocity(of pan: ScrollPan) -> CGVector {
    let velocity = pan.velocity(in: view)
    return CGVector(dx: velocity.x, dy: velocity.y)
  }
}

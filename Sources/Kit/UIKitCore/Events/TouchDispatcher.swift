// SPDX-License-Identifier: MIT

/// Delivers a window's touches first to its recognizers and then, as far as these allow it, to its views.
@MainActor
final class TouchDispatcher {
  let arena = GestureArena()
  private var deliveries: [TouchDelivery] = []
  /// The event that is being sent, or the last one.
  private var event: UIEvent?

  init() {
    arena.onDecisions = { [weak self] in self?.deliverToViews() }
  }

  nonisolated deinit {}

  /// Delivers the touches of an event that are in the window.
  func send(_ event: UIEvent, in window: UIWindow) {
    self.event = event
    let touches = event.touches(for: window) ?? []
    arena.turn {
      for touch in Self.inOrder(touches) where touch.phase == .began {
        arena.touchBegan(touch, at: touch.view, event: event)
        open(touch)
      }
      arena.deliver(touches.filter { $0.phase != .stationary }, event: event)
      for index in deliveries.indices where touches.contains(deliveries[index].touch) {
        deliveries[index].enqueue(deliveries[index].touch.phase)
      }
    }
  }

  /// Starts the delivery of a touch to its view, if the view receives it.
  private func open(_ touch: UITouch) {
    guard touch.isContact, touch.buttonMask.isEmpty || touch.buttonMask.contains(.primary), let view = touch.view else {
      return
    }
    let others = deliveries.filter { !$0.isClosed && $0.touch.isActive }
    for other in others {
      guard let otherView = other.touch.view else { continue }
      if otherView === view ? !view.isMultipleTouchEnabled : otherView.isExclusiveTouch || view.isExclusiveTouch {
        return
      }
    }
    deliveries.append(TouchDelivery(touch: touch, recognizers: touch.gestureRecognizers ?? []))
  }

  private func deliverToViews() {
    while let (phase, touches) = takeNext() {
      for (view, touches) in Self.byView(touches) { send(view, phase, touches) }
    }
    deliveries.removeAll { $0.isClosed }
  }

  /// Removes and returns the next phase to deliver to views, with all touches in it.
  private func takeNext() -> (UITouch.Phase, [UITouch])? {
    var taken: (phase: UITouch.Phase, touches: [UITouch])?
    for index in deliveries.indices {
      let before = deliveries[index]
      guard let phase = deliveries[index].next() else { continue }
      if let taken, taken.phase != phase {
        deliveries[index] = before
      } else {
        taken = (phase, (taken?.touches ?? []) + [before.touch])
      }
    }
    return taken
  }

  private func send(_ view: UIView, _ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    // Touches whose delivery was delayed have earlier phases.
    let present = touches.map { ($0, $0.phase) }
    for touch in touches { touch.phase = phase }
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: assertionFailure("views do not receive this phase")
    }
    for (touch, phase) in present { touch.phase = phase }
  }

  private static func inOrder(_ touches: Set<UITouch>) -> [UITouch] {
    touches.sorted { $0.timestamp < $1.timestamp }
  }

  private static func byView(_ touches: [UITouch]) -> [(UIView, Set<UITouch>)] {
    var groups: [(view: UIView, touches: Set<UITouch>)] = []
    for touch in touches {
      guard let view = touch.view else { continue }
      if let index = groups.firstIndex(where: { $0.view === view }) {
        groups[index].touches.insert(touch)
      } else {
        groups.append((view, [touch]))
      }
    }
    return groups.map { ($0.view, $0.touches) }
  }
}

// SPDX-License-Identifier: MIT

/// A finger on the screen, or what does a finger's work on a desktop: the left mouse button.
///
/// The object is the same from `began` to `ended`. The left button's touches are of type `.direct`, so that code
/// that asks for fingers gets them; the other buttons' are `.indirectPointer` and reach only recognisers that ask for
/// them.
@MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    case regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
  }

  /// What the touch stands for. Views see contacts only; recognisers see what they ask for.
  package enum Source: Hashable, Sendable {
    case contact(id: Int)
    /// Scrolling by wheel or touchpad: the location stays, the travel grows.
    case scroll(isContinuous: Bool)
    /// A touchpad pinch or Ctrl+wheel: the location stays, `magnification` and `rotation` change.
    case transform
  }

  open package(set) var phase = Phase.began
  /// Seconds, on the clock of `CACurrentMediaTime()`; taken from the X server's own time stamps.
  open package(set) var timestamp: TimeInterval
  open package(set) var tapCount = 1
  public let type: TouchType
  /// The view that was hit when the touch began.
  open package(set) weak var view: UIView?
  open package(set) weak var window: UIWindow?
  /// The recognisers that receive this touch.
  open package(set) var gestureRecognizers: [UIGestureRecognizer]? = []
  /// Points. A mouse has no radius; a touch screen's is not reported by X.
  open var majorRadius: CGFloat { 0 }
  open var majorRadiusTolerance: CGFloat { 0 }
  /// 1 is an average touch; nothing on X reports more.
  open var force: CGFloat { 1 }
  open var maximumPossibleForce: CGFloat { 1 }

  package let source: Source
  /// The buttons that were down when the touch began.
  package let buttonMask: UIEvent.ButtonMask
  /// In the window's coordinates.
  package private(set) var windowLocation: CGPoint
  package private(set) var previousWindowLocation: CGPoint
  /// Points moved since the touch began; for scrolling, points scrolled.
  package private(set) var travel = CGVector.zero
  /// What the present event added to `travel`.
  package private(set) var eventTravel = CGVector.zero
  package private(set) var magnification: CGFloat = 1
  /// Radians, clockwise.
  package private(set) var rotation: CGFloat = 0
  /// What came in since the last event, oldest first, the current position last.
  package private(set) var coalesced: [TouchSample] = []

  package init(
    source: Source, type: TouchType = .direct, buttonMask: UIEvent.ButtonMask = .primary, window: UIWindow?,
    location: CGPoint, timestamp: TimeInterval
  ) {
    self.source = source
    self.type = type
    self.buttonMask = buttonMask
    self.window = window
    self.timestamp = timestamp
    windowLocation = location
    previousWindowLocation = location
    super.init()
    coalesced = [TouchSample(time: timestamp, location: location, travel: .zero)]
  }

  nonisolated deinit {}

  /// Where the touch is, in a view's coordinates; nil means the window's.
  open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }

  /// Where the touch was at the event before.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, view !== window else { return point }
    return view.convert(point, from: nil)
  }
}

/// One position of a touch, as the device reported it.
package struct TouchSample: Hashable, Sendable {
  /// Seconds, as in `UITouch.timestamp`.
  package var time: TimeInterval
  /// In the window's coordinates.
  package var location: CGPoint
  /// Since the touch began.
  package var travel: CGVector

  package init(time: TimeInterval, location: CGPoint, travel: CGVector) {
    self.time = time
    self.location = location
    self.travel = travel
  }
}

extension UITouch {
  package var isContact: Bool { if case .contact = source { true } else { false } }
  package var isActive: Bool { phase != .ended && phase != .cancelled }

  /// Takes the positions reported since the last event; the last of them is where the touch is now.
  package func move(through positions: [(time: TimeInterval, location: CGPoint)], phase: Phase) {
    previousWindowLocation = windowLocation
    let travelBefore = travel
    coalesced = []
    for position in positions {
      travel.dx += position.location.x - windowLocation.x
      travel.dy += position.location.y - windowLocation.y
      windowLocation = position.location
      coalesced.append(TouchSample(time: position.time, location: windowLocation, travel: travel))
    }
    finishUpdate(at: positions.last?.time ?? timestamp, phase: phase, since: travelBefore)
  }

  /// Takes a scroll by `delta` points, or the end of scrolling.
  package func scroll(by delta: CGVector, at time: TimeInterval, phase: Phase) {
    previousWindowLocation = windowLocation
    let travelBefore = travel
    travel.dx += delta.dx
    travel.dy += delta.dy
    coalesced = [TouchSample(time: time, location: windowLocation, travel: travel)]
    finishUpdate(at: time, phase: phase, since: travelBefore)
  }

  /// Takes a pinch's state since it began.
  package func transform(magnification: CGFloat, rotation: CGFloat, at time: TimeInterval, phase: Phase) {
    self.magnification = magnification
    self.rotation = rotation
    previousWindowLocation = windowLocation
    coalesced = [TouchSample(time: time, location: windowLocation, travel: travel)]
    finishUpdate(at: time, phase: phase, since: travel)
  }

  /// Ends the touch for everyone without an action.
  package func cancel(at time: TimeInterval) {
    previousWindowLocation = windowLocation
    coalesced = []
    finishUpdate(at: time, phase: .cancelled, since: travel)
  }

  private func finishUpdate(at time: TimeInterval, phase: Phase, since before: CGVector) {
    eventTravel = CGVector(dx: travel.dx - before.dx, dy: travel.dy - before.dy)
    timestamp = time
    self.phase = phase
  }
}

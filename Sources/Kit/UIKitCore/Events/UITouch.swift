// SPDX-License-Identifier: MIT

/// A touch by a finger on the screen, or by a button of the mouse.
///
/// The same object represents a touch from its beginning to its end. Touches by the left button have the type
/// ``TouchType/direct``, like those of fingers, so that code written for fingers receives them. Touches by other
/// buttons have the type ``TouchType/indirectPointer`` and are sent only to gesture recognizers that accept them.
///
/// ```swift
/// final class Canvas: UIView {
///   override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
///     guard let touch = touches.first else { return }
///     print(touch.location(in: self))
///   }
/// }
/// ```
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phase of a touch.
  nonisolated public enum Phase: Int, Sendable {
    /// The finger touched the screen, or the button went down.
    case began
    /// The touch has moved.
    case moved
    /// The touch has not moved since the last event.
    case stationary
    /// The finger was lifted, or the button came up.
    case ended
    /// The touch ended for another reason, as when the window manager took the pointer.
    case cancelled
    /// The pointer entered a view. Not sent here.
    case regionEntered
    /// The pointer moved in a view. Not sent here.
    case regionMoved
    /// The pointer left a view. Not sent here.
    case regionExited
  }

  /// The kind of a touch.
  nonisolated public enum TouchType: Int, Sendable {
    /// A finger, or the left button of the mouse.
    case direct
    /// A remote surface. Not sent here.
    case indirect
    /// A pencil. Not sent here.
    case pencil
    /// Another button of the mouse, the wheel, or a touchpad.
    case indirectPointer

    /// The name of ``pencil`` before iOS 9.1.
    public static var stylus: TouchType { .pencil }
  }

  /// The kind of input of a touch. Views receive contacts only, and recognizers receive the kinds that they ask for.
  package enum Source: Hashable, Sendable {
    case contact(id: Int)
    /// Scrolling with a wheel or a touchpad. The location is constant; `windowTranslation` changes.
    case scroll(isContinuous: Bool)
    /// A pinch on a touchpad, or Ctrl with the wheel. The location is constant; `magnification` and `rotation` change.
    case transform
  }

  /// The phase of the touch.
  open package(set) var phase = Phase.began

  /// The time of the last change in seconds, on the clock of `CACurrentMediaTime()`. It is derived from the X server's
  /// time stamps.
  open package(set) var timestamp: TimeInterval

  /// The number of taps in quick succession, including this one.
  open package(set) var tapCount = 1

  /// The kind of the touch.
  public let type: TouchType
  /// The view in which the touch began.
  open package(set) weak var view: UIView?

  /// The window in which the touch began.
  open package(set) weak var window: UIWindow?

  /// The gesture recognizers that receive the touch.
  open package(set) var gestureRecognizers: [UIGestureRecognizer]? = []

  /// The radius of the touch in points. Always 0, because it is not known here.
  open var majorRadius: CGFloat { 0 }

  /// The accuracy of the radius in points. Always 0.
  open var majorRadiusTolerance: CGFloat { 0 }

  /// The force of the touch, where 1 is average. Always 1, because it is not known here.
  open var force: CGFloat { 1 }

  /// The greatest possible force. Always 1.
  open var maximumPossibleForce: CGFloat { 1 }

  package let source: Source
  /// The buttons that were down when the touch began.
  let buttonMask: UIEvent.ButtonMask
  /// The location in the window's coordinates.
  private(set) var windowLocation: CGPoint
  private(set) var previousWindowLocation: CGPoint
  /// The distance in points since the touch began or, for scrolling, the distance scrolled.
  package private(set) var windowTranslation = CGVector.zero
  /// The part of `windowTranslation` that the current event added.
  private(set) var eventTranslation = CGVector.zero
  private(set) var magnification: CGFloat = 1
  /// The rotation in radians, clockwise.
  package private(set) var rotation: CGFloat = 0
  /// The samples since the last event, oldest first. The last one is the current location.
  private(set) var coalesced: [TouchSample] = []

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
    coalesced = [TouchSample(time: timestamp, location: location, windowTranslation: .zero)]
  }

  nonisolated deinit {}

  /// Returns the current position in a view's coordinates, or the window's if `view` is `nil`.
  open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }

  /// Returns the position at the previous event, in a view's coordinates or the window's.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }

  /// Returns the current position. The same as ``location(in:)``.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the position at the previous event. The same as ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, view !== window else { return point }
    return view.convert(point, from: nil)
  }
}

/// A location of a touch, as the device reported it.
package struct TouchSample: Hashable, Sendable {
  /// The time in seconds, as in `UITouch.timestamp`.
  package var time: TimeInterval
  /// The location in the window's coordinates.
  package var location: CGPoint
  /// The distance in points since the touch began.
  package var windowTranslation: CGVector

  package init(time: TimeInterval, location: CGPoint, windowTranslation: CGVector) {
    self.time = time
    self.location = location
    self.windowTranslation = windowTranslation
  }
}

extension UITouch {
  package var isContact: Bool { if case .contact = source { true } else { false } }

  /// The smallest identifier of a finger. Those of the pointer's buttons are smaller.
  package nonisolated static let firstFinger = 1_000

  /// Whether this is a finger on a touchscreen, and not a button of the pointer.
  package var isFinger: Bool { if case .contact(let id) = source { id >= Self.firstFinger } else { false } }

  package var isActive: Bool { phase != .ended && phase != .cancelled }

  /// Begins the touch in the window and the view under it.
  func begin(in target: WindowStack.Target) {
    window = target.window
    view = target.view
    windowLocation = target.location
    previousWindowLocation = target.location
    coalesced = [TouchSample(time: timestamp, location: target.location, windowTranslation: .zero)]
  }

  /// Adds the locations reported since the last event. The last one is the touch's current location.
  package func move(through positions: [(time: TimeInterval, location: CGPoint)], phase: Phase) {
    previousWindowLocation = windowLocation
    let translationBefore = windowTranslation
    coalesced = []
    for position in positions {
      windowTranslation.dx += position.location.x - windowLocation.x
      windowTranslation.dy += position.location.y - windowLocation.y
      windowLocation = position.location
      coalesced.append(TouchSample(time: position.time, location: windowLocation, windowTranslation: windowTranslation))
    }
    finishUpdate(at: positions.last?.time ?? timestamp, phase: phase, since: translationBefore)
  }

  /// Scrolls by `delta` points, or ends scrolling.
  package func scroll(by delta: CGVector, at time: TimeInterval, phase: Phase) {
    previousWindowLocation = windowLocation
    let translationBefore = windowTranslation
    windowTranslation.dx += delta.dx
    windowTranslation.dy += delta.dy
    coalesced = [TouchSample(time: time, location: windowLocation, windowTranslation: windowTranslation)]
    finishUpdate(at: time, phase: phase, since: translationBefore)
  }

  /// Sets the state of a pinch, relative to its beginning.
  package func transform(magnification: CGFloat, rotation: CGFloat, at time: TimeInterval, phase: Phase) {
    self.magnification = magnification
    self.rotation = rotation
    previousWindowLocation = windowLocation
    coalesced = [TouchSample(time: time, location: windowLocation, windowTranslation: windowTranslation)]
    finishUpdate(at: time, phase: phase, since: windowTranslation)
  }

  /// Cancels the touch for all receivers without sending actions.
  func cancel(at time: TimeInterval) {
    previousWindowLocation = windowLocation
    coalesced = []
    finishUpdate(at: time, phase: .cancelled, since: windowTranslation)
  }

  private func finishUpdate(at time: TimeInterval, phase: Phase, since before: CGVector) {
    eventTranslation = CGVector(dx: windowTranslation.dx - before.dx, dy: windowTranslation.dy - before.dy)
    timestamp = time
    self.phase = phase
  }
}

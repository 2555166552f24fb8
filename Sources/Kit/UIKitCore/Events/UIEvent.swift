// SPDX-License-Identifier: MIT
import Diagnostics

/// An input event of the user, on its way through the window to gesture recognizers and responders.
///
/// ```swift
/// final class Canvas: UIView {
///   override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
///     for touch in touches {
///       for sample in event?.coalescedTouches(for: touch) ?? [touch] { print(sample.location(in: self)) }
///     }
///   }
/// }
/// ```
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind of an event.
  nonisolated public enum EventType: Int, Sendable {
    /// Fingers, or buttons of the mouse.
    case touches
    /// Motion of the device. Not sent here.
    case motion
    /// A remote control. Not sent here.
    case remoteControl
    /// Keys of the keyboard.
    case presses
    /// Scrolling by wheel or touchpad.
    case scroll = 10
    /// The pointer without a button. Not sent to responders.
    case hover
    /// A pinch or rotation on a touchpad, or the wheel with Ctrl.
    case transform = 14
  }

  /// The subtype of an event.
  nonisolated public enum EventSubtype: Int, Sendable {
    /// No subtype.
    case none
    /// The device was shaken. Not sent here.
    case motionShake
  }

  /// The buttons of the pointer that are down.
  nonisolated public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The primary button, usually the left one.
    public static let primary = ButtonMask(rawValue: 1)
    /// The secondary button, usually the right one.
    public static let secondary = ButtonMask(rawValue: 2)

    /// Returns the mask of a single button.
    ///
    /// - Parameter number: The number of the button, counted from 1. There are no buttons below 1.
    public static func button(_ number: Int) -> ButtonMask {
      number > 0 ? ButtonMask(rawValue: 1 << (number - 1)) : []
    }
  }

  /// The kind of the event.
  public let type: EventType
  /// The subtype of the event, which is always `.none`.
  open var subtype: EventSubtype { .none }

  /// The time of the event in seconds, on the clock of `CACurrentMediaTime()`.
  open package(set) var timestamp: TimeInterval

  /// The modifier keys that were down.
  open package(set) var modifierFlags: UIKeyModifierFlags

  /// The buttons of the pointer that were down.
  open package(set) var buttonMask: ButtonMask

  private let touches: Set<UITouch>

  package init(
    type: EventType, timestamp: TimeInterval, touches: Set<UITouch> = [], modifierFlags: UIKeyModifierFlags = [],
    buttonMask: ButtonMask = []
  ) {
    self.type = type
    self.timestamp = timestamp
    self.touches = touches
    self.modifierFlags = modifierFlags
    self.buttonMask = buttonMask
    super.init()
  }

  nonisolated deinit {}

  /// All touches of the event, or `nil` if there are none.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

  /// The touches in a window, or `nil` if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// The touches that began in a view, or `nil` if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// The touches that a gesture recognizer receives, or `nil` if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains(identicalTo: gesture) ?? false }
  }

  /// The windows that have touches of the event, the one that was touched first before the others.
  var windows: [UIWindow] {
    guard touches.count > 1 else { return touches.first?.window.map { [$0] } ?? [] }
    return touches.sorted { $0.timestamp < $1.timestamp }.reduce(into: []) { windows, touch in
      if let window = touch.window, !windows.contains(identicalTo: window) { windows.append(window) }
    }
  }

  private func touches(where included: (UITouch) -> Bool) -> Set<UITouch>? {
    let some = touches.filter(included)
    return some.isEmpty ? nil : some
  }

  /// Returns the positions of a touch that were reported since the last event, or `nil` if the touch is not in this
  /// event.
  ///
  /// Several positions can arrive within a frame; the event carries only the last.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(touch) else { return nil }
    return touch.coalesced.map { sample in
      let copy = UITouch(
        source: touch.source, type: touch.type, buttonMask: touch.buttonMask, window: touch.window,
        location: sample.location, timestamp: sample.time)
      copy.phase = touch.phase
      copy.tapCount = touch.tapCount
      copy.view = touch.view
      copy.gestureRecognizers = touch.gestureRecognizers
      return copy
    }
  }
}

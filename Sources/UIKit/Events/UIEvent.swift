// SPDX-License-Identifier: MIT

/// Something that the user did, on its way through the window to recognisers and responders.
@MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none
  }

  /// The pointer's buttons that are down.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)

    /// The mask of one button, counted from 1.
    public static func button(_ number: Int) -> ButtonMask {
      precondition(number > 0, "buttons are counted from 1; pass the button's number")
      return ButtonMask(rawValue: 1 << (number - 1))
    }
  }

  public let type: EventType
  open var subtype: EventSubtype { .none }
  /// Seconds, on the clock of `CACurrentMediaTime()`.
  open package(set) var timestamp: TimeInterval
  open package(set) var modifierFlags: UIKeyModifierFlags
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

  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  private func touches(where included: (UITouch) -> Bool) -> Set<UITouch>? {
    let some = touches.filter(included)
    return some.isEmpty ? nil : some
  }

  /// All that the device reported since the last event: several positions where several came within one frame.
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

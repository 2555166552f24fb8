// SPDX-License-Identifier: MIT

/// A key going down, staying down, and coming up.
@MainActor
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown
  }

  /// Seconds, on the clock of `CACurrentMediaTime()`.
  open package(set) var timestamp: TimeInterval
  /// `changed` is the keyboard repeating the key.
  open package(set) var phase: Phase
  /// The remote-control button that the key stands for, nil for others.
  public let type: PressType?
  open package(set) weak var window: UIWindow?
  open package(set) weak var responder: UIResponder?
  /// 1 while the key is down.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
  public let key: UIKey?

  package init(key: UIKey, phase: Phase, window: UIWindow?, timestamp: TimeInterval) {
    self.key = key
    self.phase = phase
    self.window = window
    self.timestamp = timestamp
    type = PressType(key.keyCode)
    super.init()
  }

  nonisolated deinit {}
}

extension UIPress.PressType {
  init?(_ usage: UIKeyboardHIDUsage) {
    switch usage {
    case .keyboardUpArrow: self = .upArrow
    case .keyboardDownArrow: self = .downArrow
    case .keyboardLeftArrow: self = .leftArrow
    case .keyboardRightArrow: self = .rightArrow
    case .keyboardReturnOrEnter: self = .select
    case .keyboardEscape: self = .menu
    case .keyboardPageUp: self = .pageUp
    case .keyboardPageDown: self = .pageDown
    default: return nil
    }
  }
}

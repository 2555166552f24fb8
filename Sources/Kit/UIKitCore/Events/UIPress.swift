// SPDX-License-Identifier: MIT

/// A press of a key, from the time it goes down until it comes up.
///
/// ```swift
/// final class Game: UIView {
///   override var canBecomeFirstResponder: Bool { true }
///
///   override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
///     guard presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) else {
///       return super.pressesBegan(presses, with: event)
///     }
///     print("Jump")
///   }
/// }
/// ```
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The phase of a press.
  nonisolated public enum Phase: Int, Sendable {
    /// The key went down.
    case began
    /// The keyboard repeats the key.
    case changed
    /// The key is down, and nothing has changed.
    case stationary
    /// The key came up.
    case ended
    /// The press ended without the key coming up, as when the window loses the focus.
    case cancelled
  }

  /// The button of a remote control that a key stands for.
  nonisolated public enum PressType: Int, Sendable {
    /// The up arrow key.
    case upArrow
    /// The down arrow key.
    case downArrow
    /// The left arrow key.
    case leftArrow
    /// The right arrow key.
    case rightArrow
    /// The Return key.
    case select
    /// The Escape key.
    case menu
    /// A play button. Sent for no key here.
    case playPause
    /// The Page Up key.
    case pageUp = 30
    /// The Page Down key.
    case pageDown
  }

  /// The time of the last change in seconds, on the clock of `CACurrentMediaTime()`.
  open package(set) var timestamp: TimeInterval

  /// The phase of the press.
  open package(set) var phase: Phase

  /// The button of a remote control that the key stands for, or `nil`.
  public let type: PressType?
  /// The window that receives the press.
  open package(set) weak var window: UIWindow?

  /// Whether a key command has taken the press, so that no responder receives it.
  final var isTaken = false

  /// The responder to which the press was sent first.
  open package(set) weak var responder: UIResponder?

  /// The force of the press: 1 while the key is down, then 0.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

  /// The key.
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

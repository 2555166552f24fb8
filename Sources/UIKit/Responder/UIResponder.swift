// SPDX-License-Identifier: MIT

/// An object that takes part in handling events: views, view controllers, windows and the application.
///
/// What a responder does not handle goes to its ``next`` one. The base class handles nothing: each of its event
/// methods passes the event on.
@MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  nonisolated deinit {}

  // MARK: The chain

  /// Where events go that this responder does not handle. nil in the base class.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether this responder is the one of its window that gets the keys first.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// false in the base class.
  open var canBecomeFirstResponder: Bool { false }

  /// true in the base class.
  open var canResignFirstResponder: Bool { true }

  /// Asks to get the keys first. The present first responder is asked to resign.
  ///
  /// - Returns: false where this responder does not want to, is in no window, or the present one refuses.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if let current = window.firstResponder {
      guard current.resignFirstResponder() else { return false }
    }
    window.firstResponder = self
    return true
  }

  /// Gives up being first. true where it is not the first responder afterwards.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Keys

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Back

  /// Alt+Left, Escape or the mouse's back button: whoever can go back does and returns true.
  package func performBackAction() -> Bool {
    next?.performBackAction() ?? false
  }
}

extension UIResponder {
  /// The window at the end of the chain.
  package var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window }
      if let window = (current as? UIView)?.window { return window }
      responder = current.next
    }
    return nil
  }
}

// SPDX-License-Identifier: MIT

/// An object that can respond to events: a view, a view controller, a window or the application.
///
/// A responder passes events that it does not handle to its ``next`` responder. The base class handles none.
///
/// ```swift
/// final class Pad: UIView {
///   override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
///     backgroundColor = .systemBlue
///   }
/// }
/// ```
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  nonisolated deinit {}

  // MARK: The chain

  /// The responder that receives events which this one does not handle. `nil` in the base class.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether this is the responder in its window that receives key presses first.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Whether the responder can become first responder. The default is `false`.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder can stop being first responder. The default is `true`.
  open var canResignFirstResponder: Bool { true }

  /// Makes this the first responder of its window, after the current one has resigned.
  ///
  /// - Returns: `false` if the responder cannot become first responder, is in no window, or the current one does not
  ///   resign.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if let current = window.firstResponder {
      guard current.resignFirstResponder() else { return false }
    }
    window.firstResponder = self
    return true
  }

  /// Stops being the first responder.
  ///
  /// - Returns: `false` if the responder remains the first one.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  // MARK: Touches

  /// Called when fingers touch a view, or the mouse button is pressed in it. The base class calls the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches have moved, at most once per frame. The base class calls the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers are lifted. The base class calls the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches end without being lifted, as when a gesture recogniser takes them. The base class calls the
  /// next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Keys

  /// Called when a key is pressed. The base class calls the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when a press changes. The base class calls the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when a key is released. The base class calls the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when a press ends without a release, as when the window loses the focus. The base class calls the next
  /// responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
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

// SPDX-License-Identifier: MIT

/// A responder that handles the back and forward keys and buttons, as a navigation controller does.
package protocol HistoryResponder: UIResponder {
  /// Goes back for Alt+Left, Escape or the mouse's back button, or performs another action that these have in this
  /// context.
  ///
  /// - Returns: `false` to let the next responder go back.
  func goBack() -> Bool

  /// Goes forward for Alt+Right or the mouse's forward button.
  ///
  /// - Returns: `false` to let the next responder go forward.
  func goForward() -> Bool
}

extension HistoryResponder {
  package func goForward() -> Bool { false }
}

extension UIResponder {
  /// Goes back in this responder or in the next one that can. Returns whether one did.
  package final func performBackAction() -> Bool { performHistoryAction { $0.goBack() } }

  /// Goes forward in this responder or in the next one that can. Returns whether one did.
  package final func performForwardAction() -> Bool { performHistoryAction { $0.goForward() } }

  private func performHistoryAction(_ action: (any HistoryResponder) -> Bool) -> Bool {
    sequence(first: self, next: \.next).contains { responder in
      (responder as? any HistoryResponder).map(action) ?? false
    }
  }
}

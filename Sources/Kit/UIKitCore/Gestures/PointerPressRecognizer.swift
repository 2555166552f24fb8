// SPDX-License-Identifier: MIT

/// A recognizer of a press of one of the pointer's buttons, which begins when the button goes down.
package final class PointerPressRecognizer: UIGestureRecognizer {
  /// The button. The default is the secondary one.
  package var button = UIEvent.ButtonMask.secondary

  /// Creates a recognizer that calls a closure, which it holds.
  package convenience init(
    button: UIEvent.ButtonMask = .secondary, handler: @escaping (PointerPressRecognizer) -> Void
  ) {
    self.init(target: nil, action: nil)
    self.button = button
    addTarget(handler)
  }

  nonisolated deinit {}

  package override var isListed: Bool { false }

  override func accepts(_ touch: UITouch) -> Bool { touch.isContact && touch.buttonMask.contains(button) }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .began }
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}

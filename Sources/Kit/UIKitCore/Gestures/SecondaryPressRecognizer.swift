// SPDX-License-Identifier: MIT

/// A recognizer of a press of the pointer's secondary button, which begins when the button goes down.
package final class SecondaryPressRecognizer: UIGestureRecognizer {
  nonisolated deinit {}

  package override var isListed: Bool { false }

  override func accepts(_ touch: UITouch) -> Bool { touch.isContact && touch.buttonMask.contains(.secondary) }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .began }
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}

extension SecondaryPressRecognizer {
  /// Creates a recognizer that calls a closure, which it holds.
  package convenience init(handler: @escaping (SecondaryPressRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addTarget(handler)
  }
}

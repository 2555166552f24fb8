// SPDX-License-Identifier: MIT

/// The presses that open a context menu: of the pointer's secondary button, and long ones of a finger or the primary
/// button. Positions are in points of the window.
final class ContextMenuGestures: NSObject, UIGestureRecognizerDelegate {
  private let secondary = PointerPressRecognizer()
  private let long = UILongPressGestureRecognizer()
  /// Returns whether there is a menu for a position.
  var mayBegin: (CGPoint) -> Bool = { _ in false }
  /// Called with the states of the press that has opened the menu.
  var moved: (UIGestureRecognizer.State, CGPoint) -> Void = { _, _ in }

  override init() {
    super.init()
    for recognizer in [secondary, long] as [UIGestureRecognizer] { recognizer.delegate = self }
    secondary.addTarget(self, action: Self.pressed)
    long.addTarget(self, action: Self.pressed)
  }

  nonisolated deinit {}

  func add(to view: UIView?) {
    view?.addGestureRecognizer(secondary)
    view?.addGestureRecognizer(long)
  }

  func remove(from view: UIView?) {
    view?.removeGestureRecognizer(secondary)
    view?.removeGestureRecognizer(long)
  }

  private func pressed(_ recognizer: UIGestureRecognizer) {
    moved(recognizer.state, recognizer.location(in: nil))
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin(gestureRecognizer.location(in: nil))
  }
}

// SPDX-License-Identifier: MIT

/// An object of a higher module that is placed by the frame of the keyboard, such as a layout guide.
@MainActor package protocol KeyboardFollower: AnyObject {
  /// The view in whose layout the object takes part, or nil.
  var owningView: UIView? { get }
  /// Called when the keyboard has another frame, and after each layout of the window, in which the view may have moved.
  func keyboardMayHaveMoved()
}

extension UIView {
  /// The height of the part at the bottom that the keyboard covers or, where that is less, of the part outside the safe
  /// area.
  package var keyboardOverlap: CGFloat {
    let safeArea = safeAreaInsets.bottom
    guard let window, window.keyboard.frame.height > 0 else { return safeArea }
    let top = convert(window.keyboard.frame.origin, from: window).y
    return min(max(safeArea, bounds.maxY - top), max(safeArea, bounds.height))
  }
}

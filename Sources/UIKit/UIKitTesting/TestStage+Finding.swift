// SPDX-License-Identifier: MIT
import UIKitControllers

/// Finding views by their accessibility identifiers and labels.
extension TestStage {
  /// Returns the frontmost visible view of the window with an `accessibilityIdentifier`, or `nil`.
  public func view(withAccessibilityIdentifier identifier: String) -> UIView? {
    frontmost { $0.accessibilityIdentifier == identifier }
  }

  /// Returns the frontmost visible accessibility element of the window with an `accessibilityLabel`, or `nil`.
  ///
  /// The accessibility label of labels and buttons is their text unless another one has been set.
  public func view(withAccessibilityLabel label: String) -> UIView? {
    frontmost { $0.isAccessibilityElement && $0.accessibilityLabel == label }
  }

  private func frontmost(where matches: (UIView) -> Bool) -> UIView? {
    host.flush()
    return Self.frontmost(in: window, where: matches)
  }

  private static func frontmost(in view: UIView, where matches: (UIView) -> Bool) -> UIView? {
    guard !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden else { return nil }
    if view.isAccessibilityElement, matches(view) { return view }
    for subview in view.subviews.reversed() {
      if let match = frontmost(in: subview, where: matches) { return match }
      if subview.accessibilityViewIsModal { break }
    }
    return matches(view) ? view : nil
  }
}

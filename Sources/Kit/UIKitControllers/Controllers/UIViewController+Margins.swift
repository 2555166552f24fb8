// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The system's margins at the sides of a page in points: in iOS 16 on the narrow iPhones, and 20 on others.
  private static let (narrowMargin, wideMargin): (CGFloat, CGFloat) = (16, 20)
  /// The width in points from which the margins are wide: that of the narrowest iPhone with them.
  private static let wideWidth: CGFloat = 414

  static func systemMargins(forWidth width: CGFloat) -> NSDirectionalEdgeInsets {
    let side = width < wideWidth ? narrowMargin : wideMargin
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  func setViewRespectsSystemMinimumLayoutMargins(_ newValue: Bool) {
    guard screen.respectsSystemMargins != newValue else { return }
    screen.respectsSystemMargins = newValue
    viewIfLoaded?.marginsDidChange()
  }
}

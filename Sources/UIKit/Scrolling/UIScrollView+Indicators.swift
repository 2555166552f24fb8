// SPDX-License-Identifier: MIT

extension UIScrollView {
  /// How the indicators look.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light content, light in dark mode.
    case `default`
    case black
    case white
  }

  /// Shows the indicators for a moment.
  public func flashScrollIndicators() { indicators.flash() }

  /// Sets the insets of both indicators.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// How far from the edges an indicator's track ends.
  func indicatorInsets(_ axis: NSLayoutConstraint.Axis) -> UIEdgeInsets {
    let own = axis == .vertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
    return automaticallyAdjustsScrollIndicatorInsets ? own + safeAreaInsets : own
  }

  var indicatorColor: UIColor {
    let isLight =
      switch indicatorStyle {
      case .default: traitCollection.userInterfaceStyle == .dark
      case .black: false
      case .white: true
      }
    return isLight ? UIColor(white: 1, alpha: Self.whiteAlpha) : UIColor(white: 0, alpha: Self.blackAlpha)
  }

  // iOS's, by eye.
  private static let blackAlpha: CGFloat = 0.35
  private static let whiteAlpha: CGFloat = 0.45
}

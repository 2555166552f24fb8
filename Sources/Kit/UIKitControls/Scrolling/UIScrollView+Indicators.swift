// SPDX-License-Identifier: MIT

extension UIScrollView {
  /// The colour of the scroll indicators.
  nonisolated public enum IndicatorStyle: Int, Sendable {
    /// Dark in the light appearance, and light in the dark one.
    case `default`
    /// Dark, for light content.
    case black
    /// Light, for dark content.
    case white
  }

  func setScrollIndicatorInsets(_ newValue: UIEdgeInsets) {
    verticalScrollIndicatorInsets = newValue
    horizontalScrollIndicatorInsets = newValue
  }

  /// Returns the distances of the ends of an indicator's track from the edges.
  func indicatorInsets(_ axis: LayoutAxis) -> UIEdgeInsets {
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

  // Estimated from iOS.
  private static let blackAlpha: CGFloat = 0.35
  private static let whiteAlpha: CGFloat = 0.45
}

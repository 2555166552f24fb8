// SPDX-License-Identifier: MIT

/// A function from the colour of a configuration to the colour that is shown.
///
/// ```swift
/// @MainActor func dim(_ button: UIButton) {
///   button.configuration?.imageColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
///   button.configuration?.background.backgroundColorTransformer = .grayscale
/// }
/// ```
@preconcurrency @MainActor public struct UIConfigurationColorTransformer {
  /// Returns the colour that is shown for a colour.
  public let transform: @MainActor (UIColor) -> UIColor

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping @MainActor (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the colour that is shown for a colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  // MARK: Standard transformers

  /// Returns the grey of the same luminance.
  public static let grayscale = UIConfigurationColorTransformer(\.luminanceGray)

  /// Returns the accent colour that the user has chosen for the desktop, or the colour itself if there is none.
  public static let preferredTint = UIConfigurationColorTransformer(\.accentOrSelf)

  /// Returns a grey, whatever the accent colour of the desktop is, for an item that is to draw less attention. Apple does
  /// not publish the colour; it is ``UIColor/secondaryLabel`` here.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }
}

nonisolated extension UIColor {
  /// The shares of the components in the luminance, as in ITU-R BT.709.
  private static let luminance: (red: CGFloat, green: CGFloat, blue: CGFloat) = (0.2126, 0.7152, 0.0722)

  fileprivate var luminanceGray: UIColor { UIColor { self.resolvedColor(with: $0).resolvedGray } }

  fileprivate var accentOrSelf: UIColor { UIColor { $0.accentColor ?? self } }

  private var resolvedGray: UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let share = Self.luminance
    return UIColor(white: red * share.red + green * share.green + blue * share.blue, alpha: alpha)
  }
}

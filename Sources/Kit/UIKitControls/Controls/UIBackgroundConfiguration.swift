// SPDX-License-Identifier: MIT

/// The background of a button or a cell.
///
/// ```swift
/// @MainActor func outline(_ button: UIButton) {
///   button.configuration?.background.strokeColor = .systemBlue
///   button.configuration?.background.strokeWidth = 1
/// }
/// ```
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
  /// The colour. `nil`, the default, is the colour of a button's style, and the tint colour of a cell.
  public var backgroundColor: UIColor?
  /// Changes the colour before it is shown. The default is `nil`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The radius of the corners in points. The default is 6. Used with the corner styles `.fixed` and `.dynamic`.
  public var cornerRadius: CGFloat = 6
  /// The colour of the border. `nil`, the default, is the tint colour.
  public var strokeColor: UIColor?
  /// Changes the colour of the border before it is shown. The default is `nil`.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border in points. The default is 0, no border.
  public var strokeWidth: CGFloat = 0
  /// The distances from the edges of the button in points. The default is zero.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// Creates a background with default values.
  public init() {}

  /// Returns the same background: it does not depend on the state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  /// Returns the colour that is shown with a tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the colour of the border that is shown with a tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns a transparent background.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }

  /// Returns the background of a cell of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground) }

  /// Returns the background of a cell of a list of groups.
  public static func listGroupedCell() -> UIBackgroundConfiguration { list(.secondarySystemGroupedBackground) }

  /// Returns the background of the header or the footer of a plain section.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { list(.secondarySystemBackground) }

  /// Returns the background of the header or the footer of a group: a transparent one.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { list(.clear) }

  private static func list(_ color: UIColor) -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = color
    background.cornerRadius = 0
    return background
  }
}

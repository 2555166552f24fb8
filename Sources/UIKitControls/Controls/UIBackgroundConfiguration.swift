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
  /// The colour. The default is `nil`, that of the button's style.
  public var backgroundColor: UIColor?
  /// The radius of the corners in points. The default is 6. Used with the corner styles `.fixed` and `.dynamic`.
  public var cornerRadius: CGFloat = 6
  /// The colour of the border. The default is `nil`, no border.
  public var strokeColor: UIColor?
  /// The width of the border in points. The default is 0, no border.
  public var strokeWidth: CGFloat = 0
  /// The distances from the edges of the button in points. The default is zero.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// Creates a background with default values.
  public init() {}

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

// SPDX-License-Identifier: MIT

/// The content of a row of a list: an image, a text, and a second text below it or at the end.
///
/// ```swift
/// @MainActor func configure(_ cell: UITableViewCell, name: String, place: String) {
///   var content = cell.defaultContentConfiguration()
///   content.text = name
///   content.secondaryText = place
///   content.image = UIImage(systemName: "star")
///   cell.contentConfiguration = content
/// }
/// ```
///
/// Apple publishes no figures for the margins and paddings of list content. These are those of the cells of tables.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// The text. The default is `nil`.
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// The text with attributes, in place of ``text``. The default is `nil`.
  public var attributedText: NSAttributedString?
  /// The second text. The default is `nil`.
  public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
  /// The second text with attributes, in place of ``secondaryText``. The default is `nil`.
  public var secondaryAttributedText: NSAttributedString?
  /// The image at the leading side. The default is `nil`.
  public var image: UIImage?
  /// The looks of the text.
  public var textProperties = TextProperties()
  /// The looks of the second text.
  public var secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .caption1))
  /// The looks of the image.
  public var imageProperties = ImageProperties()
  /// The distances from the edges in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// The axes on which the margins are at least those of the superview. The default is both.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// Whether the second text is at the end of the line of the first, if both have room there. The default is `false`.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The least space between the two texts in one line, in points. The default is 6.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The space between the two texts if one is below the other, in points. The default is 2.
  public var textToSecondaryTextVerticalPadding: CGFloat = 2
  /// The space between the image and the texts in points. The default is 16.
  public var imageToTextPadding: CGFloat = 16

  init() {}

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the same content: it does not depend on the state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  // MARK: Standard contents

  /// Returns the content of a cell.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns the content of a cell with a subtitle.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns the content of a cell with a value at the end of the line.
  public static func valueCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.prefersSideBySideTextAndSecondaryText = true
    content.secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
    return content
  }

  /// Returns the content of the header of a plain section.
  public static func plainHeader() -> UIListContentConfiguration { edge(.headline, .label, top: 6, bottom: 6) }

  /// Returns the content of the footer of a plain section.
  public static func plainFooter() -> UIListContentConfiguration { edge(.footnote, .secondaryLabel, top: 6, bottom: 6) }

  /// Returns the content of the header of a group.
  public static func groupedHeader() -> UIListContentConfiguration {
    var content = edge(.footnote, .secondaryLabel, top: 16, bottom: 6)
    content.textProperties.transform = .uppercase
    return content
  }

  /// Returns the content of the footer of a group.
  public static func groupedFooter() -> UIListContentConfiguration {
    edge(.footnote, .secondaryLabel, top: 6, bottom: 6)
  }

  private static func edge(
    _ style: UIFont.TextStyle, _ color: UIColor, top: CGFloat, bottom: CGFloat
  ) -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    content.directionalLayoutMargins.top = top
    content.directionalLayoutMargins.bottom = bottom
    content.axesPreservingSuperviewLayoutMargins = .horizontal
    return content
  }
}

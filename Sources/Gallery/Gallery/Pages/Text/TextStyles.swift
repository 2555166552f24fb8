// SPDX-License-Identifier: MIT
import UIKit

/// The text styles, each as a line in its own font, and a slider for their size.
enum TextStyles {
  private static let styles: [(title: String, style: UIFont.TextStyle)] = [
    ("Large title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
    ("Footnote", .footnote), ("Caption 1", .caption1), ("Caption 2", .caption2),
  ]
  private static let sizes: [(title: String, category: UIContentSizeCategory)] = [
    ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge),
    ("XXL", .extraExtraLarge), ("XXXL", .extraExtraExtraLarge),
  ]

  /// Returns a card with the styles.
  ///
  /// - Parameter onChange: Called with the size that the user chooses.
  static func card(onChange: @escaping (UIContentSizeCategory) -> Void) -> ControlsCard {
    let size = ValueSlider("Text size", in: 0...Double(sizes.count - 1)) { sizes[Int($0.rounded())].title }
    size.value = 3
    size.onChange = { onChange(sizes[Int($0.rounded())].category) }
    return ControlsCard("Text styles", styles.map(line) + [TextRow([size], height: ValueSlider.height)])
  }

  private static func line(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    return label
  }
}

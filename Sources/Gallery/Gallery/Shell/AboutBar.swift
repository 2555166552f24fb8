// SPDX-License-Identifier: MIT
import UIKit

/// The line below the pages, with the description of the shown page and a button that shows its source.
final class AboutBar: UIView {
  /// The height in points in a window of a height, from which it takes as little as possible if the window is low.
  static func height(inWindowOf height: CGFloat) -> CGFloat { height < low ? 26 : 34 }
  private static let low: CGFloat = 420
  private static let margin: CGFloat = 16

  private let label = UILabel()
  let source = ToolButton(symbol: "doc.text", title: "Source", key: "Ctrl+U")
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGroupedBackground
    label.font = .systemFont(ofSize: 13)
    label.textColor = Palette.secondaryText
    label.lineBreakMode = .byTruncatingTail
    line.backgroundColor = .separator
    // The bar is at the window's edge.
    let halo = UIFocusHaloEffect()
    halo.position = .inside
    source.focusEffect = halo
    for part in [label, source, line] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the description of a page.
  func show(_ page: Page) { label.text = page.blurb }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = source.sizeThatFits(bounds.size).width
    source.frame = CGRect(
      x: bounds.width - Self.margin - width + 9, y: (bounds.height - 24) / 2, width: width, height: 24)
    label.frame = CGRect(
      x: Self.margin, y: 0, width: max(source.frame.minX - 8 - Self.margin, 0), height: bounds.height)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(contentScaleFactor, 1))
  }
}

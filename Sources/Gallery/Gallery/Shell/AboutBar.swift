// SPDX-License-Identifier: MIT
import UIKit

/// The line below the pages, with the description of the shown page, and buttons that show its keys and its source.
final class AboutBar: UIView {
  /// The height in points in a window of a height, from which it takes as little as possible if the window is low.
  static func height(inWindowOf height: CGFloat) -> CGFloat { height < low ? 26 : 34 }
  private static let low: CGFloat = 420
  private static let margin: CGFloat = 16
  /// The width in points below which there is room for one button beside the description.
  private static let narrow: CGFloat = 560

  private let label = UILabel()
  let source = ToolButton(symbol: "doc.text", title: "Source", key: "Ctrl+U")
  let keys = ToolButton(symbol: "questionmark", name: "Keys", key: "F1")
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
    for button in [source, keys] { button.focusEffect = halo }
    for part in [label, keys, source, line] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the description of a page.
  func show(_ page: Page) { label.text = page.blurb }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = source.sizeThatFits(bounds.size).width
    source.frame = CGRect(
      x: bounds.width - Self.margin - width + 9, y: (bounds.height - 24) / 2, width: width, height: 24)
    keys.isHidden = bounds.width < Self.narrow
    let side = keys.isHidden ? 0 : source.frame.height + 8
    keys.frame = CGRect(x: source.frame.minX - side, y: source.frame.minY, width: side, height: source.frame.height)
    label.frame = CGRect(
      x: Self.margin, y: 0, width: max(keys.frame.minX - 8 - Self.margin, 0), height: bounds.height)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(contentScaleFactor, 1))
  }
}

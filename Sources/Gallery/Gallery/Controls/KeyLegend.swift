// SPDX-License-Identifier: MIT
import UIKit

/// The legend of the keys.
final class KeyLegend: UIScrollView {
  private static let rowHeight: CGFloat = 34
  private static let padding: CGFloat = 16
  private static let headHeight: CGFloat = 42
  private let heading = UILabel()
  private var rows: [(key: UILabel, action: UILabel)] = []

  init(_ hints: [KeyHint]) {
    super.init(frame: .zero)
    heading.text = "Keys"
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    addSubview(heading)
    for hint in hints {
      let (key, text) = (UILabel(), UILabel())
      key.text = hint.keys
      key.font = .systemFont(ofSize: 13, weight: .semibold)
      text.text = hint.action
      text.font = .systemFont(ofSize: 13)
      text.textColor = Palette.secondaryText
      text.numberOfLines = 2
      for label in [key, text] { addSubview(label) }
      rows.append((key, text))
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The height in points of all keys.
  var contentHeight: CGFloat { Self.headHeight + CGFloat(rows.count) * Self.rowHeight + 8 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (padding, keyWidth) = (Self.padding, CGFloat(104))
    heading.frame = CGRect(x: padding, y: 12, width: bounds.width - 2 * padding, height: 24)
    var y = Self.headHeight
    for row in rows {
      row.key.frame = CGRect(x: padding, y: y, width: keyWidth, height: Self.rowHeight)
      row.action.frame = CGRect(
        x: padding + keyWidth, y: y, width: max(bounds.width - 2 * padding - keyWidth, 0), height: Self.rowHeight)
      y += Self.rowHeight
    }
    contentSize = CGSize(width: bounds.width, height: y + 8)
  }
}

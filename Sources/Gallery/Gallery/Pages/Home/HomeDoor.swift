// SPDX-License-Identifier: MIT
import UIKit

/// A large button on the home page that leads to one of the pages.
final class HomeDoor: UIControl {
  private static let padding: CGFloat = 14
  private static let symbolSide: CGFloat = 28
  private static let titleHeight: CGFloat = 24

  private let symbol = UIImageView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let color: UIColor
  /// The height in points that is left for the detail, whose first line is at its top. Doors in a row have the same.
  var detailRoom: CGFloat = 0 { didSet { if detailRoom != oldValue { setNeedsLayout() } } }

  init(title: String, detail: String, symbol name: String, color: UIColor) {
    self.color = color.contrasting(with: .white)
    super.init(frame: .zero)
    layer.cornerRadius = 16
    symbol.image = UIImage(systemName: name)
    symbol.contentMode = .scaleAspectFit
    symbol.tintColor = .white
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textColor = .white
    detailLabel.text = detail
    detailLabel.font = .systemFont(ofSize: 13)
    detailLabel.textColor = .white
    detailLabel.numberOfLines = 0
    for part in [symbol, titleLabel, detailLabel] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityHint = detail
    accessibilityTraits = .button
    backgroundColor = self.color
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: isHighlighted ? 0.08 : 0.3) {
        self.backgroundColor = self.isHighlighted ? self.color.blended(with: .black, share: 0.2) : self.color
      }
    }
  }

  /// Returns the height of the detail in a door of a width.
  func detailHeight(in width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(width - 2 * Self.padding, 0), height: .greatestFiniteMagnitude)
    return detailLabel.sizeThatFits(room).height.rounded(.up)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = Self.titleHeight + max(detailRoom, detailHeight(in: size.width))
    return CGSize(width: size.width, height: 2 * Self.padding + Self.symbolSide + 8 + text)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (padding, side, width) = (Self.padding, Self.symbolSide, max(bounds.width - 2 * Self.padding, 0))
    let detail = detailHeight(in: bounds.width)
    symbol.frame = CGRect(x: padding, y: padding, width: side, height: side)
    // The text is at the lower edge.
    let bottom = bounds.height - padding
    detailLabel.frame = CGRect(x: padding, y: bottom - max(detail, detailRoom), width: width, height: detail)
    titleLabel.frame = CGRect(
      x: padding, y: detailLabel.frame.minY - Self.titleHeight, width: width, height: Self.titleHeight)
  }
}

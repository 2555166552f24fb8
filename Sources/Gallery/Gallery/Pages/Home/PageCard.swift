// SPDX-License-Identifier: MIT
import UIKit

/// A card for one page in the list of pages: symbol, title, description.
final class PageCard: UIControl {
  private static let padding: CGFloat = 16
  private static let badgeSide: CGFloat = 48
  private static let gap: CGFloat = 16
  private static let chevronSide: CGFloat = 24
  private static let titleHeight: CGFloat = 24

  private let badge = UIView()
  private let symbol = UIImageView()
  private let titleLabel = UILabel()
  private let blurbLabel = UILabel()
  private let chevron = UIImageView(image: UIImage(systemName: "chevron.right"))

  init(page: Page) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 16
    badge.backgroundColor = page.section.color.contrasting(with: .white, by: UIColor.symbolContrast)
    badge.layer.cornerRadius = 12
    badge.isUserInteractionEnabled = false
    symbol.image = UIImage(systemName: page.symbol)
    symbol.tintColor = .white
    symbol.contentMode = .center
    titleLabel.text = page.title
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textColor = .label
    blurbLabel.text = page.blurb
    blurbLabel.font = .systemFont(ofSize: 15)
    blurbLabel.textColor = Palette.secondaryText
    blurbLabel.numberOfLines = 0
    chevron.tintColor = .tertiaryLabel
    chevron.contentMode = .center
    badge.addSubview(symbol)
    [badge, titleLabel, blurbLabel, chevron].forEach(addSubview)
    isAccessibilityElement = true
    accessibilityLabel = page.title
    accessibilityHint = page.blurb
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: isHighlighted ? 0.08 : 0.3) {
        self.backgroundColor = self.isHighlighted ? .tertiarySystemFill : .secondarySystemGroupedBackground
      }
    }
  }

  private func blurbSize(in width: CGFloat) -> CGSize {
    let room = width - 2 * Self.padding - Self.badgeSide - Self.chevronSide - Self.gap - 8
    return CGSize(
      width: room, height: blurbLabel.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = Self.titleHeight + blurbSize(in: size.width).height
    return CGSize(width: size.width, height: max(text, Self.badgeSide).rounded(.up) + 2 * Self.padding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.height / 2
    badge.frame = CGRect(
      x: Self.padding, y: (middle - Self.badgeSide / 2).rounded(), width: Self.badgeSide, height: Self.badgeSide)
    symbol.frame = badge.bounds
    chevron.frame = CGRect(
      x: bounds.width - Self.padding - Self.chevronSide + 4, y: (middle - Self.chevronSide / 2).rounded(),
      width: Self.chevronSide, height: Self.chevronSide)
    let blurb = blurbSize(in: bounds.width)
    let x = badge.frame.maxX + Self.gap
    let y = (middle - (Self.titleHeight + blurb.height) / 2).rounded()
    titleLabel.frame = CGRect(x: x, y: y, width: blurb.width, height: Self.titleHeight)
    blurbLabel.frame = CGRect(origin: CGPoint(x: x, y: titleLabel.frame.maxY), size: blurb)
  }
}

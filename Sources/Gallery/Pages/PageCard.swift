// SPDX-License-Identifier: MIT
import UIKit

/// One page in the list: symbol, title, what to try.
final class PageCard: UIControl {
  static let height: CGFloat = 84

  private let badge = UIView()
  private let symbol = UIImageView()
  private let titleLabel = UILabel()
  private let blurbLabel = UILabel()
  private let chevron = UIImageView(image: UIImage(systemName: "chevron.right"))

  init(page: Page) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 16
    badge.backgroundColor = .systemBlue
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
    blurbLabel.textColor = .secondaryLabel
    chevron.tintColor = .tertiaryLabel
    chevron.contentMode = .center
    badge.addSubview(symbol)
    [badge, titleLabel, blurbLabel, chevron].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: isHighlighted ? 0.08 : 0.3) {
        self.backgroundColor = self.isHighlighted ? .tertiarySystemFill : .secondarySystemGroupedBackground
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    badge.frame = CGRect(x: 18, y: bounds.midY - 24, width: 48, height: 48)
    symbol.frame = badge.bounds
    chevron.frame = CGRect(x: bounds.width - 40, y: bounds.midY - 12, width: 24, height: 24)
    let x = badge.frame.maxX + 16
    let width = chevron.frame.minX - x - 8
    titleLabel.frame = CGRect(x: x, y: bounds.midY - 25, width: width, height: 24)
    blurbLabel.frame = CGRect(x: x, y: bounds.midY + 2, width: width, height: 22)
  }
}

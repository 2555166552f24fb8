// SPDX-License-Identifier: MIT
import UIKit

/// A landscape with its title: below the picture, or beside it in a low cell.
final class LandscapeCell: UICollectionViewCell {
  private static let titleHeight: CGFloat = 26
  /// The ratio of width to height from which the title is beside the picture.
  private static let lowRatio: CGFloat = 2.6

  let picture = LandscapeView()
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 15, weight: .medium)
    title.textColor = .label
    for part in [picture, title] { contentView.addSubview(part) }
    isAccessibilityElement = true
    hoverStyle = UIHoverStyle(shape: .rect(cornerRadius: LandscapeView.cornerRadius))
    addInteraction(StyledPointerInteraction(.link()))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: AlbumItem) {
    picture.item = item
    title.text = item.title
    accessibilityLabel = item.title
  }

  override var isHighlighted: Bool {
    didSet {
      // Not the alpha of the picture, because transitions hide the picture by it.
      UIView.animate(withDuration: isHighlighted ? 0.08 : 0.25) {
        self.contentView.alpha = self.isHighlighted ? 0.75 : 1
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    if size.width > size.height * Self.lowRatio {
      picture.frame = CGRect(x: 0, y: 0, width: size.height * 1.5, height: size.height)
      let x = picture.frame.maxX + 16
      title.frame = CGRect(
        x: x, y: (size.height - Self.titleHeight) / 2, width: max(size.width - x - 8, 0), height: Self.titleHeight)
    } else {
      let height = max(size.height - Self.titleHeight, 0)
      picture.frame = CGRect(x: 0, y: 0, width: size.width, height: height)
      title.frame = CGRect(x: 2, y: height + 1, width: size.width - 4, height: Self.titleHeight - 1)
    }
  }
}

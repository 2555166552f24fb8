// SPDX-License-Identifier: MIT
import UIKit

/// A style among others: a small live picture of it, with its title.
final class StyleTile: UIControl {
  static let labelHeight: CGFloat = 22

  let style: TransitionStyle
  let picture: StylePicture
  private let label = UILabel()
  private let count = UILabel()
  private let plate = UIView()

  /// The number of cells that show the style.
  var useCount = 0 {
    didSet {
      count.text = "\(useCount)"
      count.isHidden = useCount == 0
      updateLook()
    }
  }

  init(style: TransitionStyle) {
    self.style = style
    picture = StylePicture(style: style, pages: TilePages.make)
    super.init(frame: .zero)
    plate.layer.cornerRadius = 10
    label.text = style.title
    label.font = .systemFont(ofSize: 12, weight: .medium)
    label.textAlignment = .center
    count.font = .systemFont(ofSize: 11, weight: .bold)
    count.textColor = .white
    count.textAlignment = .center
    count.layer.cornerRadius = 9
    count.clipsToBounds = true
    for part in [plate, picture, label, count] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    isAccessibilityElement = true
    accessibilityLabel = style.title
    accessibilityIdentifier = "tile-\(style.id)"
    layer.cornerRadius = 10
    hoverStyle = .automatic()
    useCount = 0
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { updateLook() } }
  override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.45 } }

  private func updateLook() {
    plate.backgroundColor = isHighlighted ? .systemFill : .clear
    label.textColor = useCount > 0 ? tintColor.contrasting(with: .systemGroupedBackground) : .label
    count.backgroundColor = tintColor.contrasting(with: .white)
    picture.isChosen = useCount > 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    plate.frame = bounds
    picture.frame = bounds.shrunk(by: UIEdgeInsets(top: 6, left: 6, bottom: Self.labelHeight + 2, right: 6))
    label.frame = CGRect(
      x: 4, y: bounds.height - Self.labelHeight, width: bounds.width - 8, height: Self.labelHeight - 4)
    count.frame = CGRect(x: bounds.width - 22, y: 2, width: 18, height: 18)
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .touchUpInside)
    return true
  }
}

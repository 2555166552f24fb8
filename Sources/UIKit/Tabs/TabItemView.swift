// SPDX-License-Identifier: MIT

/// A tab's symbol and title in one colour.
final class TabItemView: UIView {
  private let imageView = UIImageView()
  private let label = UILabel()

  /// Whether the title is beside the symbol.
  var isWide = false { didSet { if isWide != oldValue { setNeedsLayout() } } }

  /// Points of the badge at the symbol; 0 where there is none. A title beside the symbol makes room.
  var badgeWidth: CGFloat = 0 { didSet { if badgeWidth != oldValue { setNeedsLayout() } } }

  /// Points: the symbol's square, and its distances from the bar's top and the title.
  private static let symbolSize: CGFloat = 25
  private static let topInset: CGFloat = 5
  private static let wideSpacing: CGFloat = 7
  private static let titleFont = UIFont.systemFont(ofSize: 10.5, weight: .medium)
  private static let wideFont = UIFont.systemFont(ofSize: 13.5, weight: .medium)

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFit
    label.textAlignment = .center
    isUserInteractionEnabled = false
    addSubview(imageView)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  func show(title: String?, image: UIImage?, color: UIColor) {
    label.text = title
    label.textColor = color
    imageView.image = image
    imageView.tintColor = color
    setNeedsLayout()
  }

  /// Where the symbol is.
  var symbolFrame: CGRect {
    let symbol = Self.symbolSize
    let y = isWide ? ((bounds.height - symbol) / 2).rounded() : Self.topInset
    let x = isWide ? contentStart : ((bounds.width - symbol) / 2).rounded()
    return CGRect(x: x, y: y, width: symbol, height: symbol)
  }

  private var titleSize: CGSize {
    label.font = isWide ? Self.wideFont : Self.titleFont
    return label.sizeThatFits(bounds.size)
  }

  /// The frames of the symbol and the title side by side, in the middle.
  private var contentStart: CGFloat {
    ((bounds.width - Self.symbolSize - spacing - titleSize.width) / 2).rounded()
  }

  /// Between symbol and title, with what the badge is wider than the gap.
  private var spacing: CGFloat {
    Self.wideSpacing + max(badgeWidth - TabBadge.overlap - Self.wideSpacing / 2, 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let title = titleSize
    let symbol = symbolFrame
    imageView.frame = symbol
    label.frame =
      isWide
      ? CGRect(
        x: symbol.maxX + spacing, y: ((bounds.height - title.height) / 2).rounded(), width: title.width,
        height: title.height)
      : CGRect(x: 2, y: symbol.maxY + 1, width: max(bounds.width - 4, 0), height: title.height)
  }
}

// SPDX-License-Identifier: MIT

/// A tab's symbol and title in one colour.
final class TabItemView: UIView {
  private let imageView = UIImageView()
  private let label = UILabel()
  /// The font of the title, or `nil` for the bar's.
  private var ownFont: UIFont?

  /// Whether the title is beside the symbol.
  var isWide = false { didSet { if isWide != oldValue { setNeedsLayout() } } }

  /// The width in points of the badge at the symbol, or 0. A title beside the symbol makes room for it.
  var badgeWidth: CGFloat = 0 { didSet { if badgeWidth != oldValue { setNeedsLayout() } } }

  /// The distance of the title from its standard position.
  var titleOffset = UIOffset.zero { didSet { if titleOffset != oldValue { setNeedsLayout() } } }

  /// The distances by which the edges of the symbol are moved inward.
  var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { setNeedsLayout() } } }

  /// The width and height of the symbol in points.
  private static let symbolSize: CGFloat = 25
  /// The distance of the symbol from the bar's top if the title is below, in points.
  private static let topInset: CGFloat = 5
  /// The distance between symbol and title if the title is beside the symbol, in points.
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

  func show(title: String?, image: UIImage?, color: UIColor, text: BarTextStyle) {
    ownFont = text.font
    label.text = title
    label.textColor = text.color ?? color
    imageView.image = image
    imageView.tintColor = color
    setNeedsLayout()
  }

  /// The frame of the symbol.
  var symbolFrame: CGRect {
    let symbol = Self.symbolSize
    let y = isWide ? ((bounds.height - symbol) / 2).rounded() : Self.topInset
    let x = isWide ? contentStart : ((bounds.width - symbol) / 2).rounded()
    return CGRect(x: x, y: y, width: symbol, height: symbol)
  }

  private var titleSize: CGSize {
    label.font = ownFont ?? (isWide ? Self.wideFont : Self.titleFont)
    return label.sizeThatFits(bounds.size)
  }

  /// The position of the symbol at which symbol and title, side by side, are centred together.
  private var contentStart: CGFloat {
    ((bounds.width - Self.symbolSize - spacing - titleSize.width) / 2).rounded()
  }

  /// The distance between symbol and title, which is larger if a badge is wider than the gap.
  private var spacing: CGFloat {
    Self.wideSpacing + max(badgeWidth - TabBadge.overlap - Self.wideSpacing / 2, 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let title = titleSize
    let symbol = symbolFrame
    imageView.frame = symbol.inset(by: imageInsets)
    let place =
      isWide
      ? CGRect(
        x: symbol.maxX + spacing, y: ((bounds.height - title.height) / 2).rounded(), width: title.width,
        height: title.height)
      : CGRect(x: 2, y: symbol.maxY + 1, width: max(bounds.width - 4, 0), height: title.height)
    label.frame = place.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
  }
}

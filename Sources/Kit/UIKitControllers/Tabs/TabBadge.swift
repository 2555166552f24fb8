// SPDX-License-Identifier: MIT

/// The badge of a tab's symbol: a short text in a capsule, or a dot.
final class TabBadge: UILabel {
  /// The distance in points by which the badge overlaps the symbol horizontally.
  static let overlap: CGFloat = 9
  /// The distance in points of the badge's middle below the symbol's top.
  static let drop: CGFloat = 6
  private static let height: CGFloat = 18
  private static let dot: CGFloat = 9
  private static let inset: CGFloat = 5

  /// The font and the colour of the text, where they are not the standard ones.
  var style = BarTextStyle([:]) {
    didSet {
      font = style.font ?? .systemFont(ofSize: 12, weight: .medium)
      textColor = style.color ?? .white
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    style = BarTextStyle([:])
    textAlignment = .center
    clipsToBounds = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return CGSize(width: Self.dot, height: Self.dot) }
    let width = super.sizeThatFits(size).width.rounded(.up) + 2 * Self.inset
    return CGSize(width: max(width, Self.height), height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}

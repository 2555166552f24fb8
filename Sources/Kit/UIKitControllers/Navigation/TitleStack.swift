// SPDX-License-Identifier: MIT

/// The title of a navigation item with a subtitle below it.
final class TitleStack: UIView {
  private let title: UILabel
  private let subtitle = UILabel()

  /// The size of the subtitle's font in points. Estimated from iOS 26.
  private static let subtitleSize: CGFloat = 12

  init(title: UILabel, subtitle text: String) {
    self.title = title
    super.init(frame: .zero)
    subtitle.text = text
    subtitle.font = .systemFont(ofSize: Self.subtitleSize)
    subtitle.textColor = .secondaryLabel
    subtitle.textAlignment = .center
    subtitle.lineBreakMode = .byTruncatingTail
    addSubview(title)
    addSubview(subtitle)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sizes = [title, subtitle].map { $0.sizeThatFits(size) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(title.sizeThatFits(bounds.size).height, bounds.height)
    let (top, bottom) = bounds.divided(atDistance: height, from: .minYEdge)
    title.setPlacement(top)
    subtitle.setPlacement(bottom)
  }
}

// SPDX-License-Identifier: MIT

/// The large title of a navigation item, below the buttons of the bar. It moves up under them when it is scrolled away.
final class LargeTitleView: UIView {
  let label = UILabel()
  /// The visible part.
  var shown = LargeTitle() { didSet { if shown != oldValue { updateClipping() } } }
  /// Whether a transition of the bar moves the label, also out of this view if it is visible at all.
  var isInTransition = false { didSet { updateClipping() } }

  /// The distance from the sides of the bar, in points. The system's margin in narrow windows.
  static let margin: CGFloat = 16
  /// The size of the font in points, which is that of the text style `.largeTitle` up to this one, so that it fits.
  private static let largestFont: CGFloat = 40
  /// The distance from the bottom of the bar to that of the label, in points. Estimated from iOS.
  private static let bottomDistance: CGFloat = 8
  /// The growth of the title per point by which the content is pulled, and its limit. Estimated from iOS.
  private static let growth: (perPoint: CGFloat, limit: CGFloat) = (0.0008, 0.1)

  init(title: String?, style: BarTextStyle?) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.text = title
    label.font = style?.font ?? Self.font
    label.textColor = style?.color ?? .label
    label.lineBreakMode = .byTruncatingTail
    label.accessibilityTraits = .header
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// 34 points at the default text size, as in Apple's Human Interface Guidelines. Bold, as navigation bars show it.
  private static var font: UIFont {
    let size = UIFont.preferredFont(forTextStyle: .largeTitle).pointSize
    return .systemFont(ofSize: min(size, largestFont), weight: .bold)
  }

  /// Positions the label for the visible height. It keeps its distance from the bottom of the bar, and grows when the
  /// bar is stretched.
  func placeLabel() {
    let wanted = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: LargeTitle.fullHeight))
    let size = CGSize(
      width: min(wanted.width.rounded(.up), max(bounds.width - 2 * Self.margin, 0)), height: wanted.height.rounded(.up))
    let bottom = shown.height - Self.bottomDistance
    label.setPlacement(
      CGRect(origin: CGPoint(x: Self.margin, y: (bottom - size.height).rounded()), size: size))
    guard !isInTransition else { return }
    let scale = 1 + min(max(shown.height - LargeTitle.fullHeight, 0) * Self.growth.perPoint, Self.growth.limit)
    // Grows from the leading end of its base line.
    label.transform = CGAffineTransform(
      translationX: size.width * (scale - 1) / 2, y: -size.height * (scale - 1) / 2
    ).scaledBy(x: scale, y: scale)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeLabel()
  }

  private func updateClipping() {
    clipsToBounds = shown.height < LargeTitle.fullHeight && !(isInTransition && shown.isLarge)
  }
}

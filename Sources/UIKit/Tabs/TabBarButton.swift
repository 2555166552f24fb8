// SPDX-License-Identifier: MIT

/// One tab of a bar.
final class TabBarButton: UIControl {
  let item: UITabBarItem
  private let imageView = UIImageView()
  private let label = UILabel()
  private var badge: TabBadge?

  /// Whether the title is beside the symbol.
  var isWide = false { didSet { if isWide != oldValue { setNeedsLayout() } } }
  /// While it isn't selected.
  var restColor = UIColor.secondaryLabel { didSet { updateColors() } }

  /// Points: the symbol's square, and its distances from the bar's top and the title.
  private static let symbolSize: CGFloat = 25
  private static let topInset: CGFloat = 5
  private static let wideSpacing: CGFloat = 7
  private static let titleFont = UIFont.systemFont(ofSize: 10.5, weight: .medium)
  private static let wideFont = UIFont.systemFont(ofSize: 13.5, weight: .medium)

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    imageView.contentMode = .scaleAspectFit
    label.textAlignment = .center
    for view in [imageView, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    item.onChange = { [weak self] in self?.update() }
    update()
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override var isSelected: Bool { didSet { if isSelected != oldValue { update() } } }

  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func update() {
    isEnabled = item.isEnabled
    label.text = item.title
    imageView.image = isSelected ? item.selectedImage ?? item.image : item.image
    updateBadge()
    updateColors()
    setNeedsLayout()
  }

  private func updateColors() {
    let color = isSelected ? tintColor : restColor
    label.textColor = color
    imageView.tintColor = color
  }

  private func updateBadge() {
    guard let text = item.badgeValue else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let badge = badge ?? TabBadge(frame: .zero)
    badge.text = text
    badge.backgroundColor = item.badgeColor ?? .systemRed
    addSubview(badge)
    self.badge = badge
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.font = isWide ? Self.wideFont : Self.titleFont
    let title = label.sizeThatFits(bounds.size)
    let symbol = Self.symbolSize
    if isWide {
      let spacing = Self.wideSpacing + badgeOverhang
      let width = symbol + spacing + title.width
      let left = ((bounds.width - width) / 2).rounded()
      imageView.frame = CGRect(x: left, y: ((bounds.height - symbol) / 2).rounded(), width: symbol, height: symbol)
      label.frame = CGRect(
        x: left + symbol + spacing, y: ((bounds.height - title.height) / 2).rounded(), width: title.width,
        height: title.height)
    } else {
      imageView.frame = CGRect(
        x: ((bounds.width - symbol) / 2).rounded(), y: Self.topInset, width: symbol, height: symbol)
      let top = (Self.topInset + symbol + 1).rounded()
      label.frame = CGRect(x: 2, y: top, width: max(bounds.width - 4, 0), height: title.height)
    }
    layOutBadge()
  }

  /// Points that the badge is wider than the gap between symbol and title: the title makes room.
  private var badgeOverhang: CGFloat {
    guard let badge else { return 0 }
    return max(badge.sizeThatFits(bounds.size).width - TabBadge.overlap - Self.wideSpacing / 2, 0)
  }

  private func layOutBadge() {
    guard let badge else { return }
    badge.bounds.size = badge.sizeThatFits(bounds.size)
    badge.center = CGPoint(
      x: imageView.frame.maxX + badge.bounds.width / 2 - TabBadge.overlap, y: imageView.frame.minY + TabBadge.drop)
  }
}

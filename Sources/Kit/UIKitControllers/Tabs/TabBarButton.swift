// SPDX-License-Identifier: MIT

/// A tab's button. It has one view for the selected state and one for the unselected state, which cross-fade in an
/// animation.
final class TabBarButton: UIControl {
  let item: UITabBarItem
  private let restFace = TabItemView()
  private let selectedFace = TabItemView()
  private var badge: TabBadge?

  /// Whether the title is beside the symbol.
  var isWide = false {
    didSet {
      guard isWide != oldValue else { return }
      for face in [restFace, selectedFace] { face.isWide = isWide }
      setNeedsLayout()
    }
  }
  private var barAppearance: UITabBarItemAppearance?
  private var unselectedColor: UIColor?

  /// The appearance of the item or, if it has none, of the bar.
  private var appearance: UITabBarItemAppearance? {
    item.standardAppearance?.stackedLayoutAppearance ?? barAppearance
  }

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    addSubview(restFace)
    addSubview(selectedFace)
    selectedFace.alpha = 0
    hoverStyle = UIHoverStyle(shape: .rect(cornerRadius: Self.hoverRadius))
    // The bar ends at the window's edge, or at that of a view that clips it.
    let halo = UIFocusHaloEffect()
    halo.position = .inside
    focusEffect = halo
    item.onChange = { [weak self] in self?.update() }
    update()
  }

  /// The radius of the corners of the highlight under the pointer, in points. Estimated.
  private static let hoverRadius: CGFloat = 10

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override var isSelected: Bool {
    didSet {
      guard isSelected != oldValue else { return }
      restFace.alpha = isSelected ? 0 : 1
      selectedFace.alpha = isSelected ? 1 : 0
      accessibilityTraits = isSelected ? [.button, .selected] : .button
    }
  }

  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateFaces()
  }

  /// Shows the tab with the appearance of its bar, and with a colour that unselected tabs have without one.
  func show(_ appearance: UITabBarItemAppearance?, unselectedColor: UIColor?) {
    (barAppearance, self.unselectedColor) = (appearance, unselectedColor)
    update()
  }

  private func update() {
    isEnabled = item.isEnabled
    updateBadge()
    updateFaces()
    setNeedsLayout()
  }

  private func updateFaces() {
    for face in [restFace, selectedFace] {
      face.titleOffset = item.titlePositionAdjustment
      face.imageInsets = item.imageInsets
    }
    let (rest, selected) = (appearance?.normal, appearance?.selected)
    restFace.show(
      title: item.title, image: item.image, color: rest?.iconColor ?? unselectedColor ?? .secondaryLabel,
      text: BarTextStyle(item.titleTextAttributes(for: .normal)).over(BarTextStyle(rest?.titleTextAttributes)))
    selectedFace.show(
      title: item.title, image: item.selectedImage ?? item.image, color: selected?.iconColor ?? tintColor,
      text: BarTextStyle(item.titleTextAttributes(for: .selected)).over(BarTextStyle(selected?.titleTextAttributes)))
    item.describe(self)
    accessibilityTraits = isSelected ? [.button, .selected] : .button
  }

  private func updateBadge() {
    guard let text = item.shownBadge else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let badge = badge ?? TabBadge(frame: .zero)
    let look = isSelected ? appearance?.selected : appearance?.normal
    badge.text = text
    badge.style = badgeStyle.over(BarTextStyle(look?.badgeTextAttributes))
    badge.backgroundColor = item.badgeColor ?? look?.badgeBackgroundColor ?? .systemRed
    addSubview(badge)
    self.badge = badge
  }

  /// The item's own style of the badge's text.
  private var badgeStyle: BarTextStyle {
    let normal = BarTextStyle(item.badgeTextAttributes(for: .normal))
    return isSelected ? BarTextStyle(item.badgeTextAttributes(for: .selected)).over(normal) : normal
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let badgeWidth = badge?.sizeThatFits(bounds.size).width ?? 0
    for face in [restFace, selectedFace] {
      face.badgeWidth = badgeWidth
      face.frame = bounds
    }
    guard let badge else { return }
    let symbol = restFace.symbolFrame
    badge.bounds.size = badge.sizeThatFits(bounds.size)
    badge.center = CGPoint(
      x: symbol.maxX + badge.bounds.width / 2 - TabBadge.overlap, y: symbol.minY + TabBadge.drop)
  }
}

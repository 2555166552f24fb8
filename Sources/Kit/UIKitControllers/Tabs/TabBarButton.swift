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
  /// The colour of the unselected button.
  var restColor = UIColor.secondaryLabel { didSet { updateFaces() } }

  /// The colour of the selected button, or `nil` for the tint colour.
  var selectedColor: UIColor? { didSet { updateFaces() } }
  /// The fonts and colours of the title, in the unselected and the selected button.
  var titleStyles = (rest: BarTextStyle([:]), selected: BarTextStyle([:])) { didSet { updateFaces() } }

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
    let rest = BarTextStyle(item.titleTextAttributes(for: .normal)).over(titleStyles.rest)
    let selected = BarTextStyle(item.titleTextAttributes(for: .selected)).over(titleStyles.selected)
    restFace.show(title: item.title, image: item.image, color: restColor, text: rest)
    selectedFace.show(
      title: item.title, image: item.selectedImage ?? item.image, color: selectedColor ?? tintColor, text: selected)
    item.describe(self)
    accessibilityTraits = isSelected ? [.button, .selected] : .button
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

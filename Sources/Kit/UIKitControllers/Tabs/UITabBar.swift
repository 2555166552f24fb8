// SPDX-License-Identifier: MIT
import Diagnostics

/// A row of tabs with one selected tab.
///
/// A tab shows a symbol above its title. In a bar that is at least 600 points wide, the title is beside the symbol.
///
/// ```swift
/// @MainActor func makeBar() -> UITabBar {
///   let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
///   bar.items = [
///     UITabBarItem(title: "Inbox", image: UIImage(systemName: "list.bullet"), tag: 0),
///     UITabBarItem(title: "Settings", image: UIImage(systemName: "gearshape"), tag: 1),
///   ]
///   return bar
/// }
/// ```
///
/// The bar has a hairline at its top edge, and is 49 points high without the window's safe area. In a tab bar controller it
/// blurs content that is behind it, and is transparent at the end of the content. It cannot be customised, and more tabs than fit become narrower.
@preconcurrency @MainActor open class UITabBar: UIView, BottomBar {
  /// The height in points, without the window's safe area.
  static let height: CGFloat = 49
  /// The width in points from which the titles are beside the symbols. Estimated from iPadOS.
  private static let wideWidth: CGFloat = 600
  /// The largest width of a tab in a wide bar, in points.
  private static let widestTab: CGFloat = 180

  /// The object that is told when the user selects a tab.
  open weak var delegate: (any UITabBarDelegate)?

  /// The tabs from the leading edge. The default is `nil`.
  @ObservedProperty open var items: [UITabBarItem]? {
    didSet { if items ?? [] != oldValue ?? [] { rebuild() } }
  }

  /// The selected tab, or `nil`. If a tab has the focus of the keyboard, the focus moves to the selected one. An item
  /// that is not one of ``items`` is not shown as selected.
  @ObservedProperty open var selectedItem: UITabBarItem? {
    didSet {
      guard selectedItem !== oldValue else { return }
      expect(
        selectedItem.map { items?.contains($0) ?? false } ?? true, "selectedItem has to be one of the bar's items")
      updateSelection()
      moveFocusToSelection()
    }
  }

  /// The background colour. The default is `nil`, which means the material of bars. Unlike in UIKit, the colour is opaque.
  @ObservedProperty open var barTintColor: UIColor? { didSet { updateBackground() } }

  /// The image of the line between the page and the bar. The default is `nil`, a hairline; an empty image is no line.
  @ObservedProperty open var shadowImage: UIImage? { didSet { updateBackground() } }

  /// An image that fills the background. The default is `nil`. An empty image makes the bar transparent.
  @ObservedProperty open var backgroundImage: UIImage? { didSet { updateBackground() } }

  /// Whether the bar blurs what is behind it. The default is `true`. In both cases pages extend below the bar, and their
  /// safe area ends at it.
  @ObservedProperty open var isTranslucent = true { didSet { updateBackground() } }

  /// The style of the bar. The default is `.default`. A black bar has a dark appearance.
  @ObservedProperty open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { overrideUserInterfaceStyle = barStyle.interfaceStyle } }
  }

  /// The appearance of the bar, in place of the properties above. The default is one without changes.
  open var standardAppearance: UITabBarAppearance {
    get { standard ?? UITabBarAppearance() }
    set {
      standard = UITabBarAppearance(barAppearance: newValue)
      updateBackground()
      updateSelection()
    }
  }

  /// The background of the bar while the content is scrolled to its end, in a tab bar controller. The default is `nil`:
  /// transparent, unless the bar has a ``barTintColor`` or a ``backgroundImage`` and no appearance.
  ///
  /// In contrast to UIKit, the tabs always have the standard appearance.
  @ObservedProperty open var scrollEdgeAppearance: UITabBarAppearance? { didSet { updateBackground() } }

  var looks: BarLooks {
    BarLooks(
      plain: BarLook(tint: barTintColor, image: backgroundImage, shadow: shadowImage), standard: standard,
      edge: scrollEdgeAppearance, coversContent: isTranslucent)
  }

  /// The colour of tabs that are not selected. The default is `nil`, a system grey. The selected tab has the tint
  /// colour.
  @ObservedProperty open var unselectedItemTintColor: UIColor? { didSet { updateSelection() } }

  /// How the tabs are distributed. The default is `.automatic`: centered in a wide bar.
  @ObservedProperty open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }

  /// The width of centered tabs in points. The default is 0, which means 180. Tabs are narrower if they do not fit.
  @ObservedProperty open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// The distance between centered tabs in points. The default is 0.
  @ObservedProperty open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

  private var buttons: [TabBarButton] = []
  let background = BarBackdrop(isAtTop: false)
  let contentEnd = ContentEnd()
  private var standard: UITabBarAppearance?
  /// Returns whether a tab that the user has pressed may be selected.
  var maySelect: ((UITabBarItem) -> Bool)?

  /// Creates a bar without tabs.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    updateBackground()
  }

  /// Creates a bar without tabs. There are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    updateBackground()
  }

  nonisolated deinit {}

  /// Replaces the tabs. The change is not animated.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let button = TabBarButton(item: item)
      button.addTarget(self, action: Self.pressed, for: .touchUpInside)
      addSubview(button)
      return button
    }
    if let selectedItem, !(items?.contains(selectedItem) ?? false) { self.selectedItem = nil }
    updateSelection()
    setNeedsLayout()
  }

  private func pressed(_ button: TabBarButton) {
    guard maySelect?(button.item) ?? true else { return }
    selectedItem = button.item
    delegate?.tabBar(self, didSelect: button.item)
  }

  /// Moves the focus of the keyboard from a tab to the selected one, so that Return does not go back to the former tab.
  private func moveFocusToSelection() {
    guard buttons.contains(where: \.isFocused), let selected = buttons.first(where: { $0.item === selectedItem })
    else { return }
    UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: selected)
  }

  private func updateSelection() {
    for button in buttons {
      button.isSelected = button.item === selectedItem
      button.show(standard?.stackedLayoutAppearance, unselectedColor: unselectedItemTintColor)
    }
  }

  private var isWide: Bool { bounds.width >= Self.wideWidth }

  /// Whether the tabs are in the middle of the bar.
  private var isCentered: Bool { itemPositioning == .automatic ? isWide : itemPositioning == .centered }

  private var tabWidth: CGFloat {
    guard isCentered else { return bounds.width / CGFloat(buttons.count) }
    let share = (bounds.width - itemSpacing * CGFloat(buttons.count - 1)) / CGFloat(buttons.count)
    return max(min(share, itemWidth > 0 ? itemWidth : Self.widestTab), 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    guard !buttons.isEmpty else { return }
    let (width, gap) = (tabWidth, isCentered ? itemSpacing : 0)
    let start = (bounds.width - width * CGFloat(buttons.count) - gap * CGFloat(buttons.count - 1)) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let column = CGFloat(isMirrored ? buttons.count - 1 - index : index)
      button.isWide = isWide
      button.frame = CGRect(x: (start + column * (width + gap)).rounded(), y: 0, width: width, height: Self.height)
    }
  }
}

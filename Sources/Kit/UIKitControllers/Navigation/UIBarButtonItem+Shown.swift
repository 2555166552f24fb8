// SPDX-License-Identifier: MIT

extension UIBarButtonItem {
  /// The kind of space that an item reserves between a toolbar's buttons.
  enum Space { case flexible, fixed }

  class func makeSpace(_ space: Space, width: CGFloat) -> Self {
    let item = ObjectMaker.make(self)
    item.space = space
    item.width = width
    return item
  }

  /// Returns the view that shows the item in a bar: its custom view if it has one, otherwise a new button.
  func makeShownView(in appearance: UIBarButtonItemAppearance? = nil) -> UIView {
    if let customView {
      shownView = customView
      return customView
    }
    let button = BarButton(
      title: title, image: image, imageInsets: imageInsets, isBold: style == .done, text: textStyle(in: appearance))
    shownView = button
    if let tintColor { button.tintColor = tintColor }
    describe(button)
    button.isEnabled = isEnabled
    button.addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
    button.show(menu, isPrimary: primaryAction == nil && action == nil, sender: self)
    return button
  }

  /// The font, the colour and the offset of the title in the item's present state.
  func textStyle(in appearance: UIBarButtonItemAppearance?) -> BarTextStyle {
    let normal = ownStyle(for: .normal).over(BarTextStyle(appearance?.normal))
    guard !isEnabled else { return normal }
    var disabled = ownStyle(for: .disabled).over(BarTextStyle(appearance?.disabled))
    disabled.font = disabled.font ?? normal.font
    disabled.color = disabled.color ?? .tertiaryLabel
    return disabled
  }

  private func ownStyle(for state: UIControl.State) -> BarTextStyle {
    var style = BarTextStyle(titleTextAttributes(for: state))
    style.offset = titlePositionAdjustment(for: .default)
    return style
  }
}

// SPDX-License-Identifier: MIT

extension UIBarButtonItem {
  /// Room between a toolbar's buttons, in the place of a button.
  enum Space { case flexible, fixed }

  /// Returns an item that takes an equal share of the space that a toolbar's buttons leave.
  public class func flexibleSpace() -> Self { space(.flexible, width: 0) }

  /// Returns an item that takes a fixed width in a toolbar, in points.
  public class func fixedSpace(_ width: CGFloat) -> Self { space(.fixed, width: width) }

  private class func space(_ space: Space, width: CGFloat) -> Self {
    let item = self.init()
    item.space = space
    item.width = width
    return item
  }

  /// Makes the view that shows the item in a bar; its own, where it has one.
  func makeShownView() -> UIView {
    if let customView {
      shownView = customView
      return customView
    }
    let button = BarButton(title: title, image: image, isBold: style == .done)
    shownView = button
    if let tintColor { button.tintColor = tintColor }
    describe(button)
    button.isEnabled = isEnabled
    button.addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
    return button
  }
}

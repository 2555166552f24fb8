// SPDX-License-Identifier: MIT

/// The appearances that a program has set on a navigation bar.
struct NavigationBarLooks {
  var standard: UINavigationBarAppearance?
  var backgroundImage: UIImage?
  var backIndicator: UIImage?
}

extension UINavigationBar {
  func storeBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    guard barMetrics == .default else { return }
    looks.backgroundImage = backgroundImage
    updateBackground()
  }

  func setBackIndicatorImage(_ newValue: UIImage?) {
    guard looks.backIndicator !== newValue else { return }
    looks.backIndicator = newValue
    appearanceDidChange()
  }

  /// Returns the looks of the bar for an item.
  ///
  /// - Parameter isLarge: Whether the item has a large title.
  func backgroundLooks(for item: UINavigationItem?, isLarge: Bool) -> BarLooks {
    let covers = isTranslucent && !(item?.pageEndsAtBar ?? false)
    var looks = BarLooks(
      plain: legacy, standard: appearance(for: item), edge: edgeAppearance(for: item), coversContent: covers)
    // In UIKit, too, a large title is without a background although the bar has a colour.
    if isLarge, covers, edgeAppearance(for: item) == nil { looks.edge = .transparent }
    return looks
  }

  /// Returns a view with the background that the bar has for an item.
  ///
  /// - Parameters:
  ///   - edge: The visible fraction of the background at the start of the content.
  ///   - isLarge: Whether the item has a large title.
  func makeBackground(for item: UINavigationItem, edge: CGFloat, isLarge: Bool) -> UIView {
    let background = EdgeBackground(isAtTop: true)
    background.show(edge: edge)
    background.show(backgroundLooks(for: item, isLarge: isLarge))
    return background
  }

  /// The look that follows from the properties of the bar, without an appearance.
  private var legacy: BarLook {
    BarLook(tint: barTintColor, image: looks.backgroundImage, shadow: shadowImage)
  }

  /// Returns the font and the colour in which the bar shows the large title of an item.
  func largeTitleStyle(for item: UINavigationItem) -> BarTextStyle {
    BarTextStyle(appearance(for: item)?.largeTitleTextAttributes ?? largeTitleTextAttributes)
  }

  /// Returns the font and the colour in which the bar shows the title of an item.
  func titleStyle(for item: UINavigationItem) -> BarTextStyle {
    BarTextStyle(appearance(for: item)?.titleTextAttributes ?? titleTextAttributes)
  }

  /// Returns the image that the bar shows on the back button, or `nil` for the chevron.
  func backIndicator(for item: UINavigationItem) -> UIImage? {
    appearance(for: item)?.backIndicatorImage ?? looks.backIndicator
  }

  /// Returns the appearance of an item's buttons of the given style.
  func buttonAppearance(for item: UINavigationItem, style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance? {
    let appearance = appearance(for: item)
    return style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
  }
}

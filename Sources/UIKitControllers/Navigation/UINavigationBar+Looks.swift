// SPDX-License-Identifier: MIT

/// The appearances that a program has set on a navigation bar.
struct NavigationBarLooks {
  var standard: UINavigationBarAppearance?
  var backgroundImage: UIImage?
  var backIndicator: UIImage?
}

extension UINavigationBar {
  /// Sets the image of the background. Only the image for the metrics `.default` is shown.
  ///
  /// In UIKit an empty image makes the bar transparent, and so it does here.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    guard barMetrics == .default else { return }
    looks.backgroundImage = backgroundImage
    updateBackground()
  }

  /// Returns the image that was set for the background, or `nil`.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? looks.backgroundImage : nil
  }

  /// The image of the back button. The default is `nil`, a chevron.
  public var backIndicatorImage: UIImage? {
    get { looks.backIndicator }
    set {
      guard looks.backIndicator !== newValue else { return }
      looks.backIndicator = newValue
      appearanceDidChange()
    }
  }

  /// The look of the bar for its top item, except at the start of the content.
  var standardLook: BarLook { standardLook(for: topItem) }

  private func standardLook(for item: UINavigationItem?) -> BarLook {
    if let appearance = appearance(for: item) { return look(of: appearance) }
    return isTranslucent ? legacy : legacy.opaque
  }

  /// The look of the bar at the start of the content; `nil` if the bar then is transparent, or looks the same.
  var edgeLook: BarLook? { edgeLook(for: topItem, isLarge: hasLargeTitle(lastOf: items ?? [])) }

  private func edgeLook(for item: UINavigationItem?, isLarge: Bool) -> BarLook? {
    if let appearance = edgeAppearance(for: item) { return look(of: appearance) }
    let look = standardLook(for: item)
    return isLarge || look.effect == nil ? nil : look.opaque
  }

  /// Returns a view with the background that the bar has for an item.
  ///
  /// - Parameters:
  ///   - edge: The visible fraction of the background at the start of the content.
  ///   - isLarge: Whether the item has a large title.
  func makeBackground(for item: UINavigationItem, edge: CGFloat, isLarge: Bool) -> UIView {
    let background = NavigationBarBackground()
    background.show(edge: edge)
    background.show(standardLook(for: item), atEdge: edgeLook(for: item, isLarge: isLarge))
    return background
  }

  /// Whether an item's bar looks different at the start of the content, even if the item has no large title.
  func hasEdgeLook(for item: UINavigationItem) -> Bool {
    if edgeAppearance(for: item) != nil { return true }
    guard isTranslucent else { return false }
    return (appearance(for: item).map(BarLook.init) ?? legacy).effect != nil
  }

  private func look(of appearance: UIBarAppearance) -> BarLook {
    let look = BarLook(appearance)
    return isTranslucent ? look : look.opaque
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

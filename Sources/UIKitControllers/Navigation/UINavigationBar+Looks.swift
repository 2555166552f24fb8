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
  var standardLook: BarLook {
    if let appearance = appearance(for: topItem) { return BarLook(appearance) }
    var look = BarLook()
    if let barTintColor { look.color = barTintColor }
    look.image = looks.backgroundImage
    // An image replaces the colour; an empty one makes the bar transparent.
    if look.image != nil { look.color = nil }
    look.shadowImage = shadowImage
    return look
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

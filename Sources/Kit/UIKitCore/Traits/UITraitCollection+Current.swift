// SPDX-License-Identifier: MIT

nonisolated extension UITraitCollection {
  /// The traits without a window: a light window of a desktop at one pixel per point.
  package static let base = UITraitCollection {
    $0.userInterfaceStyle = .light
    $0.userInterfaceIdiom = .pad
    $0.userInterfaceLevel = .base
    $0.layoutDirection = .leftToRight
    $0.displayScale = 1
    $0.horizontalSizeClass = .regular
    $0.verticalSizeClass = .regular
    $0.accessibilityContrast = .normal
    $0.preferredContentSizeCategory = .large
  }

  /// The width in points below which windows are compact: Apple's narrowest regular width, half of the smallest iPad
  /// that shows two columns.
  private static let compactWidth: CGFloat = 600
  /// The height in points below which windows are compact, between that of a phone on its side (at most 440) and that
  /// of the smallest iPad (744).
  private static let compactHeight: CGFloat = 480

  /// Whether a window of a width in points is compact.
  static func isCompact(width: CGFloat) -> Bool { width < compactWidth }

  /// The traits of a window of `size` points on a desktop of this appearance.
  @MainActor package static func window(
    size: CGSize, scale: CGFloat, appearance: DesktopAppearance
  ) -> UITraitCollection {
    var values = base.values
    values.userInterfaceIdiom = UIDevice.current.userInterfaceIdiom
    values.userInterfaceStyle = appearance.style
    values.accessibilityContrast = appearance.contrast
    values.accentColor = appearance.accentColor
    values.displayScale = scale
    values.horizontalSizeClass = isCompact(width: size.width) ? .compact : .regular
    values.verticalSizeClass = size.height < compactHeight ? .compact : .regular
    return UITraitCollection(values: values)
  }
}

/// The current traits of each thread. Those of the main thread are read too often to be looked up in its dictionary.
nonisolated enum CurrentTraits {
  /// Read and set on the main thread alone.
  private nonisolated(unsafe) static var ofMainThread = UITraitCollection.base
  private static let key = "UITraitCollection.current"

  static var value: UITraitCollection {
    get {
      if Thread.isMainThread { return ofMainThread }
      return Thread.current.threadDictionary[key] as? UITraitCollection ?? .base
    }
    set {
      if Thread.isMainThread {
        ofMainThread = newValue
      } else {
        Thread.current.threadDictionary[key] = newValue
      }
    }
  }
}

// SPDX-License-Identifier: MIT

nonisolated extension UITraitCollection {
  /// The traits with which dynamic colours are resolved.
  ///
  /// While a view draws, lays out or is notified of a change of traits, it has the traits of the view, and otherwise
  /// those of the screen. In contrast to UIKit, the property belongs to the main actor.
  @MainActor public static var current: UITraitCollection {
    get { storedCurrent }
    set { storedCurrent = newValue }
  }

  @MainActor private static var storedCurrent = UITraitCollection.base

  /// Calls a closure with this collection as the current one.
  @MainActor public func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.storedCurrent
    Self.storedCurrent = self
    actions()
    Self.storedCurrent = outer
  }

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

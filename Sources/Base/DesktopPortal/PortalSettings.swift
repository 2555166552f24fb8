// SPDX-License-Identifier: MIT

/// The settings of the namespace `org.freedesktop.appearance`.
///
/// A setting is nil if the desktop has no preference, does not know the setting, or has no portal.
package struct PortalSettings: Equatable, Sendable {
  package enum ColorScheme: Sendable {
    case dark, light
  }

  package var colorScheme: ColorScheme?
  package var prefersHighContrast: Bool?
  package var reducesMotion: Bool?
  package var accentColor: AccentColor?

  package init() {}

  /// Sets a setting from the portal's name and value. Unknown names are ignored. A value whose type or range the portal
  /// does not specify counts as no preference.
  mutating func set(_ key: String, to value: PortalValue) {
    switch key {
    case "color-scheme": colorScheme = value.number == 1 ? .dark : value.number == 2 ? .light : nil
    case "contrast": prefersHighContrast = value.number == 1 ? true : nil
    case "reduced-motion": reducesMotion = value.number == 1 ? true : nil
    case "accent-color": accentColor = value.color
    default: break
    }
  }
}

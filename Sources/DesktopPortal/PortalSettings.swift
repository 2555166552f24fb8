// SPDX-License-Identifier: MIT

/// The settings of the namespace `org.freedesktop.appearance`.
///
/// A setting is nil where the desktop has no preference, does not know the setting, or has no portal.
package struct PortalSettings: Equatable, Sendable {
  package enum ColorScheme: Sendable {
    case dark, light
  }

  package var colorScheme: ColorScheme?
  package var prefersHighContrast: Bool?
  package var reducesMotion: Bool?
  package var accentColor: AccentColor?

  package init() {}

  /// Takes in one setting as the portal names and encodes it. Ignores names that it does not know; a value of a type or
  /// in a range that the portal does not specify counts as no preference.
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

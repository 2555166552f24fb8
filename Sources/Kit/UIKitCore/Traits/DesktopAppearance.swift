// SPDX-License-Identifier: MIT

/// The appearance that the desktop requests of its windows.
nonisolated package struct DesktopAppearance: Equatable, Sendable {
  package var style = UIUserInterfaceStyle.light
  package var contrast = UIAccessibilityContrast.normal
  /// The default tint colour, or nil for the system's blue.
  package var accentColor: UIColor?

  package init(style: UIUserInterfaceStyle = .light) { self.style = style }
}

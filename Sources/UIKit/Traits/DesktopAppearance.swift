// SPDX-License-Identifier: MIT

/// How the desktop wants its windows to look.
nonisolated package struct DesktopAppearance: Equatable, Sendable {
  package var style = UIUserInterfaceStyle.light
  package var contrast = UIAccessibilityContrast.normal
  /// The default tint color; nil is the system's blue.
  package var accentColor: UIColor?

  package init(style: UIUserInterfaceStyle = .light) { self.style = style }
}

// SPDX-License-Identifier: MIT

import Foundation

/// The cursor theme that the user has chosen.
package struct CursorTheme: Equatable, Sendable {
  /// The name of the theme's folder, or nil for the default theme.
  package var name: String?
  /// The nominal size in pixels.
  package var size: Int

  /// The size in points if none is set: that of GNOME's and KDE's cursors.
  private static let defaultSize: CGFloat = 24
  /// The range of credible sizes in pixels. Others are mistakes in the settings.
  private static let sensibleSizes = 8...512

  init(name: String? = nil, size: Int = Int(defaultSize)) {
    self.name = name
    self.size = size
  }

  /// Reads the theme from the sources in their order.
  ///
  /// - Parameter scale: The number of pixels per point. The sizes in the sources are already in pixels.
  init(environment: [String: String], resources: [String: String], xsettings: XSettings, scale: CGFloat) {
    let names = [environment["XCURSOR_THEME"], resources["Xcursor.theme"], xsettings.string("Gtk/CursorThemeName")]
    name = names.lazy.compactMap(\.self).first { !$0.isEmpty }
    let sizes = [
      environment["XCURSOR_SIZE"].flatMap { Int($0) }, resources["Xcursor.size"].flatMap { Int($0) },
      xsettings.integer("Gtk/CursorThemeSize"),
    ]
    size =
      sizes.lazy.compactMap(\.self).first { Self.sensibleSizes.contains($0) }
      ?? Int((Self.defaultSize * scale).rounded())
  }
}

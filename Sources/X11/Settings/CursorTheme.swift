// SPDX-License-Identifier: MIT

import Foundation

/// The pictures of the pointer that the user has chosen.
package struct CursorTheme: Equatable, Sendable {
  /// The theme's folder name; nil is the default theme.
  package var name: String?
  /// The nominal size in pixels.
  package var size: Int

  /// The size in points where nothing sets one: that of GNOME's and KDE's cursors.
  private static let defaultSize: CGFloat = 24
  /// A size outside this range is a mistake in somebody's settings.
  private static let sensibleSizes = 8...512

  init(name: String? = nil, size: Int = Int(defaultSize)) {
    self.name = name
    self.size = size
  }

  /// - Parameter scale: pixels to a point; the sizes that the sources have are in pixels already.
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

// SPDX-License-Identifier: MIT

package import DesktopPortal
package import Foundation

/// The user's settings for the whole desktop.
package struct DesktopSettings: Equatable, Sendable {
  /// Pixels to a point; fractions are allowed.
  package var scale: CGFloat = 1
  /// The scales of single monitors, by the names of their outputs, that the user has set to others.
  package var monitorScales: [String: CGFloat] = [:]
  /// Movement is to be replaced by fades.
  package var reducesMotion = false
  /// False where the desktop has turned all animation off.
  package var animationsEnabled = true
  package var prefersDark = false
  package var prefersHighContrast = false
  /// Nil where the user has chosen none.
  package var accentColor: AccentColor?
  package var fonts = FontSettings()
  package var cursorTheme = CursorTheme()
  /// In seconds.
  package var doubleClickTime: Double = 0.4
  /// How far a press may wander and still be a click, in points.
  package var dragThreshold: CGFloat = 8

  package init() {}

  /// Reads the desktop's settings now. Listen to `.settingsChanged` for when to read them again.
  ///
  /// - Parameter portal: what the desktop portal has said so far.
  package static func read(
    _ connection: Connection, environment: [String: String] = ProcessInfo.processInfo.environment,
    portal: PortalSettings = PortalSettings()
  ) -> DesktopSettings {
    DesktopSettings(
      environment: environment, portal: portal, resources: connection.readResources(),
      xsettings: connection.readXSettings())
  }

  private static let dotsPerInchAtScaleOne = 96.0
  /// XSETTINGS writes dots per inch in 1024ths.
  private static let xsettingsDPIUnit = 1024.0
  /// A scale outside this range is a mistake in somebody's settings.
  private static let sensibleScales = 0.5...8.0

  init(
    environment: [String: String], portal: PortalSettings = PortalSettings(), resources: [String: String],
    xsettings: XSettings
  ) {
    let setting = environment["PASSAGE_SCALE"].map(ScaleSetting.init)
    scale = Self.scale(setting: setting, resources: resources, xsettings: xsettings)
    for (name, value) in setting?.byMonitor ?? [:] where Self.sensibleScales.contains(value) {
      monitorScales[name] = CGFloat(value)
    }
    if let animations = xsettings.integer("Gtk/EnableAnimations") { animationsEnabled = animations != 0 }
    reducesMotion = Self.flag(environment["PASSAGE_REDUCE_MOTION"]) ?? portal.reducesMotion ?? !animationsEnabled
    let theme = xsettings.string("Net/ThemeName")?.lowercased() ?? ""
    let prefersDarkTheme = xsettings.integer("Gtk/ApplicationPreferDarkTheme").map { $0 != 0 } ?? false
    prefersDark =
      Self.flag(environment["PASSAGE_DARK"]) ?? portal.colorScheme.map { $0 == .dark }
      ?? (prefersDarkTheme || theme.contains("dark"))
    prefersHighContrast =
      Self.flag(environment["PASSAGE_HIGH_CONTRAST"]) ?? portal.prefersHighContrast ?? theme.contains("highcontrast")
    accentColor = environment["PASSAGE_ACCENT"].flatMap(AccentColor.init) ?? portal.accentColor
    fonts = FontSettings(resources: resources, xsettings: xsettings)
    cursorTheme = CursorTheme(environment: environment, resources: resources, xsettings: xsettings, scale: scale)
    if let milliseconds = xsettings.integer("Net/DoubleClickTime"), milliseconds > 0 {
      doubleClickTime = Double(milliseconds) / 1000
    }
    if let pixels = xsettings.integer("Net/DndDragThreshold"), pixels > 0 { dragThreshold = CGFloat(pixels) }
  }

  /// Pixels to a point on a monitor.
  package func scale(ofMonitor name: String) -> CGFloat { monitorScales[name] ?? scale }

  /// The user's own word first, then what X desktops set, then what GNOME sets, then 1. Never the monitor's size in
  /// millimetres, which is often wrong.
  private static func scale(
    setting: ScaleSetting?, resources: [String: String], xsettings: XSettings
  ) -> CGFloat {
    let candidates: [Double?] = [
      setting?.general,
      resources["Xft.dpi"].flatMap { Double($0) }.map { $0 / dotsPerInchAtScaleOne },
      xsettings.integer("Xft/DPI").map { Double($0) / xsettingsDPIUnit / dotsPerInchAtScaleOne },
      xsettings.integer("Gdk/WindowScalingFactor").map { Double($0) },
    ]
    return candidates.lazy.compactMap(\.self).first { sensibleScales.contains($0) } ?? 1
  }

  private static func flag(_ text: String?) -> Bool? {
    switch text {
    case "1", "true", "yes": true
    case "0", "false", "no": false
    default: nil
    }
  }
}

// SPDX-License-Identifier: MIT

package import DesktopPortal
package import Foundation

/// The user's settings for the whole desktop.
package struct DesktopSettings: Equatable, Sendable {
  /// The number of pixels per point, which may be fractional.
  package var scale: CGFloat = 1
  /// The scales of monitors for which the user has set a different one, by the names of their outputs.
  package var monitorScales: [String: CGFloat] = [:]
  /// Whether fades replace movements.
  package var reducesMotion = false
  package var reducesTransparency = false
  /// False if the user has turned off all animations of the desktop.
  package var animationsEnabled = true
  package var prefersDark = false
  package var prefersHighContrast = false
  /// The accent color, or nil if the user has chosen none.
  package var accentColor: AccentColor?
  package var fonts = FontSettings()
  package var cursorTheme = CursorTheme()
  /// The time in seconds within which two clicks are a double click.
  package var doubleClickTime: Double = 0.4
  /// The distance in points by which a press may move and still be a click.
  package var dragThreshold: CGFloat = 8

  package init() {}

  /// - Parameter portal: The settings that the desktop portal has reported so far.
  package init(
    _ desktop: DesktopFacts, environment: [String: String] = ProcessInfo.processInfo.environment,
    portal: PortalSettings = PortalSettings()
  ) {
    self.init(
      environment: environment, portal: portal, resources: desktop.resources, xsettings: desktop.xsettings)
  }

  private static let dotsPerInchAtScaleOne = 96.0
  /// XSETTINGS contains dots per inch in units of 1/1024.
  private static let xsettingsDPIUnit = 1024.0
  /// The range of credible scales. Others are mistakes in the settings.
  static let sensibleScales = 0.5...8.0

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
    reducesTransparency = Self.flag(environment["PASSAGE_REDUCE_TRANSPARENCY"]) ?? prefersHighContrast
    accentColor = environment["PASSAGE_ACCENT"].flatMap(AccentColor.init) ?? portal.accentColor
    fonts = FontSettings(resources: resources, xsettings: xsettings)
    cursorTheme = CursorTheme(environment: environment, resources: resources, xsettings: xsettings, scale: scale)
    if let milliseconds = xsettings.integer("Net/DoubleClickTime"), milliseconds > 0 {
      doubleClickTime = Double(milliseconds) / 1000
    }
    if let pixels = xsettings.integer("Net/DndDragThreshold"), pixels > 0 { dragThreshold = CGFloat(pixels) }
  }

  /// Returns the number of pixels per point on a monitor.
  package func scale(ofMonitor name: String) -> CGFloat { monitorScales[name] ?? scale }

  /// Returns the scale from the first source that has it: the user's setting, those of X desktops, that of GNOME, or 1.
  /// The monitor's size in millimetres is not used, because it is often wrong.
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

  static func flag(_ text: String?) -> Bool? {
    switch text {
    case "1", "true", "yes": true
    case "0", "false", "no": false
    default: nil
    }
  }
}

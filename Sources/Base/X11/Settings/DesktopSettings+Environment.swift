// SPDX-License-Identifier: MIT
import DesktopPortal
import Foundation

// The environment variables that override the desktop's settings.
extension DesktopSettings {
  private static let flags = [
    "PASSAGE_DARK", "PASSAGE_HIGH_CONTRAST", "PASSAGE_REDUCE_MOTION", "PASSAGE_REDUCE_TRANSPARENCY",
  ]

  /// Returns what is wrong with the variables, which have no effect then, and how to mend it: a sentence for each.
  static func mistakes(in environment: [String: String]) -> [String] {
    var mistakes = flags.compactMap { name -> String? in
      guard let value = environment[name], !value.isEmpty, flag(value) == nil else { return nil }
      return "\(name) is \(value); set it to 1 or 0"
    }
    if let value = environment["PASSAGE_ACCENT"], !value.isEmpty, AccentColor(hex: value) == nil {
      mistakes.append("PASSAGE_ACCENT is \(value), which is not a colour; set it to #RRGGBB")
    }
    if let value = environment["PASSAGE_SCALE"], !value.split(separator: ";").allSatisfy(isScale) {
      mistakes.append(
        "PASSAGE_SCALE is \(value); set it to a scale from \(sensibleScales.lowerBound) to \(sensibleScales.upperBound), "
          + "such as 2, or to those of monitors, such as DP-1=2;HDMI-1=1.5")
    }
    return mistakes
  }

  private static func isScale(_ entry: Substring) -> Bool {
    let setting = ScaleSetting(String(entry))
    return (setting.general ?? setting.byMonitor.values.first).map(sensibleScales.contains) ?? false
  }
}

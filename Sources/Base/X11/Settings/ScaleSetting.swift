// SPDX-License-Identifier: MIT

import Foundation

/// The value of the environment variable `PASSAGE_SCALE`: one scale for all monitors, as in "2", scales of single
/// monitors by the names of their outputs, as in "DP-1=2;HDMI-1=1.5", or both, as in "1.5;DP-1=2".
struct ScaleSetting: Equatable {
  private(set) var general: Double?
  private(set) var byMonitor: [String: Double] = [:]

  init(_ text: String) {
    for entry in text.split(separator: ";") {
      let parts = entry.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard let value = parts.last.flatMap(Double.init) else { continue }
      if parts.count == 2 { byMonitor[parts[0]] = value } else { general = value }
    }
  }
}

// SPDX-License-Identifier: MIT
import Foundation

/// The files that travel with the gallery.
package enum Assets {
  /// The program's icon, `side` × `side` pixels: one of 16, 32, 48, 64, 128, 256.
  package static func icon(side: Int) -> URL { url("icon/passage-\(side).png") }

  /// A picture by its name: "dawn", "noon" or "dusk".
  package static func picture(_ name: String) -> URL { url("pictures/\(name).png") }

  private static func url(_ path: String) -> URL { Bundle.module.bundleURL.appendingPathComponent(path) }
}

// SPDX-License-Identifier: MIT
import Foundation

/// The resources of the gallery.
package enum Assets {
  /// Returns the program's icon of `side` × `side` pixels. `side` is 16, 32, 48, 64, 128 or 256.
  package static func icon(side: Int) -> URL { url("icon/passage-\(side).png") }

  /// Returns a picture by its name: "dawn", "noon" or "dusk".
  package static func picture(_ name: String) -> URL { url("pictures/\(name).png") }

  /// Returns a landscape of the album by its name, as it looks by day or by night.
  package static func albumPicture(_ name: String, isNight: Bool) -> URL {
    url("album/\(name)\(isNight ? "-dark" : "").png")
  }

  private static func url(_ path: String) -> URL { Bundle.module.bundleURL.appendingPathComponent(path) }
}

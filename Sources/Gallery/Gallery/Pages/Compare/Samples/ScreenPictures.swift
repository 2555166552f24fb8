// SPDX-License-Identifier: MIT
import UIKit

/// The user's pictures of screens. Each is read once for all cells, and again if its file has changed.
enum ScreenPictures {
  private struct Entry {
    weak var image: UIImage?
    let date: Date?
  }

  /// The pictures by their paths, as long as something shows them.
  private static var entries: [String: Entry] = [:]

  /// Returns nil if there is no picture at a path.
  static func picture(at path: String) -> UIImage? {
    let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    if let known = entries[path], known.date == date, let image = known.image { return image }
    guard let image = UIImage(contentsOfFile: path) else { return nil }
    entries[path] = Entry(image: image, date: date)
    return image
  }
}

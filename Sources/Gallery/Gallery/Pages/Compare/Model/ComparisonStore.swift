// SPDX-License-Identifier: MIT
import UIKit

/// Keeps the comparison from one start of the program to the next: its address, in a file.
struct ComparisonStore {
  let file: URL

  /// The store in the user's state folder, as the desktop's base directories have it.
  static let user = ComparisonStore(file: stateFolder.appendingPathComponent("passage-gallery/compare"))

  private static var stateFolder: URL {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["XDG_STATE_HOME"], path.hasPrefix("/") { return URL(fileURLWithPath: path) }
    return FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state")
  }

  /// The stored comparison, or nil if there is none or it cannot be read, as after a style was renamed.
  func load() -> Comparison? {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return Comparison(address: text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// Stores the comparison. A folder that cannot be written costs nothing but the memory of the comparison.
  func save(_ comparison: Comparison) {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data((comparison.address.joined(separator: " ") + "\n").utf8).write(to: file, options: .atomic)
  }
}

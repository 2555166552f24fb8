// SPDX-License-Identifier: MIT
import UIKit

/// Keeps the comparison from one start of the program to the next: its address, in a file.
struct ComparisonStore {
  let file: URL

  /// The store in the user's state folder.
  static let user = ComparisonStore(file: UserFolders().state.appendingPathComponent("compare"))

  /// The stored comparison, or nil if there is none or it cannot be read, as after a style was renamed.
  func load() -> Comparison? {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return Comparison(line: text)
  }

  /// Stores the comparison. A folder that cannot be written costs nothing but the memory of the comparison.
  func save(_ comparison: Comparison) {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data((comparison.line + "\n").utf8).write(to: file, options: .atomic)
  }
}

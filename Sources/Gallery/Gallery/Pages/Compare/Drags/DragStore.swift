// SPDX-License-Identifier: MIT
import UIKit

/// Keeps the drags that have been saved under a name: a line with the name and the points of each, in a file.
struct DragStore {
  let file: URL

  /// The store in the user's state folder.
  static let user = DragStore(file: UserFolders().state.appendingPathComponent("drags"))

  /// The saved drags, in the order in which they were saved. Lines that are not understood are left out.
  var drags: [RecordedDrag] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { try? RecordedDrag(address: String($0)) }
  }

  /// Saves a drag under a name, in place of one that has it. A built-in drag keeps its name.
  ///
  /// - Returns: The saved drag, or nil if nothing of the text serves as a name, or the file cannot be written.
  func save(_ drag: RecordedDrag, as text: String) -> RecordedDrag? {
    guard let name = RecordedDrag.name(from: text), !RecordedDrag.builtIn.contains(where: { $0.name == name }) else {
      return nil
    }
    let saved = RecordedDrag(name: name, points: drag.points)
    return write(drags.filter { $0.name != name } + [saved]) ? saved : nil
  }

  func delete(_ drag: RecordedDrag) { _ = write(drags.filter { $0.name != drag.name }) }

  private func write(_ drags: [RecordedDrag]) -> Bool {
    let folder = file.deletingLastPathComponent()
    let text = drags.map { "\($0.address)\n" }.joined()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
      return true
    } catch {
      return false
    }
  }
}

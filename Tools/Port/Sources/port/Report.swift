// SPDX-License-Identifier: MIT

/// The lines printed about a run.
struct Report {
  let project: Project
  let isCheck: Bool
  /// The name of the package whose manifest is written.
  let package: String?
  /// The paths of the files that are not Swift.
  let otherFiles: [String]

  /// The files that are not compiled on Linux, by the suffix of their names.
  private static let foreign = [
    ".m": "Objective-C is not compiled; translate it into Swift",
    ".mm": "Objective-C is not compiled; translate it into Swift",
    ".nib": "nibs are not loaded; create the views in code",
    ".storyboard": "storyboards are not loaded; create the screens in code",
    ".xcdatamodel/contents": "Core Data is not on Linux; store the objects in another way",
    ".xib": "nibs are not loaded; create the views in code",
  ]

  var text: String {
    let manual = manualEdits
    let left = manual.isEmpty ? [] : ["", "What remains to be done by hand:"] + manual
    return (changes + [summary] + left).joined(separator: "\n")
  }

  /// A line for each changed file, such as `Menu.swift: #selector ×3, import ×1`.
  private var changes: [String] {
    project.changes.sorted { $0.key < $1.key }.map { file, counts in
      let list = counts.sorted { $0.key < $1.key }.filter { $0.value > 0 }.map { "\($0.key) ×\($0.value)" }
      return "\(project.files[file].path): \(list.joined(separator: ", "))"
    }
  }

  private var summary: String {
    let changed = project.changes.count
    let verb = isCheck ? "would change" : "changed"
    let manifest = package.map { "; Package.swift \(isCheck ? "would be written" : "written") for \($0)" } ?? ""
    return "\(changed) of \(project.files.count) files \(verb)\(manifest)"
  }

  /// A line for each kind of manual edit in a file, with all line numbers.
  private var manualEdits: [String] {
    let places = Dictionary(grouping: Set(project.manualEdits)) { "\($0.file) \($0.message)" }.values
    let sorted = places.map { $0.sorted { $0.offset < $1.offset } }.sorted {
      ($0[0].file, $0[0].offset, $0[0].message) < ($1[0].file, $1[0].offset, $1[0].message)
    }
    let lines = sorted.map { edits in
      let file = project.files[edits[0].file]
      var numbers: [Int] = []
      for edit in edits where numbers.last != file.line(at: edit.offset) { numbers.append(file.line(at: edit.offset)) }
      let others = numbers.dropFirst().map(String.init).joined(separator: ", ")
      return "\(file.path):\(numbers[0]): \(edits[0].message)" + (others.isEmpty ? "" : " (also \(others))")
    }
    return lines
      + otherFiles.compactMap { path in
        Self.foreign.first { path.hasSuffix($0.key) }.map { "\(path): \($0.value)" }
      }
  }
}

// SPDX-License-Identifier: MIT
import Foundation

/// The README of a folder and the Swift files in the folder.
///
/// A README that names only some of the files would look complete.
struct FolderReadme {
  let path: String
  let text: String
  /// The names of the Swift files in the folder, without the extension.
  let files: [String]

  init(path: String, text: String, files: [String]) {
    self.path = path
    self.text = text
    self.files = files
  }

  init(contentsOf path: String, among paths: [String]) throws {
    let folder = path.dropLast("README.md".count)
    let names = paths.filter { $0.hasPrefix(folder) && $0.hasSuffix(".swift") }.map { $0.dropFirst(folder.count) }
    self.init(
      path: path, text: try String(contentsOfFile: path, encoding: .utf8),
      files: names.filter { !$0.contains("/") }.map { String($0.dropLast(".swift".count)) })
  }

  /// The problem with the README and its remedy, or nil.
  var report: String? {
    let words = codeWords
    let missing = files.filter { words.isDisjoint(with: [$0[...], Self.suffix(of: $0)]) }
    guard !missing.isEmpty, missing.count < files.count else { return nil }
    return "\(path) names some files of its folder but not \(missing.joined(separator: ", ")); name all of them or none"
  }

  /// The texts between backticks, such as `UIView`, `UIView+Animate`, its short form `+Animate`, or
  /// `Views/UIView.swift`.
  private var codeWords: Set<Substring> {
    Set(
      text.matches(of: /`([^`\n]+)`/).map { match in
        let name = match.1.split(separator: "/").last ?? match.1
        return name.hasSuffix(".swift") ? name.dropLast(".swift".count) : name
      })
  }

  /// Returns the part of a file's name from the plus sign on, or the whole name if there is none.
  private static func suffix(of file: String) -> Substring {
    file.firstIndex(of: "+").map { file[$0...] } ?? file[...]
  }
}

// SPDX-License-Identifier: MIT
import Foundation

/// The types, functions and constants that Passage declares, as its sources say, without those that it declares only to
/// say that they are absent.
struct KnownNames {
  let names: Set<String>

  /// The prefixes of the names of Apple's types that a library for UIKit uses.
  private static let prefixes = ["AV", "CA", "CI", "CL", "MK", "PH", "SCN", "SF", "SK", "UI", "WK"]

  init(names: Set<String>) { self.names = names }

  /// Reads the sources of Passage. Returns nil if they are not there.
  init?(passage: String) {
    let folder = "\(passage)/Sources"
    guard let paths = FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) else { return nil }
    names = paths.filter { $0.hasSuffix(".swift") }.reduce(into: ["UIKit"]) { names, path in
      guard let text = try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8) else { return }
      names.formUnion(Self.names(in: text))
    }
  }

  /// Returns the public names in a source file, which declares each on a line of its own.
  static func names(in text: String) -> [String] {
    // Making the expression takes longer than matching it.
    let declaration = declaration
    var isUnavailable = false
    return text.split(separator: "\n").compactMap { line in
      if line.contains("*, unavailable") { isUnavailable = true }
      guard line.contains("public") || line.contains("open"), let match = line.firstMatch(of: declaration) else {
        return nil
      }
      defer { isUnavailable = false }
      return isUnavailable ? nil : String(match.1)
    }
  }

  private static var declaration: Regex<(Substring, Substring)> {
    /(?:public|open)\b.*?\b(?:actor|class|enum|func|let|protocol|struct|typealias|var) (\w+)/
  }

  /// Whether the name is that of a type or function of Apple's that Passage does not have.
  func lacks(_ name: String) -> Bool {
    guard let prefix = Self.prefixes.first(where: name.hasPrefix), !names.contains(name) else { return false }
    let rest = name.dropFirst(prefix.count)
    return rest.first?.isUppercase == true && rest.contains(where: \.isLowercase)
  }
}

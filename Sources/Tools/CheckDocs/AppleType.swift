// SPDX-License-Identifier: MIT
import Foundation

/// A type of Apple's with its declarations, as the lists in `docs/api` have it.
///
///     class UINavigationController 2.0
///       init(rootViewController:) 2.0
///       var topViewController get 2.0
///       func pushViewController(_:animated:) 2.0
///
/// A line has the kind, the name and the version of iOS that introduced the declaration. A property without a setter has
/// the word `get`. `static`, `optional` and `final` precede the kind; members of a class are open unless they are `final`.
struct AppleType {
  /// The name, with those of the types around it: `UIView.ContentMode`.
  let name: String
  /// The version of iOS that introduced the type.
  let since: String
  let isOpen: Bool
  private(set) var members: [(declaration: Declaration, since: String)] = []

  /// A line of a list that does not have the form of one.
  struct SyntaxError: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads all lists in a folder, in the order of their names.
  static func all(in folder: URL) throws -> [AppleType] {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }
      .flatMap { try types(in: String(contentsOf: $0, encoding: .utf8), file: $0.lastPathComponent) }
  }

  /// Returns the types in the text of a list.
  static func types(in text: String, file: String) throws -> [AppleType] {
    var types: [AppleType] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.split(separator: " ")
      guard !words.isEmpty, !line.hasPrefix("#") else { continue }
      let isMember = line.hasPrefix(" ")
      if isMember, let declaration = Declaration(words.dropLast(), in: types.last), let since = words.last {
        types[types.count - 1].members.append((declaration, String(since)))
      } else if !isMember, let type = AppleType(words) {
        types.append(type)
      } else {
        throw SyntaxError(description: "\(file):\(index + 1): \"\(line)\" does not have the form of a declaration")
      }
    }
    return types
  }

  private init?(_ words: [Substring]) {
    guard words.count == 3 || words.count == 4 && words[0] == "final",
      ["class", "protocol", "struct", "enum"].contains(words[words.count - 3])
    else { return nil }
    (name, since, isOpen) = (String(words[words.count - 2]), String(words[words.count - 1]), words[0] == "class")
  }
}

extension Declaration {
  /// Reads the words of a member's line up to the version.
  fileprivate init?(_ words: ArraySlice<Substring>, in type: AppleType?) {
    var words = words
    var modifiers: Set<Substring> = []
    while let first = words.first, ["static", "optional", "final"].contains(first) {
      modifiers.insert(words.removeFirst())
    }
    let isReadOnly = words.last == "get"
    if isReadOnly { words.removeLast() }
    let isNamedByKind = words.count == 1
    guard let type, let last = words.last, words.count <= 2,
      let kind = Kind(rawValue: isNamedByKind ? String(last.prefix { $0 != "(" }) : String(words[words.startIndex])),
      isNamedByKind == (kind == .initializer || kind == .subscripts)
    else { return nil }
    self.init(
      kind: kind, name: String(last), isStatic: modifiers.contains("static"), isReadOnly: isReadOnly,
      isOpen: type.isOpen && kind != .initializer && !modifiers.contains("final"),
      isOptional: modifiers.contains("optional"))
  }
}

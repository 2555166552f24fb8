// SPDX-License-Identifier: MIT
import Foundation

/// A public declaration that is unavailable with a message, as its source file contains it.
///
/// Symbol graphs do not contain these declarations, so they are read from the sources. The reader relies on the
/// formatter's style: one attribute or declaration per line, and members indented by two spaces.
struct UnavailableDeclaration: Equatable {
  /// The name with the labels of its parameters and with the type that it extends, such as `UIView.addMotion(_:)`.
  var name: String
  /// The compiler's message.
  var message: String

  /// Returns the unavailable declarations of a file, without the members of a type that is itself unavailable.
  static func declarations(in source: String) -> [UnavailableDeclaration] {
    var declarations: [UnavailableDeclaration] = []
    var enclosing: (name: String, isUnavailable: Bool) = ("", false)
    var message: String?
    var lines = source.components(separatedBy: "\n")[...]
    while let line = lines.popFirst() {
      if line.trimmed.hasPrefix("@available(") {
        let attribute = line.hasSuffix(")") ? line : line + lines.popLines(through: line.indentation + ")")
        message = attribute.messageOfUnavailability ?? message
      } else if let keyword = line.declarationKeyword {
        let name = (line + lines.parameters(after: line)).declaredName(after: keyword)
        let isMember = !line.indentation.isEmpty
        if !isMember { enclosing = (name, message != nil) }
        if let message, !isMember || !enclosing.isUnavailable {
          let fullName = isMember ? "\(enclosing.name).\(name)" : name
          declarations.append(UnavailableDeclaration(name: fullName, message: message))
        }
        message = nil
      }
    }
    return declarations
  }
}

/// The words that introduce a declaration.
private let keywords: Set = [
  "actor", "case", "class", "enum", "extension", "func", "init", "init?", "let", "protocol", "struct", "subscript",
  "typealias", "var",
]

extension ArraySlice<String> {
  /// Removes the lines up to the given one, and returns them.
  fileprivate mutating func popLines(through last: String) -> String {
    var text = ""
    while let line = popFirst() {
      text += line
      if line == last { break }
    }
    return text
  }

  /// The lines of a parameter list that begins at the end of a line.
  fileprivate func parameters(after line: String) -> String {
    line.hasSuffix("(")
      ? prefix { $0.hasPrefix(line.indentation + " ") }.map(\.trimmed).joined(separator: " ") + ")" : ""
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }

  fileprivate var indentation: String { String(prefix { $0 == " " }) }

  /// The message of an attribute `@available(*, unavailable, message: "…")`.
  fileprivate var messageOfUnavailability: String? {
    guard contains("unavailable,"), let start = range(of: "message:"), let end = lastIndex(of: "\"") else { return nil }
    return self[start.upperBound..<end].drop { $0 != "\"" }.dropFirst().replacingOccurrences(of: "\\\"", with: "\"")
  }

  /// The word that introduces the declaration in this line. In `class var`, this is `var`.
  fileprivate var declarationKeyword: String? {
    guard !trimmed.hasPrefix("//"), indentation.count <= 2 else { return nil }
    let words = trimmed.split(separator: " ").map { String($0.prefix { $0 != "(" }) }
    guard let first = words.firstIndex(where: keywords.contains) else { return nil }
    let second = words.index(after: first)
    return second < words.endIndex && keywords.contains(words[second]) ? words[second] : words[first]
  }

  /// The name of the declaration in this line, with the labels of its parameters.
  fileprivate func declaredName(after keyword: String) -> String {
    let words = split(separator: " ").map { $0.prefix { $0 != "(" } }
    guard let position = words.firstIndex(of: keyword[...]) else { return "" }
    let isInitializer = keyword.hasPrefix("init")
    let name = isInitializer ? "init" : words[words.index(after: position)].prefix { $0.isLetter || $0.isNumber }
    guard isInitializer || keyword == "func" else { return String(name) }
    // A label follows a parenthesis or a comma; the key of a dictionary type follows a bracket.
    let labels = matches(of: #/[(,] ?(\w+)(?: \w+)?: /#).map { "\($0.output.1):" }
    return "\(name)(\(labels.joined()))"
  }
}

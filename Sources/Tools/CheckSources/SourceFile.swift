// SPDX-License-Identifier: MIT
import Foundation

/// A Swift file in the formatter's style: members are indented by two spaces, and a declaration ends with a brace that
/// is indented like its first line.
struct SourceFile {
  let path: String
  let lines: [SourceLine]

  /// The largest number of lines of a file, comments included. Lines that do not count for a public class do not count
  /// here either.
  static let longestFile = 500

  init(path: String, text: String) {
    self.path = path
    var isInString = false
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { text in
      defer { if text.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { isInString.toggle() } }
      return SourceLine(text: String(text), isInString: isInString)
    }
  }

  init(contentsOf path: String) throws {
    self.init(path: path, text: try String(contentsOfFile: path, encoding: .utf8))
  }

  /// The problems with the file.
  var reports: [String] {
    var reports = types.compactMap { type in type.report.map { "\(path):\(type.line): \($0)" } }
    for type in types {
      reports += type.unobservedProperties.map { property in
        "\(path):\(property.line): \(property.name) has observers; make it an @ObservedProperty, so that they run in "
          + "initialisers of a program's extensions too"
      }
    }
    let outer = types.filter(\.lines[0].indentation.isEmpty)
    let length = lines.count - outer.reduce(0) { $0 + $1.freeLines }
    if length > Self.longestFile {
      reports.append("\(path): \(length) lines; split it so that none has more than \(Self.longestFile)")
    }
    return reports
  }

  /// The types that the file declares, without its extensions.
  var types: [TypeDeclaration] {
    lines.indices.compactMap { index in
      guard let name = lines[index].declaredType, let end = end(of: index) else { return nil }
      return TypeDeclaration(name: name, line: index + 1, lines: Array(lines[index...end]))
    }
  }

  private func end(of start: Int) -> Int? {
    let brace = lines[start].indentation + "}"
    return lines[(start + 1)...].firstIndex { !$0.isInString && $0.text.hasPrefix(brace) }
  }
}

/// A line of a Swift file.
struct SourceLine {
  let text: String
  /// Whether the line begins inside a multi-line string.
  let isInString: Bool

  var indentation: String { String(text.prefix { $0 == " " }) }

  var isDocComment: Bool { !isInString && text.drop { $0 == " " }.hasPrefix("///") }

  /// The name of the type whose declaration begins in this line, or nil if there is none or the declaration is complete
  /// in it.
  var declaredType: String? {
    guard !isInString, text.hasSuffix("{"),
      let match = text.firstMatch(of: /^ *(?:@\w+(?:\([^)]*\))? |[a-z]+ )*(?:class|struct|enum|actor) ([A-Z]\w*)/)
    else { return nil }
    return String(match.1)
  }
}

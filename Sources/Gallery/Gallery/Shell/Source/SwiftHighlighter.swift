// SPDX-License-Identifier: MIT

/// Divides Swift source into words of one colour each, line by line.
///
/// It knows comments, strings, numbers, keywords, and the names of types, which begin with a capital letter. It does not
/// look into the interpolations of strings.
struct SwiftHighlighter {
  enum Kind {
    case plain, keyword, type, string, number, comment
  }

  /// A part of a line.
  struct Run: Equatable {
    var text: String
    let kind: Kind
    /// The column of the first character, from 0.
    let column: Int
  }

  private static let keywords: Set<String> = [
    "associatedtype", "async", "await", "as", "break", "case", "catch", "class", "continue", "convenience", "default",
    "defer", "deinit", "didSet", "do", "else", "enum", "extension", "false", "fileprivate", "final", "for", "func",
    "get", "guard", "if", "import", "in", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil",
    "nonisolated", "open", "override", "private", "protocol", "public", "required", "return", "self", "Self", "set",
    "some", "any", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
    "unowned", "var", "weak", "where", "while", "willSet",
  ]

  /// Whether the next line begins in a string of several lines.
  private var isInText = false

  /// Returns the runs of each line.
  static func lines(of source: String) -> [[Run]] {
    var highlighter = SwiftHighlighter()
    return source.split(separator: "\n", omittingEmptySubsequences: false).map { highlighter.runs(of: String($0)) }
  }

  private mutating func runs(of line: String) -> [Run] {
    if isInText || line.contains("\"\"\"") {
      let marks = line.components(separatedBy: "\"\"\"").count - 1
      if !marks.isMultiple(of: 2) { isInText.toggle() }
      return [Run(text: line, kind: .string, column: 0)]
    }
    var scanner = LineScanner(line)
    return scanner.runs()
  }

  /// Divides one line, which contains no string of several lines.
  private struct LineScanner {
    private let characters: [Character]
    private var index = 0
    private var found: [Run] = []

    init(_ line: String) { characters = Array(line) }

    mutating func runs() -> [Run] {
      while index < characters.count { step() }
      return found
    }

    private mutating func step() {
      let character = characters[index]
      if character == "/", index + 1 < characters.count, characters[index + 1] == "/" {
        add(.comment, upTo: characters.count)
      } else if character == "\"" {
        add(.string, upTo: endOfString)
      } else if character.isNumber {
        add(.number, upTo: end { $0.isNumber || $0.isLetter || $0 == "." || $0 == "_" })
      } else if character.isLetter || character == "_" || character == "@" || character == "#" {
        let end = end { $0.isLetter || $0.isNumber || $0 == "_" }
        add(kind(of: String(characters[index..<end])), upTo: end)
      } else {
        add(.plain, upTo: index + 1)
      }
    }

    private func kind(of word: String) -> Kind {
      let isMember = index > 0 && characters[index - 1] == "."
      if word.hasPrefix("@") || word.hasPrefix("#") || keywords.contains(word) && !isMember { return .keyword }
      return word.first?.isUppercase == true ? .type : .plain
    }

    /// The index after the characters from the second on that satisfy a condition.
    private func end(_ condition: (Character) -> Bool) -> Int {
      characters[(index + 1)...].firstIndex { !condition($0) } ?? characters.count
    }

    private var endOfString: Int {
      var end = index + 1
      while end < characters.count, characters[end] != "\"" { end += characters[end] == "\\" ? 2 : 1 }
      return min(end + 1, characters.count)
    }

    /// Adds a run, or continues the last one if it has the same kind.
    private mutating func add(_ kind: Kind, upTo end: Int) {
      let text = String(characters[index..<end])
      if found.last?.kind == kind {
        found[found.count - 1].text += text
      } else {
        found.append(Run(text: text, kind: kind, column: index))
      }
      index = end
    }
  }
}

// SPDX-License-Identifier: MIT

/// The declaration of a type, from its first line to its last.
struct TypeDeclaration {
  let name: String
  /// The number of the first line, counted from 1.
  let line: Int
  let lines: [SourceLine]

  static let longestType = 300
  static let mostProperties = 12

  var isPublic: Bool { lines[0].text.contains(#/\b(?:public|open) /#) }

  /// An overridable member of at most so many lines is short.
  static let longestShortMember = 6

  /// The number of lines that count. In public types doc comments and short overridable members do not: a member that
  /// programs override has to be declared in the class, and its documentation is as long as a reader needs.
  var length: Int { lines.count - freeLines }

  /// The number of lines that do not count.
  var freeLines: Int {
    guard isPublic else { return 0 }
    let members = lines.indices.map { shortMember(at: $0) }
    return lines.count(where: \.isDocComment) + members.reduce(0, +)
  }

  /// The number of lines of the short overridable member that begins at an index, with the empty line after it, or 0 if
  /// none does.
  private func shortMember(at start: Int) -> Int {
    let indentation = lines[0].indentation + "  "
    guard !lines[start].isInString, lines[start].indentation == indentation,
      lines[start].text.contains(#/^ *(?:@\w+(?:\([^)]*\))? )*open /#)
    else { return 0 }
    let last = lines[start].text.hasSuffix("}") ? start : end(ofMemberAt: start, indentation)
    guard let last, last - start < Self.longestShortMember else { return 0 }
    let isFollowedBySpace = last + 1 < lines.count && lines[last + 1].text.isEmpty
    return last - start + (isFollowedBySpace ? 2 : 1)
  }

  private func end(ofMemberAt start: Int, _ indentation: String) -> Int? {
    // A stored property has no end of its own.
    guard lines[start].text.hasSuffix("{") || lines[start].text.hasSuffix("(") else { return start }
    return lines[(start + 1)...].firstIndex { $0.indentation == indentation && $0.text.hasSuffix("}") }
  }

  /// The number of stored instance properties.
  var storedProperties: Int {
    let indentation = lines[0].indentation + "  "
    return lines.indices.reduce(0) { sum, index in
      let line = lines[index]
      guard !line.isInString, line.indentation == indentation else { return sum }
      return sum + Self.storedProperties(in: line.text, next: index + 1 < lines.count ? lines[index + 1].text : "")
    }
  }

  /// The public properties of a class whose observers do not run where an initialiser in an extension sets them, each with
  /// the number of its line. Weak properties cannot have a wrapper, and overridden ones do not need it.
  var unobservedProperties: [(name: String, line: Int)] {
    guard isPublic, lines[0].text.contains(" class ") else { return [] }
    let declaration = /^ *(?:@\w+(?:\([^)]*\))? |[a-z]+(?:\(\w+\))? )*var (\w+)/
    return lines.indices.compactMap { index in
      let (text, next) = (lines[index].text, index + 1 < lines.count ? lines[index + 1].text : "")
      guard !lines[index].isInString, lines[index].indentation == lines[0].indentation + "  ",
        let match = text.firstMatch(of: declaration), match.0.contains(#/\b(?:public|open) /#),
        !match.0.contains(#/@ObservedProperty|\b(?:static|class|weak|override) /#),
        Self.observes(text) || (text.hasSuffix("{") && Self.observes(next))
      else { return nil }
      return (String(match.1), line + index)
    }
  }

  /// The problem with the type and its remedy, or nil.
  var report: String? {
    if length > Self.longestType {
      return "\(name) has \(length) lines; move a feature into an extension, so that it has at most \(Self.longestType)"
    }
    // The properties of a public type are its interface, so they do not count.
    if !isPublic, storedProperties > Self.mostProperties {
      return "\(name) stores \(storedProperties) properties; make those that belong together a type, so that it has at "
        + "most \(Self.mostProperties)"
    }
    return nil
  }

  /// The number of stored properties that a line declares.
  private static func storedProperties(in line: String, next: String) -> Int {
    let declaration = /^ *(?:@\w+(?:\([^)]*\))? |(?!static |class )[a-z]+(?:\(\w+\))? )*(?:let|var) (.*)$/
    guard let match = line.firstMatch(of: declaration), !line.contains(#/\b(?:static|class) (?:let|var) /#) else {
      return 0
    }
    let rest = String(match.1)
    let head = rest.prefix { $0 != "=" && $0 != "{" }
    let isInitialized = rest.dropFirst(head.count).first == "="
    if !isInitialized, rest.contains("{"), !observes(rest), !(rest.hasSuffix("{") && observes(next)) { return 0 }
    // `let a, b: Int` and `var (a, b) = pair` declare two properties.
    let names =
      head.hasPrefix("(") ? head.prefix { $0 != ")" } : isInitialized ? head.prefix(0) : head.prefix { $0 != ":" }
    return names.count { $0 == "," } + 1
  }

  private static func observes(_ text: String) -> Bool { text.contains(/\b(?:didSet|willSet)\b/) }
}

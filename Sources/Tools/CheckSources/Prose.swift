// SPDX-License-Identifier: MIT
import Foundation

/// The sentences in the comments of a Swift file, or in a Markdown file.
///
/// Code, headings and the lines of fenced blocks do not count.
struct Prose {
  let path: String
  let sentences: [Sentence]

  /// Reads a Markdown file.
  init(path: String, text: String) {
    self.path = path
    sentences = Self.paragraphs(Self.markdown(text)).flatMap(Sentence.sentences)
  }

  /// Reads the comments of a Swift file.
  init(of file: SourceFile) {
    path = file.path
    sentences = Self.paragraphs(Self.comments(in: file)).flatMap(Sentence.sentences)
  }

  init(contentsOf path: String) throws {
    self.init(path: path, text: try String(contentsOfFile: path, encoding: .utf8))
  }

  /// The problems with the sentences.
  var reports: [String] {
    sentences.flatMap { sentence in
      sentence.problems.map { "\(path):\(sentence.line): \"\(sentence.opening)…\" \($0)" }
    }
  }

  // MARK: Lines

  /// A line of prose. An empty one separates paragraphs.
  private typealias Line = (number: Int, text: Substring)

  private static func comments(in file: SourceFile) -> [Line] {
    var isFenced = false
    return file.lines.enumerated().flatMap { index, line -> [Line] in
      let separator: Line = (index + 1, "")
      guard !line.isInString else { return [separator] }
      let trimmed = line.text.drop { $0 == " " }
      if trimmed.hasPrefix("//") {
        let text = trimmed.drop { $0 == "/" }.drop { $0 == " " }
        if text.hasPrefix("```") { isFenced.toggle() }
        return isFenced || text.hasPrefix("```") || text.hasPrefix("MARK:") ? [separator] : [(index + 1, text)]
      }
      isFenced = false
      // The formatter leaves two spaces before a comment after code.
      guard trimmed.utf8.contains(UInt8(ascii: "/")), let comment = trimmed.range(of: "  // ") else {
        return [separator]
      }
      return [separator, (index + 1, trimmed[comment.upperBound...]), separator]
    }
  }

  private static func markdown(_ text: String) -> [Line] {
    var isFenced = false
    var isCode = false
    var isAfterBlank = true
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line -> [Line] in
      let trimmed = line.drop { $0 == " " }
      let separator: Line = (index + 1, "")
      defer { isAfterBlank = trimmed.isEmpty }
      if trimmed.hasPrefix("```") { isFenced.toggle() }
      if !trimmed.isEmpty { isCode = line.hasPrefix("    ") && (isAfterBlank || isCode) }
      if isFenced || isCode || trimmed.hasPrefix("```") || trimmed.hasPrefix("#") { return [separator] }
      guard trimmed.hasPrefix("|") else { return [(index + 1, trimmed)] }
      return trimmed.split(separator: "|").flatMap { [(index + 1, $0.drop { $0 == " " }), separator] }
    }
  }

  // MARK: Paragraphs

  /// Joins lines. An item of a list is a paragraph, without its bullet and the name of the parameter that it describes.
  private static func paragraphs(_ lines: [Line]) -> [[Sentence.Word]] {
    var paragraphs: [[Sentence.Word]] = [[]]
    for (number, text) in lines {
      let bullet = bullet(of: text)
      if text.isEmpty || bullet != nil { paragraphs.append([]) }
      let prose = withoutCode(text.dropFirst(bullet?.count ?? 0))
      paragraphs[paragraphs.count - 1] += prose.split(separator: " ").map { Sentence.Word(text: $0, line: number) }
    }
    return paragraphs.filter { !$0.isEmpty }
  }

  private static func bullet(of text: Substring) -> Substring? {
    guard let first = text.first, first == "-" || first == "*" || first.isNumber else { return nil }
    return text.prefixMatch(of: /(?:[-*]|[0-9]+\.) +(?:(?:Parameter )?\w+: )?/)?.output
  }

  /// Returns a text with a backtick in place of each code span.
  private static func withoutCode(_ text: Substring) -> Substring {
    guard text.utf8.contains(UInt8(ascii: "`")) else { return text }
    return text.replacing(/`+[^`]*`+/) { _ in "`" }
  }
}

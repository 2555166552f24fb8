// SPDX-License-Identifier: MIT

/// A sentence of a comment or a document. A backtick takes the place of code.
struct Sentence: Equatable {
  struct Word: Equatable {
    let text: Substring
    /// The number of the line, counted from 1.
    let line: Int

    /// The word in lower case, without punctuation.
    var letters: String {
      let letters = text.utf8.filter { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
      return String(decoding: letters.map { $0 | 0x20 }, as: UTF8.self)
    }

    /// Whether a sentence may end with the word.
    var isEnd: Bool { text.last { !")”\"’*_".contains($0) }.map { ".!?".contains($0) } ?? false }

    /// Whether a sentence may begin with the word.
    var isStart: Bool { text.first { !"(“\"‘*_".contains($0) }.map { $0.isUppercase || $0 == "`" } ?? false }
  }

  let words: [Word]

  var line: Int { words[0].line }
  var text: String { words.map(\.text).joined(separator: " ") }
  /// The first words.
  var opening: String { words.prefix(6).map(\.text).joined(separator: " ") }

  /// The problems with the sentence, each with its remedy.
  var problems: [String] {
    var problems: [String] = []
    if let first = words.first?.text, first == "Of" || first == "What", words.last?.text.last != "?" {
      problems.append("begins with \"\(first)\"; begin with the subject")
    }
    let letters = words.map(\.letters)
    if letters.contains("anew") { problems.append("has \"anew\"; write \"again\" or \"new\"") }
    if Self.count("of", "which", in: letters) > 0 { problems.append("has \"of which\"; make two sentences") }
    if Self.count("those", "of", in: letters) > 1 { problems.append("has \"those of\" twice; repeat a noun") }
    if letters.contains(where: { $0.hasPrefix("recognis") }) {
      problems.append("spells \"recognize\" with an s; UIKit spells it with a z")
    }
    return problems
  }

  private static func count(_ first: String, _ second: String, in words: [String]) -> Int {
    zip(words, words.dropFirst()).count { $0 == first && $1 == second }
  }

  /// Returns the sentences of a paragraph.
  static func sentences(_ paragraph: [Word]) -> [Sentence] {
    var sentences: [Sentence] = []
    var start = 0
    for index in paragraph.indices {
      let next = index + 1
      guard next == paragraph.count || (paragraph[index].isEnd && paragraph[next].isStart) else { continue }
      sentences.append(Sentence(words: Array(paragraph[start..<next])))
      start = next
    }
    return sentences
  }
}

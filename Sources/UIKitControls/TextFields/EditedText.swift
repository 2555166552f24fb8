// SPDX-License-Identifier: MIT

/// A line of text that is edited, with the selection, and what keys do to both.
///
/// Offsets count characters from the start of the text.
struct EditedText: Equatable {
  private(set) var string = ""
  /// The end of the selection that stays when the selection is extended.
  private(set) var anchor = 0
  /// The end of the selection that moves: the caret.
  private(set) var caret = 0

  /// How far a key moves the caret, or deletes.
  enum Step {
    case character, word, line
  }

  init(_ string: String = "") {
    self.string = string
    (anchor, caret) = (string.count, string.count)
  }

  var count: Int { string.count }
  var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  func substring(_ range: Range<Int>) -> String { String(string[indices(of: range)]) }

  // MARK: Selecting

  /// Selects from one offset to another, at which the caret is.
  mutating func select(from anchor: Int, to caret: Int) {
    self.anchor = min(max(anchor, 0), count)
    self.caret = min(max(caret, 0), count)
  }

  /// Moves the caret. A selection that is not extended collapses at the end to which the caret moves by a character.
  mutating func move(_ step: Step, forward: Bool, extending: Bool) {
    if step == .character, !extending, !selection.isEmpty {
      caret = forward ? selection.upperBound : selection.lowerBound
    } else {
      caret = offset(step, forward: forward)
    }
    if !extending { anchor = caret }
  }

  /// The characters that a key deletes: the selection, or those up to where it would move the caret.
  func deletion(_ step: Step, forward: Bool) -> Range<Int> {
    guard selection.isEmpty else { return selection }
    let end = offset(step, forward: forward)
    return min(caret, end)..<max(caret, end)
  }

  /// The word, or the run of other characters, around an offset.
  func word(at offset: Int) -> Range<Int> {
    let characters = Array(string)
    guard !characters.isEmpty else { return 0..<0 }
    let middle = min(max(offset, 0), characters.count - 1)
    let kind = CharacterKind(characters[middle])
    let start = characters[..<middle].lastIndex { CharacterKind($0) != kind }.map { $0 + 1 } ?? 0
    let end = characters[middle...].firstIndex { CharacterKind($0) != kind } ?? characters.count
    return start..<end
  }

  private func offset(_ step: Step, forward: Bool) -> Int {
    switch (step, forward) {
    case (.character, true): min(caret + 1, count)
    case (.character, false): max(caret - 1, 0)
    case (.line, true): count
    case (.line, false): 0
    case (.word, true): endOfWord(after: caret)
    case (.word, false): startOfWord(before: caret)
    }
  }

  private func endOfWord(after offset: Int) -> Int {
    let rest = string.dropFirst(offset).drop { !$0.isPartOfWord }
    return count - rest.drop(while: \.isPartOfWord).count
  }

  private func startOfWord(before offset: Int) -> Int {
    let before = Array(string.prefix(offset))
    guard let last = before.lastIndex(where: \.isPartOfWord) else { return 0 }
    return before[..<last].lastIndex { !$0.isPartOfWord }.map { $0 + 1 } ?? 0
  }

  // MARK: Changing

  /// Replaces characters, and puts the caret behind the new ones.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let bounds = indices(of: range)
    let end = string.utf8.distance(from: string.startIndex, to: bounds.lowerBound) + text.utf8.count
    string.replaceSubrange(bounds, with: text)
    // A combining mark joins the character before it.
    let index = string.utf8.index(string.startIndex, offsetBy: end)
    caret = string.indices.count { $0 < index }
    anchor = caret
  }

  // MARK: UTF-16

  /// The range in UTF-16 code units, as delegates receive it.
  func utf16Range(_ range: Range<Int>) -> NSRange { NSRange(indices(of: range), in: string) }

  func utf16Offset(_ offset: Int) -> Int { utf16Range(0..<offset).length }

  /// The offset of the character that has a UTF-16 code unit.
  func offset(utf16 units: Int) -> Int {
    let index = string.utf16.index(string.startIndex, offsetBy: max(units, 0), limitedBy: string.endIndex)
    return string.distance(from: string.startIndex, to: index ?? string.endIndex)
  }

  private func indices(of range: Range<Int>) -> Range<String.Index> {
    func index(_ offset: Int) -> String.Index {
      string.index(string.startIndex, offsetBy: offset, limitedBy: string.endIndex) ?? string.endIndex
    }
    return index(range.lowerBound)..<index(range.upperBound)
  }
}

/// The kinds of characters that a double click tells apart.
private enum CharacterKind {
  case word, space, other

  init(_ character: Character) {
    self = character.isPartOfWord ? .word : character.isWhitespace ? .space : .other
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}

// SPDX-License-Identifier: MIT

/// A text that is edited, with the selection, and what keys do to both.
///
/// Offsets count characters from the start of the text. Those near the caret are found without a walk through the text.
struct EditedText: Equatable {
  private(set) var string: String
  /// The number of characters.
  private(set) var count: Int
  /// The end of the selection that stays when the selection is extended.
  private(set) var anchor: Int
  /// The end of the selection that moves: the caret.
  private(set) var caret: Int
  private var caretIndex: String.Index

  /// How far a key moves the caret, or deletes.
  enum Step {
    case character, word, paragraph, text
  }

  init(_ string: String = "") {
    self.string = string
    self.string.makeContiguousUTF8()
    count = string.count
    (anchor, caret, caretIndex) = (count, count, self.string.endIndex)
  }

  var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  func substring(_ range: Range<Int>) -> String { String(string[index(range.lowerBound)..<index(range.upperBound)]) }

  // MARK: Selecting

  /// Selects from one offset to another, at which the caret is.
  mutating func select(from anchor: Int, to caret: Int) {
    self.anchor = min(max(anchor, 0), count)
    let new = min(max(caret, 0), count)
    (caretIndex, self.caret) = (index(new), new)
  }

  /// Moves the caret. A selection that is not extended collapses at the end to which the caret moves by a character.
  mutating func move(_ step: Step, forward: Bool, extending: Bool) {
    let collapses = step == .character && !extending && !selection.isEmpty
    let end = forward ? selection.upperBound : selection.lowerBound
    let new = collapses ? end : offset(step, forward: forward)
    select(from: extending ? anchor : new, to: new)
  }

  /// The characters that a key deletes: the selection, or those up to where it would move the caret.
  func deletion(_ step: Step, forward: Bool) -> Range<Int> {
    guard selection.isEmpty else { return selection }
    let end = offset(step, forward: forward)
    return min(caret, end)..<max(caret, end)
  }

  /// Returns the word or the paragraph around an offset, or all of the text. For a character, it is the empty range at
  /// the offset.
  func range(of step: Step, at offset: Int) -> Range<Int> {
    switch step {
    case .character: offset..<offset
    case .word: word(at: offset)
    case .paragraph: startOfParagraph(before: offset)..<endOfParagraph(after: offset)
    case .text: 0..<count
    }
  }

  /// The word, or the run of other characters, around an offset. It is in one paragraph.
  private func word(at offset: Int) -> Range<Int> {
    let paragraph = startOfParagraph(before: offset)..<endOfParagraph(after: offset)
    guard !paragraph.isEmpty else { return paragraph }
    let middle = min(max(offset, paragraph.lowerBound), paragraph.upperBound - 1)
    let kind = CharacterKind(string[index(middle)])
    let start = walk(from: middle, forward: false) { CharacterKind($0) == kind }
    return max(start, paragraph.lowerBound)..<walk(from: middle, forward: true) { CharacterKind($0) == kind }
  }

  /// The word around the caret or next to it, or else the nearest one. Without words it is the empty range at the caret.
  var nearestWord: Range<Int> {
    let end = walk(from: caret, forward: false) { !$0.isPartOfWord }
    let start = walk(from: caret, forward: true) { !$0.isPartOfWord }
    let isBehind = start < count && (end == 0 || start - caret <= caret - end)
    return isBehind ? word(at: start) : end > 0 ? word(at: end - 1) : caret..<caret
  }

  private func offset(_ step: Step, forward: Bool) -> Int {
    switch (step, forward) {
    case (.character, true): min(caret + 1, count)
    case (.character, false): max(caret - 1, 0)
    case (.text, true): count
    case (.text, false): 0
    case (.word, true):
      walk(from: walk(from: caret, forward: true) { !$0.isPartOfWord }, forward: true, while: \.isPartOfWord)
    case (.word, false):
      walk(from: walk(from: caret, forward: false) { !$0.isPartOfWord }, forward: false, while: \.isPartOfWord)
    case (.paragraph, true):
      endOfParagraph(after: endOfParagraph(after: caret) == caret ? min(caret + 1, count) : caret)
    case (.paragraph, false):
      startOfParagraph(before: startOfParagraph(before: caret) == caret ? max(caret - 1, 0) : caret)
    }
  }

  private func startOfParagraph(before offset: Int) -> Int { walk(from: offset, forward: false) { !$0.endsParagraph } }
  private func endOfParagraph(after offset: Int) -> Int { walk(from: offset, forward: true) { !$0.endsParagraph } }

  /// Returns the offset at the end of the characters from an offset on for which a condition holds.
  private func walk(from offset: Int, forward: Bool, while condition: (Character) -> Bool) -> Int {
    var (offset, place) = (offset, index(offset))
    while forward ? place < string.endIndex : place > string.startIndex {
      let next = forward ? string.index(after: place) : string.index(before: place)
      guard condition(string[forward ? place : next]) else { break }
      (offset, place) = (offset + (forward ? 1 : -1), next)
    }
    return offset
  }

  // MARK: Changing

  /// Replaces characters, and puts the caret behind the new ones.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let bounds = index(range.lowerBound)..<index(range.upperBound)
    let utf8 = string.utf8
    // The new characters may combine with the one before them, but not change where that begins.
    let before = range.lowerBound > 0 ? string.index(before: bounds.lowerBound) : bounds.lowerBound
    let start = utf8.distance(from: utf8.startIndex, to: before)
    let end = utf8.distance(from: utf8.startIndex, to: bounds.lowerBound) + text.utf8.count
    string.replaceSubrange(bounds, with: text)
    count = string.count
    var place = string.utf8.index(string.startIndex, offsetBy: start)
    var offset = max(range.lowerBound - 1, 0)
    let endIndex = string.utf8.index(string.startIndex, offsetBy: end)
    while place < endIndex { (place, offset) = (string.index(after: place), offset + 1) }
    (anchor, caret, caretIndex) = (offset, offset, place)
  }

  // MARK: UTF-16

  /// The range in UTF-16 code units, as delegates receive it.
  func utf16Range(_ range: Range<Int>) -> NSRange {
    NSRange(index(range.lowerBound)..<index(range.upperBound), in: string)
  }

  func utf16Offset(_ offset: Int) -> Int { string.utf16.distance(from: string.startIndex, to: index(offset)) }

  /// The offset of the character that has a UTF-16 code unit.
  func offset(utf16 units: Int) -> Int {
    let units = min(max(units, 0), string.utf16.count)
    return offset(of: string.utf16.index(string.startIndex, offsetBy: units))
  }

  // MARK: Indices

  private func index(_ offset: Int) -> String.Index {
    let offset = min(max(offset, 0), count)
    if abs(offset - caret) <= min(offset, count - offset) { return string.index(caretIndex, offsetBy: offset - caret) }
    return offset <= count - offset
      ? string.index(string.startIndex, offsetBy: offset) : string.index(string.endIndex, offsetBy: offset - count)
  }

  private func offset(of index: String.Index) -> Int {
    let utf8 = string.utf8
    let fromCaret = abs(utf8.distance(from: caretIndex, to: index))
    let isNearCaret = fromCaret <= utf8.distance(from: utf8.startIndex, to: index)
    return isNearCaret
      ? caret + string.distance(from: caretIndex, to: index) : string.distance(from: string.startIndex, to: index)
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

  /// Whether a paragraph ends with the character.
  var endsParagraph: Bool {
    switch unicodeScalars.first {
    case "\n", "\r", "\u{2029}": true
    default: false
    }
  }
}

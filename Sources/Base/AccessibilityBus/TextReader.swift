// SPDX-License-Identifier: MIT

/// Reads a text in the offsets of AT-SPI, which count Unicode scalars.
package struct TextReader {
  /// A part of a text around an offset.
  enum Unit: UInt32 {
    // The numbers are those of `AtspiTextGranularity`. Paragraphs are lines, because the tree does not contain layouts.
    case character, word, sentence, line, paragraph
  }

  private let text: AccessibleText
  private let scalars: [Unicode.Scalar]

  package init(_ text: AccessibleText) {
    self.text = text
    scalars = Array(text.string.unicodeScalars)
  }

  var count: Int { scalars.count }

  /// The selection, or an empty range at the caret.
  var selection: Range<Int> { offset(utf16: text.selection.lowerBound)..<offset(utf16: text.selection.upperBound) }

  /// The end of the selection, where a key would insert.
  var caret: Int { selection.upperBound }

  /// Returns the text from one offset to another. An end of −1 means that of the text.
  func substring(from start: Int, to end: Int) -> String {
    String(String.UnicodeScalarView(scalars[range(from: start, to: end)]))
  }

  func substring(_ range: Range<Int>) -> String { substring(from: range.lowerBound, to: range.upperBound) }

  /// Returns the number of the scalar at an offset, or 0 outside of the text.
  func scalar(at offset: Int) -> UInt32 { scalars.indices.contains(offset) ? scalars[offset].value : 0 }

  /// Returns the offset for one in UTF-16 code units.
  func offset(utf16 units: Int) -> Int {
    let string = text.string
    return string.unicodeScalars.distance(
      from: string.startIndex, to: String.Index(utf16Offset: min(max(units, 0), string.utf16.count), in: string))
  }

  /// Returns the range in UTF-16 code units from one offset to another.
  package func utf16Range(from start: Int, to end: Int) -> Range<Int> {
    let range = range(from: start, to: end)
    let units = { (scalars: ArraySlice<Unicode.Scalar>) in scalars.reduce(0) { $0 + UTF16.width($1) } }
    let first = units(scalars[..<range.lowerBound])
    return first..<(first + units(scalars[range]))
  }

  private func range(from start: Int, to end: Int) -> Range<Int> {
    let first = min(max(start, 0), count)
    return first..<min(max(end < 0 ? count : end, first), count)
  }

  // MARK: Units

  /// Returns the unit that contains an offset. A word, a sentence or a line contains the separators behind it.
  func range(of unit: Unit, at offset: Int) -> Range<Int> {
    let offset = min(max(offset, 0), count)
    guard offset < count else { return count..<count }
    let start = (0...offset).last { starts(unit, at: $0) } ?? 0
    return start..<((offset + 1..<count).first { starts(unit, at: $0) } ?? count)
  }

  /// Returns the unit before or behind another one, or an empty range at an end of the text.
  func range(of unit: Unit, nextTo range: Range<Int>, forward: Bool) -> Range<Int> {
    if forward { return self.range(of: unit, at: range.upperBound) }
    return range.lowerBound > 0 ? self.range(of: unit, at: range.lowerBound - 1) : 0..<0
  }

  private func starts(_ unit: Unit, at offset: Int) -> Bool {
    guard offset > 0 else { return true }
    let (before, here) = (scalars[offset - 1], scalars[offset])
    switch unit {
    case .character: return true
    case .word: return !isInWord(before) && isInWord(here)
    case .sentence: return before == "\n" || isSpace(before) && !isSpace(here) && endsSentence(before: offset)
    case .line, .paragraph: return before == "\n"
    }
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

  private func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "'" || scalar == "’"
  }

  private func endsSentence(before offset: Int) -> Bool {
    guard let mark = scalars[..<offset].last(where: { !isSpace($0) }) else { return false }
    return [".", "!", "?", "…"].contains(mark)
  }
}

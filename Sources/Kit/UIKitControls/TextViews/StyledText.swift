// SPDX-License-Identifier: MIT

/// A string, with attributes if any of its characters has one.
struct StyledText {
  typealias Attributes = [NSAttributedString.Key: Any]

  private(set) var string: String
  private(set) var attributed: NSAttributedString?

  init(_ string: String, attributes: Attributes = [:]) {
    self.string = string
    if !attributes.isEmpty { attributed = NSAttributedString(string: string, attributes: attributes) }
  }

  init(_ attributed: NSAttributedString) {
    string = attributed.string
    self.attributed = attributed
  }

  static func joined(_ parts: some Collection<StyledText>) -> StyledText {
    guard parts.contains(where: { $0.attributed != nil }) else {
      return StyledText(parts.lazy.map(\.string).joined())
    }
    let whole = NSMutableAttributedString(string: "")
    for part in parts { whole.append(part.asAttributed) }
    return StyledText(NSAttributedString(attributedString: whole))
  }

  var asAttributed: NSAttributedString { attributed ?? NSAttributedString(string: string) }

  /// Returns the part before a character.
  func prefix(_ offset: Int) -> StyledText { part(string.startIndex..<index(offset)) }

  /// Returns the part from a character on.
  func suffix(from offset: Int) -> StyledText { part(index(offset)..<string.endIndex) }

  /// Returns the attributes of a character.
  func attributes(at offset: Int) -> Attributes {
    guard let attributed else { return [:] }
    let units = string.utf16.distance(from: string.startIndex, to: index(offset))
    return units < attributed.length ? attributed.attributes(at: units, effectiveRange: nil) : [:]
  }

  /// The paragraphs, each with its line break. There is at least one, and the last one has no line break.
  var paragraphs: [StyledText] {
    var parts: [StyledText] = []
    var start = string.startIndex
    for end in Self.ends(of: string) + [string.endIndex] {
      parts.append(part(start..<end))
      start = end
    }
    return parts
  }

  /// Returns the offsets behind the line breaks of a string.
  private static func ends(of string: String) -> [String.Index] {
    let bytes = string.utf8
    var ends: [String.Index] = []
    var place = bytes.startIndex
    while let found = bytes[place...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0xE2 }) {
      place = bytes.index(after: found)
      switch bytes[found] {
      case 0xE2:
        guard string.unicodeScalars[found] == "\u{2029}" else { continue }
        place = bytes.index(found, offsetBy: 3)
      case 0x0D: if place < bytes.endIndex, bytes[place] == 0x0A { place = bytes.index(after: place) }
      default: break
      }
      ends.append(place)
    }
    return ends
  }

  private func part(_ range: Range<String.Index>) -> StyledText {
    guard let attributed else { return StyledText(String(string[range])) }
    return StyledText(attributed.attributedSubstring(from: NSRange(range, in: string)))
  }

  private func index(_ offset: Int) -> String.Index {
    string.index(string.startIndex, offsetBy: offset, limitedBy: string.endIndex) ?? string.endIndex
  }
}

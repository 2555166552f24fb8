// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The paragraphs of a text, below each other. Each has a layout of its own, so that a change lays out only the paragraph in
/// which it is.
///
/// Offsets count characters of the whole text. `TextParagraphs+Geometry` finds the positions of carets and characters.
final class TextParagraphs {
  private(set) var paragraphs = [EditedParagraph(StyledText(""))]
  private var isArranged = false
  /// The paragraphs that are shown, from the first one on.
  private var places: [Place] = []
  /// The offset of the first character of each paragraph.
  private var starts: [Int] = []

  /// The position of a paragraph.
  struct Place {
    let paragraph: EditedParagraph
    let layout: TextLayout
    /// The offset of the first character.
    let start: Int
    let top: CGFloat
    let size: CGSize
    let lineCount: Int

    var bottom: CGFloat { top + size.height }
  }

  init() {}

  nonisolated deinit {}

  var look = EditedParagraph.Look() {
    didSet {
      for paragraph in paragraphs { paragraph.invalidate() }
      isArranged = false
    }
  }

  /// The width at which lines are broken, in points.
  var width: CGFloat = 0 { didSet { if width != oldValue { isArranged = false } } }
  /// The number of pixels of a point. The heights of paragraphs are whole pixels.
  var scale: CGFloat = 1 { didSet { if scale != oldValue { isArranged = false } } }

  // MARK: Text

  var text: StyledText {
    get { StyledText.joined(paragraphs.map(\.text)) }
    set {
      paragraphs = newValue.paragraphs.map(EditedParagraph.init)
      isArranged = false
      starts = []
    }
  }

  /// Returns the characters of a range.
  func text(in range: Range<Int>) -> StyledText {
    guard !range.isEmpty else { return StyledText("") }
    let (first, last) = (index(of: range.lowerBound), index(of: range.upperBound))
    let whole = StyledText.joined(paragraphs[first...last].map(\.text))
    return whole.suffix(from: range.lowerBound - start(first)).prefix(range.count)
  }

  /// Replaces characters. Only paragraphs in which there are some are laid out again.
  func replace(_ range: Range<Int>, with text: StyledText) {
    var first = index(of: range.lowerBound)
    let last = index(of: range.upperBound)
    let suffix = paragraphs[last].text.suffix(from: range.upperBound - start(last))
    // A line feed joins a carriage return before it.
    if first > 0, paragraphs[first - 1].text.string.hasSuffix("\r") { first -= 1 }
    let prefix = StyledText.joined(paragraphs[first...index(of: range.lowerBound)].map(\.text))
      .prefix(range.lowerBound - start(first))
    let new = StyledText.joined([prefix, text, suffix]).paragraphs
    // The text up to the last line break, if the paragraph behind it is not the last one of the text, belongs to it.
    let isWhole = new.count > 1 && new.last?.string.isEmpty == true && last < paragraphs.count - 1
    paragraphs.replaceSubrange(first...last, with: (isWhole ? new.dropLast() : new[...]).map(EditedParagraph.init))
    isArranged = false
    starts = []
  }

  /// Returns the attributes that a text typed at an offset inherits: those of the character before it or, at the start of a
  /// paragraph, of the one behind it.
  func attributes(at offset: Int) -> StyledText.Attributes {
    let index = index(of: offset)
    let (text, local) = (paragraphs[index].text, offset - start(index))
    if local > 0 { return text.attributes(at: local - 1) }
    if !text.string.isEmpty || index == 0 { return text.attributes(at: 0) }
    return attributesOfBreak(before: index)
  }

  private func attributesOfBreak(before index: Int) -> StyledText.Attributes {
    guard index > 0 else { return [:] }
    let former = paragraphs[index - 1]
    return former.text.attributes(at: former.count - 1)
  }

  // MARK: Paragraphs

  /// Returns the index of the paragraph of an offset.
  func index(of offset: Int) -> Int {
    placeStarts()
    return max(starts.partitioningIndex { $0 > offset } - 1, 0)
  }

  /// Returns the offset of the first character of a paragraph.
  func start(_ index: Int) -> Int {
    placeStarts()
    return starts[index]
  }

  private func placeStarts() {
    guard starts.isEmpty else { return }
    var start = 0
    starts = paragraphs.map { paragraph in
      defer { start += paragraph.count }
      return start
    }
  }

  // MARK: Layout

  /// The paragraphs that are shown, from the first one on.
  var arrangedPlaces: [Place] {
    arrange()
    return places
  }

  /// The size of the text in points.
  var size: CGSize {
    arrange()
    return CGSize(width: places.lazy.map(\.size.width).max() ?? 0, height: places.last?.bottom ?? 0)
  }

  /// Returns the size of the text at another width.
  func size(width: CGFloat) -> CGSize {
    guard width != self.width else { return size }
    let places = makePlaces(width: width)
    return CGSize(width: places.map(\.size.width).max() ?? 0, height: places.last?.bottom ?? 0)
  }

  private func arrange() {
    guard !isArranged else { return }
    isArranged = true
    places = makePlaces(width: width)
  }

  private func makePlaces(width: CGFloat) -> [Place] {
    var places: [Place] = []
    places.reserveCapacity(paragraphs.count)
    var (start, top, lines) = (0, CGFloat(0), 0)
    var gap: CGFloat?
    for (index, paragraph) in paragraphs.enumerated() {
      let limit = look.maximumNumberOfLines
      guard limit == 0 || lines < limit else { break }
      let base = paragraph.count == 0 ? attributesOfBreak(before: index) : [:]
      let (layout, style) = paragraph.layout(look, limit: limit == 0 ? 0 : limit - lines, base: base)
      if let gap { top += roundedToPixels(gap + style.paragraph.spacingBefore) }
      let (size, lineCount) = paragraph.extent(width: width)
      let rounded = CGSize(width: size.width, height: roundedToPixels(size.height))
      places.append(
        Place(paragraph: paragraph, layout: layout, start: start, top: top, size: rounded, lineCount: lineCount))
      (start, top, lines) = (start + paragraph.count, top + rounded.height, lines + lineCount)
      gap = style.lineSpacing + style.paragraph.spacingAfter
    }
    return places
  }

  private func roundedToPixels(_ height: CGFloat) -> CGFloat { (height * scale).rounded(.up) / scale }
}

extension Array {
  /// Returns the index of the first element for which a condition holds that also holds for all later ones.
  func partitioningIndex(where isLater: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isLater(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

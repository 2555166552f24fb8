// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

// The positions of carets and characters, in points from the top left corner of the text.
extension TextParagraphs {
  /// Lines of a paragraph that are drawn together.
  struct Chunk {
    let layout: TextLayout
    let lines: Range<Int>
    /// The area of all lines of the paragraph.
    let area: CGRect
    /// The area of these lines.
    let frame: CGRect
  }

  /// The largest number of lines that are drawn together. A paragraph may have thousands. Chosen.
  private static let linesOfChunk = 32

  /// Returns what is to be drawn between two distances from the top.
  func chunks(from low: CGFloat, to high: CGFloat) -> [Chunk] {
    places(from: low, to: high).flatMap { place in
      let area = CGRect(x: 0, y: place.top, width: width, height: place.size.height)
      let lines: ClosedRange<Int>
      if place.lineCount > Self.linesOfChunk {
        let first = place.layout.lineIndex(at: low - place.top, width: width)
        lines = first...max(place.layout.lineIndex(at: high - place.top, width: width), first)
      } else {
        lines = 0...max(place.lineCount - 1, 0)
      }
      let numbers = lines.lowerBound / Self.linesOfChunk...lines.upperBound / Self.linesOfChunk
      return numbers.map { number in
        let start = number * Self.linesOfChunk
        let end = min(start + Self.linesOfChunk, max(place.lineCount, 1))
        let top = place.layout.verticalSpan(ofLine: start, width: width).lowerBound
        let bottom = place.layout.verticalSpan(ofLine: end - 1, width: width).upperBound
        let frame = CGRect(x: 0, y: place.top + top, width: width, height: bottom - top)
        return Chunk(layout: place.layout, lines: start..<end, area: area, frame: frame)
      }
    }
  }

  private func places(from low: CGFloat, to high: CGFloat) -> ArraySlice<Place> {
    let places = arrangedPlaces
    let first = places.partitioningIndex { $0.bottom > low }
    return places[first..<max(places.partitioningIndex { $0.top >= high }, first)]
  }

  /// Returns the position of a paragraph, or of the last one that is shown.
  private func place(of offset: Int) -> Place? {
    let places = arrangedPlaces
    return places.isEmpty ? nil : places[min(index(of: offset), places.count - 1)]
  }

  // MARK: Carets

  /// Returns the rectangle of the caret before a character, without width.
  func caretRect(before offset: Int) -> CGRect {
    guard let place = place(of: offset) else { return .zero }
    let rect = place.layout.caretRect(before: min(offset - place.start, place.paragraph.breakOffset), width: width)
    return rect.offsetBy(dx: 0, dy: place.top)
  }

  /// Returns the offset of the caret that is nearest to a point.
  func offset(nearestTo point: CGPoint) -> Int {
    let places = arrangedPlaces
    guard !places.isEmpty else { return 0 }
    let place = places[min(places.partitioningIndex { $0.bottom > point.y }, places.count - 1)]
    let line = place.layout.lineIndex(at: point.y - place.top, width: width)
    return place.start + place.layout.characterOffset(inLine: line, nearestTo: point.x, width: width)
  }

  /// Returns the offsets of the first and the last caret of the line of a caret.
  func carets(inLineOf offset: Int) -> ClosedRange<Int> {
    guard let place = place(of: offset) else { return 0...0 }
    let carets = place.layout.carets(inLine: line(of: offset, in: place), width: width)
    return place.start + carets.lowerBound...place.start + carets.upperBound
  }

  /// Returns the offset of the caret in the line above or below that of another one, or nil if there is no such line.
  ///
  /// - Parameters:
  ///   - offset: The offset of the other caret.
  ///   - isBelow: Whether it is the line below.
  ///   - x: The distance from the left edge to which it is nearest.
  func offset(inLineNextTo offset: Int, isBelow: Bool, nearestTo x: CGFloat) -> Int? {
    let places = arrangedPlaces
    guard !places.isEmpty else { return nil }
    var index = min(index(of: offset), places.count - 1)
    var line = line(of: offset, in: places[index]) + (isBelow ? 1 : -1)
    if !(0..<places[index].lineCount).contains(line) {
      index += isBelow ? 1 : -1
      guard places.indices.contains(index) else { return nil }
      line = isBelow ? 0 : places[index].lineCount - 1
    }
    return places[index].start + places[index].layout.characterOffset(inLine: line, nearestTo: x, width: width)
  }

  /// Whether the paragraph of a caret runs from right to left.
  func runsRightToLeft(at offset: Int) -> Bool { place(of: offset)?.layout.runsRightToLeft ?? false }

  private func line(of offset: Int, in place: Place) -> Int {
    place.layout.lineIndex(ofCaretBefore: min(offset - place.start, place.paragraph.breakOffset), width: width)
  }

  // MARK: Characters

  /// Returns the rectangles that characters take up between two distances from the top. Lines with the same edges are one
  /// rectangle.
  func rects(of characters: Range<Int>, from low: CGFloat = 0, to high: CGFloat = .infinity) -> [CGRect] {
    guard !characters.isEmpty else { return [] }
    var rects: [CGRect] = []
    for place in places(from: low, to: high) {
      let (start, end) = (place.start, place.start + place.paragraph.breakOffset)
      guard characters.upperBound > start, characters.lowerBound < place.start + place.paragraph.count else { continue }
      let own = max(characters.lowerBound, start)..<min(max(characters.upperBound, start), end)
      let includesBreak = characters.upperBound > end
      for rect in place.layout.rects(
        of: own.lowerBound - start..<max(own.upperBound, own.lowerBound) - start, includesBreak: includesBreak,
        width: width)
      where rect.maxY + place.top > low && rect.minY + place.top < high {
        add(alignedToPixels(rect.offsetBy(dx: 0, dy: place.top)), to: &rects)
      }
    }
    return rects
  }

  /// Returns a rectangle whose upper and lower edges are between pixels, so that no line is seen between two.
  private func alignedToPixels(_ rect: CGRect) -> CGRect {
    let (top, bottom) = ((rect.minY * scale).rounded() / scale, (rect.maxY * scale).rounded() / scale)
    return CGRect(x: rect.minX, y: top, width: rect.width, height: bottom - top)
  }

  private func add(_ rect: CGRect, to rects: inout [CGRect]) {
    guard let last = rects.last, last.minX == rect.minX, last.maxX == rect.maxX, rect.minY <= last.maxY else {
      return rects.append(rect)
    }
    rects[rects.count - 1] = last.union(rect)
  }
}

// SPDX-License-Identifier: MIT
import X11

/// A set of pixels, stored as a few rectangles that may contain more pixels than were added, but never fewer.
struct PixelRegion: Equatable {
  /// The rectangles, which may overlap.
  private(set) var rects: [PixelRect] = []

  /// The largest number of rectangles. More of them cost the server more than the pixels they save.
  private static let maximumCount = 8

  init() {}
  init(_ rect: PixelRect) { if !rect.isEmpty { rects = [rect] } }

  var isEmpty: Bool { rects.isEmpty }
  var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }
  /// An upper bound of the number of pixels.
  var area: Int { rects.reduce(0) { $0 + $1.area } }

  /// Returns the smallest rectangle that contains the region's pixels within a rectangle.
  func bounds(in rect: PixelRect) -> PixelRect { rects.reduce(.empty) { $0.union($1.intersection(rect)) } }

  /// Adds a rectangle, and whatever can be joined with it without waste.
  mutating func formUnion(_ rect: PixelRect) {
    if rect.isEmpty || rects.contains(where: { $0.contains(rect) }) { return }
    var joined = rect
    while let index = rects.firstIndex(where: { Self.waste($0, joined) <= 0 }) {
      joined = joined.union(rects.remove(at: index))
    }
    rects.append(joined)
    if rects.count > Self.maximumCount { reduce() }
  }

  /// Adds the two rectangles between which something has moved, as one rectangle if that wastes little.
  mutating func formUnion(_ rect: PixelRect, movedTo other: PixelRect) {
    let union = rect.union(other)
    if Double(Self.waste(rect, other)) <= Double(union.area) * Self.acceptedWaste {
      formUnion(union)
    } else {
      formUnion(rect)
      formUnion(other)
    }
  }

  mutating func formUnion(_ other: PixelRegion) {
    for rect in other.rects { formUnion(rect) }
  }

  mutating func formIntersection(_ rect: PixelRect) {
    rects = rects.map { $0.intersection(rect) }.filter { !$0.isEmpty }
  }

  /// Removes the pixels of a rectangle, or fewer if their shape has too many parts otherwise.
  mutating func subtract(_ rect: PixelRect) {
    let parts = rects.flatMap { $0.parts(around: rect) }
    rects = []
    for part in parts { formUnion(part) }
  }

  func offsetBy(x: Int, y: Int) -> PixelRegion {
    var region = self
    region.rects = rects.map { $0.offsetBy(x: x, y: y) }
    return region
  }

  /// The part of the bounds up to which pixels that were not added are accepted, instead of several rectangles.
  private static let acceptedWaste = 0.25

  /// Joins all rectangles if they fill most of their bounds, as the cells of a scrolled grid do, and otherwise the two
  /// that waste least.
  private mutating func reduce() {
    let bounds = bounds
    if Double(bounds.area - area) <= Double(bounds.area) * Self.acceptedWaste {
      rects = [bounds]
    } else if let pair = cheapestPair() {
      let second = rects.remove(at: pair.second)
      formUnion(rects.remove(at: pair.first).union(second))
    }
  }

  private func cheapestPair() -> (first: Int, second: Int)? {
    var best: (first: Int, second: Int)?
    var least = Int.max
    for first in rects.indices {
      for second in rects.indices[(first + 1)...] {
        let waste = Self.waste(rects[first], rects[second])
        if waste < least { (best, least) = ((first, second), waste) }
      }
    }
    return best
  }

  /// The number of pixels of the common bounds that belong to neither rectangle. Negative if the two overlap much.
  private static func waste(_ a: PixelRect, _ b: PixelRect) -> Int { a.union(b).area - a.area - b.area }
}

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

  mutating func formUnion(_ rect: PixelRect) {
    if rect.isEmpty || rects.contains(where: { $0.contains(rect) }) { return }
    rects.removeAll { rect.contains($0) }
    rects.append(rect)
    mergeWhereCheap()
  }

  mutating func formUnion(_ other: PixelRegion) {
    for rect in other.rects { formUnion(rect) }
  }

  mutating func formIntersection(_ rect: PixelRect) {
    rects = rects.map { $0.intersection(rect) }.filter { !$0.isEmpty }
  }

  func offsetBy(x: Int, y: Int) -> PixelRegion {
    var region = self
    region.rects = rects.map { $0.offsetBy(x: x, y: y) }
    return region
  }

  /// Merges pairs of rectangles whose common bounds are no larger than the two, and then the cheapest pairs until few
  /// enough remain.
  private mutating func mergeWhereCheap() {
    while rects.count > 1, let pair = cheapestPair(), pair.waste <= 0 || rects.count > Self.maximumCount {
      let joined = rects[pair.first].union(rects[pair.second])
      rects.remove(at: pair.second)
      rects.remove(at: pair.first)
      rects.removeAll { joined.contains($0) }
      rects.append(joined)
    }
  }

  private func cheapestPair() -> (first: Int, second: Int, waste: Int)? {
    var best: (first: Int, second: Int, waste: Int)?
    for first in rects.indices {
      for second in rects.indices.dropFirst(first + 1) {
        let (a, b) = (rects[first], rects[second])
        let waste = a.union(b).area - a.area - b.area
        if waste < best?.waste ?? .max { best = (first, second, waste) }
      }
    }
    return best
  }
}

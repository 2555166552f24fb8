// SPDX-License-Identifier: MIT

/// Lengths one after another, with the position at which each starts.
///
/// A change costs the same at every index. The positions after it are computed when they are needed, so that a table of
/// many rows that size themselves adds up only the rows up to the visible ones.
nonisolated struct StackedLengths: Equatable {
  private(set) var lengths: [CGFloat]
  private(set) var total: CGFloat
  /// The positions of the first `known` lengths and of their end.
  private var starts: [CGFloat]
  private var known = 0

  init(_ lengths: [CGFloat]) {
    self.lengths = lengths
    total = lengths.reduce(0, +)
    starts = Array(repeating: 0, count: lengths.count + 1)
  }

  static func == (one: StackedLengths, other: StackedLengths) -> Bool { one.lengths == other.lengths }

  var count: Int { lengths.count }

  mutating func setLength(_ length: CGFloat, at index: Int) {
    guard lengths[index] != length else { return }
    total += length - lengths[index]
    lengths[index] = length
    known = min(known, index)
  }

  /// Returns the position at which a length starts, or at which the last one ends for the index `count`.
  mutating func start(of index: Int) -> CGFloat {
    while known < index {
      starts[known + 1] = starts[known] + lengths[known]
      known += 1
    }
    return starts[index]
  }

  /// Returns the index of the length at a position: the first that ends after it, or `count` if there is none.
  mutating func index(at position: CGFloat) -> Int {
    while known < count, starts[known] <= position { _ = start(of: known + 1) }
    var (low, high) = (0, known)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle + 1] > position { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

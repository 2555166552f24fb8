// SPDX-License-Identifier: MIT
import CoreGraphics

/// The lines of a section index, centred in a height. A pure value.
nonisolated struct TableIndexLayout: Equatable {
  /// The content of a line.
  enum Line: Equatable {
    /// The title at an index.
    case title(Int)
    /// A dot, which stands for titles that have no room.
    case dot
  }

  /// The number of titles.
  let count: Int
  let height: CGFloat

  /// The lines from the top. If there is too little room for all titles, some of them alternate with dots.
  var lines: [Line] {
    let room = max(Int(height / TableMetrics.indexPitch), 1)
    guard count > room else { return (0..<count).map(Line.title) }
    let shown = (room + 1) / 2
    guard shown > 1 else { return [.title(0)] }
    let step = Double(count - 1) / Double(shown - 1)
    return (0..<2 * shown - 1).map { line in
      if line % 2 == 1 { return .dot }
      let title = Double(line / 2) * step
      return .title(Int(title.rounded()))
    }
  }

  private var length: CGFloat { CGFloat(lines.count) * TableMetrics.indexPitch }

  /// The position of the first line.
  var top: CGFloat { ((height - length) / 2).rounded() }

  /// Returns the title at a position. All of them can be reached, also those for which dots stand.
  func title(at position: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    return min(max(Int(((position - top) / length * CGFloat(count)).rounded(.down)), 0), count - 1)
  }
}

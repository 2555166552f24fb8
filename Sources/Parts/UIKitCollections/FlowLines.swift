// SPDX-License-Identifier: MIT

/// The sizes of a section's items.
nonisolated enum FlowItemSizes: Sendable {
  case uniform(CGSize, count: Int)
  case each([CGSize])

  var count: Int {
    switch self {
    case .uniform(_, let count): count
    case .each(let sizes): sizes.count
    }
  }

  mutating func setSize(_ size: CGSize, at item: Int) {
    guard (0..<count).contains(item) else { return }
    var sizes: [CGSize]
    switch self {
    case .uniform(let common, let count): sizes = Array(repeating: common, count: count)
    case .each(let each): sizes = each
    }
    self = .each([])
    sizes[item] = size
    self = .each(sizes)
  }

  var isFinite: Bool {
    switch self {
    case .uniform(let size, _): size.width.isFinite && size.height.isFinite
    case .each(let sizes): sizes.allSatisfy { $0.width.isFinite && $0.height.isFinite }
    }
  }
}

/// Items arranged like words in lines: each line contains as many items as fit, and the remaining space is distributed
/// between them.
///
/// The last line has the spacing that it would have if it were filled up with items of the size of its last one. A
/// single item in a line is centred. If all items have the same size, they are not examined one by one.
nonisolated struct FlowLines: Sendable {
  struct ItemFrame: Sendable {
    var along: CGFloat
    var across: CGFloat
    var length: CGFloat
    var breadth: CGFloat
  }

  private enum Arrangement: Sendable {
    case grid(Grid)
    case measured(lines: [Line], frames: [ItemFrame])
  }

  private struct Grid: Sendable {
    let count: Int
    let columns: Int
    let length: CGFloat
    let breadth: CGFloat
    let first: CGFloat
    let gap: CGFloat
    let lineSpacing: CGFloat
  }

  private struct Line: Sendable {
    let items: Range<Int>
    let start: CGFloat
    let length: CGFloat
    var end: CGFloat { start + length }
  }

  private let arrangement: Arrangement
  /// The extent of all lines and the spaces between them.
  let length: CGFloat
  /// The rounding error in points that sums of fractions may have.
  private static let tolerance: CGFloat = 0.001

  init(sizes: FlowItemSizes, breadth: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat, axis: FlowAxis) {
    switch sizes {
    case .uniform(let size, let count):
      let item = axis.breadth(size)
      let spacing = Self.spacing(fitting: item, into: breadth, minimum: itemSpacing)
      let grid = Grid(
        count: count, columns: spacing.columns, length: axis.length(size), breadth: item, first: spacing.first,
        gap: spacing.gap, lineSpacing: lineSpacing)
      arrangement = .grid(grid)
      length = Self.length(of: grid)
    case .each(let sizes):
      let breaker = LineBreaker(
        breadth: breadth, itemSpacing: itemSpacing, lineSpacing: lineSpacing, axis: axis, sizes: sizes)
      let (lines, frames) = breaker.breakLines()
      arrangement = .measured(lines: lines, frames: frames)
      length = lines.last?.end ?? 0
    }
  }

  private static func length(of grid: Grid) -> CGFloat {
    let lines = (grid.count + grid.columns - 1) / grid.columns
    return lines == 0 ? 0 : CGFloat(lines) * (grid.length + grid.lineSpacing) - grid.lineSpacing
  }

  /// The largest number of items in a line. It is more than any screen shows, and bounds a line whose breadth is
  /// infinite.
  private static let maximumColumns = 100_000

  /// Returns the number of items of one breadth that fit into a line, and the spacing between them.
  private static func spacing(
    fitting item: CGFloat, into breadth: CGFloat, minimum: CGFloat
  ) -> (columns: Int, first: CGFloat, gap: CGFloat) {
    let columns = max(count(ofStep: item + minimum, fittingInto: breadth + minimum), 1)
    let left = breadth - item * CGFloat(columns)
    return columns == 1 ? (1, left / 2, minimum) : (columns, 0, left / CGFloat(columns - 1))
  }

  /// Returns the number of items that fit into a length, each with the spacing that follows it.
  private static func count(ofStep step: CGFloat, fittingInto length: CGFloat) -> Int {
    let count = Int(clamping: ((length + tolerance) / max(step, tolerance)).rounded(.down))
    return min(max(count, 0), maximumColumns)
  }

  func frame(ofItem index: Int) -> ItemFrame {
    switch arrangement {
    case .grid(let grid):
      let (line, column) = index.quotientAndRemainder(dividingBy: grid.columns)
      return ItemFrame(
        along: CGFloat(line) * (grid.length + grid.lineSpacing),
        across: grid.first + CGFloat(column) * (grid.breadth + grid.gap), length: grid.length, breadth: grid.breadth)
    case .measured(_, let frames): return frames[index]
    }
  }

  /// Returns the items of the lines that intersect an interval along the content.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard low < length, high > 0 else { return 0..<0 }
    switch arrangement {
    case .grid(let grid):
      let step = max(grid.length + grid.lineSpacing, Self.tolerance)
      let lines = grid.count / grid.columns + 1
      let first = min(max(Int(clamping: (low / step).rounded(.down)), 0), lines)
      let last = min(max(Int(clamping: (high / step).rounded(.up)), first), lines)
      return min(first * grid.columns, grid.count)..<min(last * grid.columns, grid.count)
    case .measured(let lines, _):
      let first = lines.partition { $0.end > low }
      let last = lines.partition { $0.start >= high }
      guard first < last else { return 0..<0 }
      return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
    }
  }

  /// Breaks items of different sizes into lines.
  private struct LineBreaker {
    let breadth: CGFloat
    let itemSpacing: CGFloat
    let lineSpacing: CGFloat
    let axis: FlowAxis
    let sizes: [CGSize]

    func breakLines() -> (lines: [Line], frames: [ItemFrame]) {
      var lines: [Line] = []
      var frames: [ItemFrame] = []
      frames.reserveCapacity(sizes.count)
      var (first, along) = (0, CGFloat(0))
      while first < sizes.count {
        let line = line(from: first, at: along)
        addFrames(of: line, isLast: line.items.upperBound == sizes.count, into: &frames)
        lines.append(line)
        first = line.items.upperBound
        along = line.end + lineSpacing
      }
      return (lines, frames)
    }

    private func line(from first: Int, at start: CGFloat) -> Line {
      var (end, used, length) = (first, CGFloat(0), CGFloat(0))
      while end < sizes.count {
        let next = used + (end == first ? 0 : itemSpacing) + axis.breadth(sizes[end])
        if end > first, next > breadth + FlowLines.tolerance { break }
        used = next
        length = max(length, axis.length(sizes[end]))
        end += 1
      }
      return Line(items: first..<end, start: start, length: length)
    }

    private func addFrames(of line: Line, isLast: Bool, into frames: inout [ItemFrame]) {
      var (count, used, last) = (line.items.count, CGFloat(0), CGFloat(0))
      for item in line.items {
        last = axis.breadth(sizes[item])
        used += last
      }
      if isLast, last > 0 {
        let free = breadth - used - CGFloat(count - 1) * itemSpacing
        let added = FlowLines.count(ofStep: last + itemSpacing, fittingInto: free)
        used += last * CGFloat(added)
        count += added
      }
      let gap = count > 1 ? (breadth - used) / CGFloat(count - 1) : 0
      var across = count > 1 ? 0 : (breadth - used) / 2
      for item in line.items {
        let (length, itemBreadth) = (axis.length(sizes[item]), axis.breadth(sizes[item]))
        frames.append(
          ItemFrame(
            along: line.start + (line.length - length) / 2, across: across, length: length, breadth: itemBreadth))
        across += itemBreadth + gap
      }
    }
  }
}

nonisolated extension Array {
  /// Returns the index of the first element that satisfies a condition which all later elements satisfy as well.
  func partition(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

// SPDX-License-Identifier: MIT
import X11

/// Coverage divided into square cells, each completely covered, not covered, or crossed by an edge.
struct StencilCells {
  enum Kind: UInt8 { case empty, solid, edge }

  let columns: Int
  let rows: Int
  private(set) var kinds: [Kind] = []

  /// The side of a cell in pixels, a multiple of eight. Small cells cost requests, large ones bytes.
  static let side = 32

  /// - Parameters:
  ///   - bytes: Rows of coverage that fill whole cells, below the last row of the shape too.
  init(_ bytes: UnsafeRawBufferPointer, bytesPerRow: Int, columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    kinds.reserveCapacity(columns * rows)
    var all = [UInt64](repeating: 0, count: columns)
    var any = all
    for row in 0..<rows {
      Self.gather(bytes, from: row * Self.side * bytesPerRow, bytesPerRow: bytesPerRow, all: &all, any: &any)
      for column in 0..<columns { kinds.append(any[column] == 0 ? .empty : all[column] == .max ? .solid : .edge) }
    }
  }

  /// Computes, for each cell in a row of cells, the bits that all of its bytes have and the bits that any of them has,
  /// eight bytes at a time.
  private static func gather(
    _ bytes: UnsafeRawBufferPointer, from start: Int, bytesPerRow: Int, all: inout [UInt64], any: inout [UInt64]
  ) {
    for column in all.indices { (all[column], any[column]) = (.max, 0) }
    all.withUnsafeMutableBufferPointer { all in
      any.withUnsafeMutableBufferPointer { any in
        for line in 0..<side {
          var offset = start + line * bytesPerRow
          for column in 0..<all.count {
            for _ in 0..<(side / 8) {
              let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
              all[column] &= word
              any[column] |= word
              offset += 8
            }
          }
        }
      }
    }
  }

  /// Returns the cells of one kind as rectangles in pixels: neighbours in a row are joined, and then equal runs in
  /// adjacent rows.
  func rects(where kind: Kind) -> [PixelRect] {
    var finished: [PixelRect] = []
    var open: [PixelRect] = []
    for row in 0..<rows {
      var next: [PixelRect] = []
      for run in runs(of: kind, in: row) {
        let above = open.firstIndex { $0.x == run.x && $0.width == run.width }
        next.append(above.map { open.remove(at: $0).union(run) } ?? run)
      }
      finished += open
      open = next
    }
    return finished + open
  }

  private func runs(of kind: Kind, in row: Int) -> [PixelRect] {
    var runs: [PixelRect] = []
    var start: Int?
    for column in 0...columns {
      let isMatch = column < columns && kinds[row * columns + column] == kind
      if isMatch, start == nil { start = column }
      if !isMatch, let first = start {
        runs.append(
          PixelRect(
            x: first * Self.side, y: row * Self.side, width: (column - first) * Self.side, height: Self.side))
        start = nil
      }
    }
    return runs
  }
}

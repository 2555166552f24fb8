// SPDX-License-Identifier: MIT
import UIKit

/// The rows and columns of cells that fill an area, or more than its height if they would otherwise be too small to have
/// a name.
struct GridLayout {
  private static let gap: CGFloat = 16
  /// The size in points that a cell has at least: a title, and a picture in which movement is seen.
  static let leastSize = CGSize(width: 100, height: 100)
  /// The usual ratio of width to height to aim for, between that of a tall window and that of a wide one.
  private static let windowRatio: CGFloat = 1.2
  /// The cost of an empty place, as the logarithm of the ratio by which a cell is too wide or too narrow at the same
  /// cost.
  private static let emptyMismatch: CGFloat = 0.4

  private let count: Int
  private let area: CGSize
  private let pagesRatio: CGFloat
  private var columns = 1
  private var rows: Int { rows(columns) }

  /// - Parameters:
  ///   - count: The number of cells, which is positive.
  ///   - area: The area to fill in points.
  ///   - device: The device in whose frame all pages are, if there is one.
  init(_ count: Int, in area: CGSize, device: Device?) {
    (self.count, self.area) = (count, area)
    pagesRatio = device.map { $0.size.width / $0.size.height } ?? Self.windowRatio
    let most = Int((area.width + Self.gap) / (Self.leastSize.width + Self.gap))
    columns = (1...min(max(most, 1), count)).min { mismatch($0) < mismatch($1) } ?? 1
  }

  private func rows(_ columns: Int) -> Int { (count + columns - 1) / columns }

  /// How little the cells in so many columns resemble the pages, and how many places in the grid are empty.
  private func mismatch(_ columns: Int) -> CGFloat {
    let rows = rows(columns)
    let width = area.width / CGFloat(columns)
    let height = max(area.height / CGFloat(rows) - Self.gap, Self.leastSize.height)
    let ratio = width / max(height - CellHeader.height, 1)
    return abs(log(max(ratio, 0.01) / pagesRatio)) + CGFloat(rows * columns - count) * Self.emptyMismatch
  }

  /// The frame of the cell at an index.
  func frame(at index: Int) -> CGRect {
    CGRect(
      x: CGFloat(index % columns) * (width + Self.gap), y: CGFloat(index / columns) * (height + Self.gap),
      width: width, height: height
    ).integral
  }

  /// The size of all cells together. Its height is rounded down, so that rows that fit exactly do not scroll.
  var size: CGSize {
    CGSize(width: area.width, height: ((height + Self.gap) * CGFloat(rows) - Self.gap).rounded(.down))
  }

  private var width: CGFloat { Self.length(area.width, columns) }
  private var height: CGFloat { max(Self.length(area.height, rows), Self.leastSize.height) }

  /// Returns the length of each of some cells that fill a length, with gaps between them.
  private static func length(_ length: CGFloat, _ count: Int) -> CGFloat {
    (length - gap * CGFloat(count - 1)) / CGFloat(count)
  }
}

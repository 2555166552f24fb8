// SPDX-License-Identifier: MIT
import UIKit

/// Lays out the cells in rows, and adds and removes them without disturbing the others.
final class CompareGrid: UIViewController {
  private static let gap: CGFloat = 16
  private(set) var cells: [CompareCell] = []
  private var pages = ComparedPages.places

  /// Makes a cell's callbacks when it is created.
  var onMake: ((CompareCell) -> Void)?

  /// Shows these styles. Cells that stay keep their transitions.
  func show(_ styles: [ComparedStyle], on pages: ComparedPages) {
    var old = pages == self.pages ? cells : []
    let gone = cells
    self.pages = pages
    cells = styles.compactMap { style in
      guard let index = old.firstIndex(where: { Self.canShow($0.compared, as: style) }) else { return make(style) }
      let cell = old.remove(at: index)
      cell.compared = style
      return cell
    }
    for cell in gone where !cells.contains(cell) { remove(cell) }
    for (index, cell) in cells.enumerated() {
      cell.number = index + 1
      cell.canBeRemoved = cells.count > Comparison.cellLimits.lowerBound
    }
    view.setNeedsLayout()
  }

  /// Whether a cell can show another style without new pages: only its curve or duration differ.
  private static func canShow(_ old: ComparedStyle, as new: ComparedStyle) -> Bool {
    old.style == new.style && old.kind == new.kind
  }

  private func make(_ style: ComparedStyle) -> CompareCell? {
    guard let cell = CompareCell(style, pages: pages) else { return nil }
    addChild(cell)
    view.addSubview(cell.view)
    cell.didMove(toParent: self)
    onMake?(cell)
    return cell
  }

  private func remove(_ cell: CompareCell) {
    cell.willMove(toParent: nil)
    cell.view.removeFromSuperview()
    cell.removeFromParent()
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !cells.isEmpty, view.bounds.width > 0 else { return }
    let columns = columnCount
    let rows = (cells.count + columns - 1) / columns
    let width = (view.bounds.width - Self.gap * CGFloat(columns - 1)) / CGFloat(columns)
    let height = (view.bounds.height - Self.gap * CGFloat(rows - 1)) / CGFloat(rows)
    for (index, cell) in cells.enumerated() {
      cell.view.frame =
        CGRect(
          x: CGFloat(index % columns) * (width + Self.gap), y: CGFloat(index / columns) * (height + Self.gap),
          width: width, height: height
        ).integral
    }
  }

  /// The number of columns with which the cells resemble windows most, and few places in the grid are empty.
  private var columnCount: Int {
    (1...cells.count).min { mismatch($0) < mismatch($1) } ?? 1
  }

  private func mismatch(_ columns: Int) -> CGFloat {
    let rows = (cells.count + columns - 1) / columns
    let (width, height) = (view.bounds.width / CGFloat(columns), view.bounds.height / CGFloat(rows))
    let ratio = width / max(height - CellHeader.height - Self.gap, 1)
    return abs(log(max(ratio, 0.01) / Self.windowRatio)) + CGFloat(rows * columns - cells.count) * Self.emptyMismatch
  }

  /// The ratio of width to height to aim for, between that of a tall window and that of a wide one.
  private static let windowRatio: CGFloat = 1.2
  /// The cost of an empty place, as the logarithm of the ratio by which a cell is too wide or too narrow at the same
  /// cost.
  private static let emptyMismatch: CGFloat = 0.4
}

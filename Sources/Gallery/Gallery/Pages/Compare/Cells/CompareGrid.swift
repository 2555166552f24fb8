// SPDX-License-Identifier: MIT
import UIKit

/// Lays out the cells in rows, and adds and removes them without disturbing the others. The rows scroll where the cells
/// would be too small to have a name.
final class CompareGrid: UIViewController {
  private static let gap: CGFloat = 16
  /// The size in points that a cell has at least: a title, and a picture in which movement is seen.
  static let leastSize = CGSize(width: 100, height: 100)
  private let scroll = UIScrollView()
  private let model: CompareModel
  private(set) var cells: [CompareCell] = []
  private var chosenIndex = 0
  private var pages = ComparedContent.places
  /// Shows the former pages of the cells until those on the new ones are ready.
  private var cover: GridCover?

  /// Called when another cell has been chosen, and when a motion has been measured or has another duration.
  var onChoice: (() -> Void)?
  var onMotionChange: (() -> Void)?

  init(_ model: CompareModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    // A press holds the page in a cell at once.
    scroll.delaysContentTouches = false
    view = scroll
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    scroll.flashScrollIndicators()
  }

  /// Scrolls as far as needed for a cell to be seen as a whole.
  func reveal(_ cell: CompareCell) {
    view.layoutIfNeeded()
    scroll.scrollRectToVisible(cell.view.frame, animated: false)
  }

  /// Shows these styles. Cells that stay keep their transitions.
  func show(_ styles: [ComparedStyle], on pages: ComparedContent, moved drag: RecordedDrag?, in device: Device? = nil) {
    var old = pages == self.pages ? cells : []
    let gone = cells
    if pages != self.pages { coverCells() }
    self.pages = pages
    cells = styles.compactMap { style in
      guard let index = old.firstIndex(where: { Self.canShow($0.compared, as: style) }) else { return make(style) }
      let cell = old.remove(at: index)
      cell.compared = style
      return cell
    }
    for cell in gone where !cells.contains(cell) { remove(cell) }
    for (index, cell) in cells.enumerated() {
      cell.recordedDrag = drag
      cell.device = cell.compared.device ?? device
      cell.number = index + 1
      cell.canBeRemoved = cells.count > Comparison.cellLimits.lowerBound
    }
    cover.map(view.bringSubviewToFront)
    view.setNeedsLayout()
    choose(chosenIndex)
  }

  // MARK: New pages

  /// Shows the former pages, with a sign that there is work, while the cells begin their transitions on the new ones.
  private func coverCells() {
    guard cover == nil, !cells.isEmpty, view.window != nil, let made = GridCover(of: view) else { return }
    cover = made
    view.addSubview(made)
  }

  private func motionDidChange() {
    if cells.allSatisfy(\.isReady) { uncover() }
    onMotionChange?()
  }

  private func uncover() {
    cover?.removeFromSuperview()
    cover = nil
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    uncover()
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
    connect(cell)
    return cell
  }

  private func connect(_ cell: CompareCell) {
    cell.onRemove = { [weak self, weak cell] in if let cell { self?.delete(cell) } }
    cell.onKindChange = { [weak self, weak cell] kind in if let cell { self?.change([cell]) { $0.kind = kind } } }
    cell.events.onGrab = { [weak self] in self?.beginDrag(at: $0) }
    cell.events.onRelease = { [weak self, weak cell] in if let cell { self?.endDrag(of: cell, isTap: $0, at: $1) } }
    cell.events.onDrag = { [weak self] in self?.model.drag(by: $0, at: $1) }
    cell.events.onMotionChange = { [weak self] in self?.motionDidChange() }
  }

  /// One drag moves the pages of all cells, each from where it is.
  private func beginDrag(at time: TimeInterval) {
    model.beginDrag(at: time)
    for cell in cells { cell.beginDrag() }
  }

  /// A click and a drag both choose their cell.
  private func endDrag(of cell: CompareCell, isTap: Bool, at time: TimeInterval) {
    for cell in cells { cell.endDrag() }
    model.endDrag(isTap: isTap, at: time)
    choose(cells.firstIndex(of: cell) ?? 0)
  }

  private func remove(_ cell: CompareCell) {
    cell.willMove(toParent: nil)
    cell.view.removeFromSuperview()
    cell.removeFromParent()
  }

  // MARK: The choice

  /// The cell that the curve editor and the exports are about.
  var chosen: CompareCell? { cells.indices.contains(chosenIndex) ? cells[chosenIndex] : cells.first }

  /// Chooses the cell at an index, or the last one if there are fewer.
  func choose(_ index: Int) {
    chosenIndex = max(min(index, cells.count - 1), 0)
    for cell in cells { cell.isChosen = cell === chosen }
    onChoice?()
  }

  /// Removes a cell from the comparison. The choice stays with its cell.
  func delete(_ cell: CompareCell) {
    guard model.comparison.canRemove, let index = cells.firstIndex(of: cell) else { return }
    if chosenIndex > index { chosenIndex -= 1 }
    model.comparison.cells.remove(at: index)
  }

  /// Changes the style, the kind, the curve or the duration of cells.
  func change(_ cells: [CompareCell], _ change: (inout ComparedStyle) -> Void) {
    model.change(cells.compactMap { self.cells.firstIndex(of: $0) }, change)
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !cells.isEmpty, view.bounds.width > 0 else { return }
    let columns = columnCount
    let rows = (cells.count + columns - 1) / columns
    let (width, height) = (length(view.bounds.width, columns), cellHeight(rows))
    for (index, cell) in cells.enumerated() {
      cell.view.frame =
        CGRect(
          x: CGFloat(index % columns) * (width + Self.gap), y: CGFloat(index / columns) * (height + Self.gap),
          width: width, height: height
        ).integral
    }
    let content = (height + Self.gap) * CGFloat(rows) - Self.gap
    // Rounded down, so that rows that fit exactly do not scroll.
    scroll.contentSize = CGSize(width: view.bounds.width, height: content.rounded(.down))
    // The focus ring of a button at the border reaches over it.
    scroll.clipsToBounds = scroll.contentSize.height > view.bounds.height
    let lowest = max(scroll.contentSize.height - view.bounds.height, 0)
    if scroll.contentOffset.y > lowest { scroll.contentOffset.y = lowest }
  }

  /// Returns the length of each of some cells that fill a length, with gaps between them.
  private func length(_ length: CGFloat, _ count: Int) -> CGFloat {
    (length - Self.gap * CGFloat(count - 1)) / CGFloat(count)
  }

  private func cellHeight(_ rows: Int) -> CGFloat { max(length(view.bounds.height, rows), Self.leastSize.height) }

  /// The number of columns with which the cells resemble windows most, and few places in the grid are empty.
  private var columnCount: Int {
    let most = Int((view.bounds.width + Self.gap) / (Self.leastSize.width + Self.gap))
    return (1...min(max(most, 1), cells.count)).min { mismatch($0) < mismatch($1) } ?? 1
  }

  private func mismatch(_ columns: Int) -> CGFloat {
    let rows = (cells.count + columns - 1) / columns
    let width = view.bounds.width / CGFloat(columns)
    let height = max(view.bounds.height / CGFloat(rows) - Self.gap, Self.leastSize.height)
    let ratio = width / max(height - CellHeader.height, 1)
    return abs(log(max(ratio, 0.01) / pagesRatio)) + CGFloat(rows * columns - cells.count) * Self.emptyMismatch
  }

  /// The ratio of width to height to aim for: that of the device if all cells have the same.
  private var pagesRatio: CGFloat {
    guard let device = cells.first?.device, cells.allSatisfy({ $0.device == device }) else { return Self.windowRatio }
    return device.size.width / device.size.height
  }

  /// The usual ratio of width to height to aim for, between that of a tall window and that of a wide one.
  private static let windowRatio: CGFloat = 1.2
  /// The cost of an empty place, as the logarithm of the ratio by which a cell is too wide or too narrow at the same
  /// cost.
  private static let emptyMismatch: CGFloat = 0.4
}

// SPDX-License-Identifier: MIT
import UIKit

/// Lays out the cells in rows, and adds and removes them without disturbing the others. The rows scroll where the cells
/// would be too small to have a name.
final class CompareGrid: UIViewController {
  private let scroll = UIScrollView()
  /// All cells, also those that are scrolled out of sight.
  let cellsView = UIView()
  private let model: CompareModel
  private(set) var cells: [CompareCell] = []
  private var chosenIndex = 0
  private var pages = ComparedContent.places
  /// The time of the frame in which a cell began or turned last, in seconds.
  private var lastBegin: TimeInterval?
  /// Hides the cells while they begin their transitions on new pages, or are filmed.
  private var cover: GridCover?
  private let overlays = CellOverlays()
  /// Whether pictures are taken of the cells, which show no choice and no buttons that remove them then.
  var isFilmed = false { didSet { showMarks() } }

  /// Called when another cell has been chosen, and when the cells that were to begin their transitions have.
  var onChoice: (() -> Void)?
  var onMotionChange: (() -> Void)?

  init(_ model: CompareModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    model.playback.timeOfDrag = { [weak self] in self?.longest?.time ?? 0 }
    model.playback.mayStart = { [weak self] in self?.isBeginning != true }
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    // A press holds the page in a cell at once.
    scroll.delaysContentTouches = false
    scroll.addSubview(cellsView)
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
    if pages != self.pages { coverFormerPages() }
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
    }
    view.setNeedsLayout()
    choose(chosenIndex)
  }

  /// Whether all cells have begun their transitions.
  var isReady: Bool { cells.allSatisfy(\.isReady) }
  /// Whether cells are about to begin their transitions, or to turn.
  private var isBeginning: Bool { cells.contains(where: \.isBeginning) }

  /// Shows which cell is chosen, and which can be removed.
  private func showMarks() {
    for cell in cells {
      cell.isChosen = !isFilmed && cell === chosen
      cell.canBeRemoved = !isFilmed && cells.count > Comparison.cellLimits.lowerBound
    }
  }

  /// Lets one cell begin its transition or turn in each frame, so that the page answers the user between them, and a turn
  /// of all cells is not seen.
  private func mayBegin(in link: CADisplayLink) -> Bool {
    guard link.timestamp != lastBegin else { return false }
    lastBegin = link.timestamp
    return true
  }

  // MARK: The cover

  /// Shows the former pages, with a sign that there is work, while the cells begin their transitions on the new ones.
  private func coverFormerPages() {
    let sign = UIActivityIndicatorView(style: .large)
    sign.startAnimating()
    if !cells.isEmpty { coverCells(sign) }
  }

  private func coverCells(_ sign: UIView) {
    guard cover == nil, view.window != nil, let made = GridCover(of: view, sign: sign) else { return }
    cover = made
    view.addSubview(made)
  }

  private func cellDidBegin() {
    guard !isBeginning else { return }
    if isReady, !isFilmed { uncover() }
    onMotionChange?()
  }

  /// Covers the cells, which can be shown at any time from then on, with what they show.
  func beginFilming(under sign: UIView) {
    coverCells(sign)
    // An overlay that compares cells would show the position before the film.
    if model.comparison.overlay.hasReference { overlays.reset() }
    isFilmed = true
  }

  func endFilming() {
    isFilmed = false
    uncover()
  }

  private func uncover() {
    cover?.removeFromSuperview()
    cover = nil
  }

  /// Overlays have renderers, which end with the page.
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    uncover()
    overlays.reset()
  }

  /// Whether a cell can show another style without new pages: only its curve or duration differ.
  private static func canShow(_ old: ComparedStyle, as new: ComparedStyle) -> Bool {
    old.style == new.style && old.kind == new.kind
  }

  private func make(_ style: ComparedStyle) -> CompareCell? {
    guard let cell = CompareCell(style, pages: pages) else { return nil }
    addChild(cell)
    cellsView.addSubview(cell.view)
    cell.didMove(toParent: self)
    connect(cell)
    return cell
  }

  private func connect(_ cell: CompareCell) {
    cell.onRemove = { [weak self, weak cell] in if let cell { self?.delete(cell) } }
    cell.onKindChange = { [weak self, weak cell] kind in if let cell { self?.change([cell]) { $0.kind = kind } } }
    cell.pad.onGrab = { [weak self] in self?.beginDrag(at: $0) }
    cell.pad.onRelease = { [weak self, weak cell] in if let cell { self?.endDrag(of: cell, isTap: $0, at: $1) } }
    cell.pad.onDrag = { [weak self] in self?.model.drag(by: $0, at: $1) }
    cell.mayBegin = { [weak self] in self?.mayBegin(in: $0) ?? true }
    cell.onBegin = { [weak self] in self?.cellDidBegin() }
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

  // MARK: The position and the overlay

  /// Shows the position of the playback, except in cells that are filmed.
  func showPosition() {
    guard !isFilmed else { return }
    for cell in cells { cell.show(model.playback.position, isForward: model.playback.isForward) }
    showOverlay()
  }

  func showOverlay() {
    guard !isFilmed else { return }
    overlays.show(model.comparison.overlay, over: cells, chosen: chosen, against: reference)
  }

  /// Makes the overlay again when it is shown next, because the motions have changed.
  func resetOverlay() { overlays.reset() }

  // MARK: The choice

  /// The cell that the curve editor and the exports are about.
  var chosen: CompareCell? { cells.indices.contains(chosenIndex) ? cells[chosenIndex] : cells.first }

  /// The cell with which an overlay compares the chosen one.
  var reference: CompareCell? {
    let index = (model.comparison.reference ?? 1) - 1
    return cells.indices.contains(index) ? cells[index] : cells.first
  }

  /// The first cell with a style after the chosen one, or the first of all if there is none after it.
  func next(_ style: TransitionStyle) -> CompareCell? {
    let cells = cells.filter { $0.style.id == style.id }
    return cells.first { $0.number > chosen?.number ?? 0 } ?? cells.first
  }

  /// The cell whose transition takes longest.
  var longest: CompareCell? { cells.max { $0.motion.duration < $1.motion.duration } }

  /// Chooses the cell at an index, or the last one if there are fewer.
  func choose(_ index: Int) {
    chosenIndex = max(min(index, cells.count - 1), 0)
    showMarks()
    showOverlay()
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
    let layout = GridLayout(cells.count, in: view.bounds.size, device: commonDevice)
    // First, because it resizes the cells.
    cellsView.frame.size = layout.size
    for (index, cell) in cells.enumerated() { cell.view.frame = layout.frame(at: index) }
    scroll.contentSize = layout.size
    // The focus ring of a button at the border reaches over it.
    scroll.clipsToBounds = layout.size.height > view.bounds.height
    let lowest = max(layout.size.height - view.bounds.height, 0)
    if scroll.contentOffset.y > lowest { scroll.contentOffset.y = lowest }
    cover?.frame = view.bounds
  }

  /// The device of all cells, or nil if they have different ones or none.
  private var commonDevice: Device? {
    guard let device = cells.first?.device, cells.allSatisfy({ $0.device == device }) else { return nil }
    return device
  }
}

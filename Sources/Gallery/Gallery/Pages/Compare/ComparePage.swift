// SPDX-License-Identifier: MIT
import UIKit

/// Compare
///
/// Two to nine styles side by side, each in a kind of transition of its own, on the same pages and with one set of
/// playback controls.
/// Try: Play at a twentieth of the speed. Drag in any of the cells: its page stays under the pointer, and the others
/// show the same progress. Choose styles from the palette, and give a cell another curve. Press M for the curves and the
/// figures of all cells, and ? for the keys.
/// Watch: Every cell is a container of its own with a real transition, whose fraction is set. All cells share one time.
enum ComparePage {
  static let entry = Page(
    id: "compare", title: "Compare", blurb: "Play styles side by side, at any speed.",
    symbol: "square.grid.2x2", section: .overview, make: { CompareController(initial ?? .initial, store: store) })

  /// The comparison that the command line asks for, or that of the last start.
  static var initial: Comparison?
  /// Where comparisons are stored, or nil to store none.
  static var store: ComparisonStore?
}

final class CompareController: KeyController {
  /// The state of the page. Every change to it is shown.
  var comparison: Comparison { didSet { if comparison != oldValue { apply(oldValue) } } }
  /// The cell that the curve editor and the exports are about.
  private(set) var chosenIndex = 0

  let playback = Playback()
  let grid = CompareGrid()
  private(set) lazy var transport = TransportBar(playback: playback)
  private(set) lazy var panels = PanelHost(controller: self)
  private let overlays = CellOverlays()
  private let store: ComparisonStore?
  /// Whether changes are stored: from the time at which the page has taken the position over.
  private var isStored = false

  init(_ comparison: Comparison = .initial, store: ComparisonStore? = nil) {
    self.comparison = comparison
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Compare"
    NotificationCenter.default.addObserver(
      self, selector: Self.save, name: UIApplication.willTerminateNotification, object: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    addChild(grid)
    view = CompareView(grid: grid.view, panels: panels, transport: transport)
    grid.didMove(toParent: self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    grid.onMake = { [weak self] in self?.connect($0) }
    playback.onChange = { [weak self] in self?.playbackDidChange() }
    playback.timeOfProgress = { [weak self] in self?.longestCell?.motion.time(ofProgress: $0) ?? 0 }
    playback.speed = comparison.speed
    playback.loops = comparison.loops
    playback.direction = comparison.direction
    apply(nil)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    if let position = comparison.position {
      playback.scrub(to: position * playback.length)
    } else {
      playback.play()
    }
    showPosition()
    isStored = true
    save()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    save()
    isStored = false
    playback.pause()
  }

  /// The panels run transitions of their own, which end with the page.
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    panels.close()
  }

  private func save() { if isStored { store?.save(currentComparison) } }

  // MARK: The cells

  var cells: [CompareCell] { grid.cells }
  var chosenCell: CompareCell? { cells.indices.contains(chosenIndex) ? cells[chosenIndex] : cells.first }
  private var longestCell: CompareCell? { cells.max { $0.motion.duration < $1.motion.duration } }

  func choose(_ cell: CompareCell) {
    chosenIndex = cells.firstIndex(of: cell) ?? 0
    showChoice()
  }

  /// Removes a cell. The same cell stays chosen, or the one that follows it.
  func remove(_ cell: CompareCell) {
    guard comparison.canRemove, let index = cells.firstIndex(of: cell) else { return }
    if chosenIndex > index { chosenIndex -= 1 }
    comparison.cells.remove(at: index)
  }

  func choose(number: Int) {
    guard cells.indices.contains(number - 1) else { return }
    chosenIndex = number - 1
    revealChoice()
    showChoice()
  }

  /// Scrolls to the chosen cell, which may be out of sight since the cells have another size.
  func revealChoice() {
    view.layoutIfNeeded()
    if let chosenCell { grid.reveal(chosenCell) }
  }

  private func showChoice() {
    for cell in cells { cell.isChosen = cell === chosenCell }
    showOverlays()
    panels.update()
  }

  // MARK: Changes

  private func apply(_ old: Comparison?) {
    if old?.cells != comparison.cells || old?.pages != comparison.pages {
      grid.show(comparison.cells, on: comparison.pages)
      chosenIndex = min(chosenIndex, cells.count - 1)
      motionsDidChange()
      showChoice()
    }
    if old?.overlay != comparison.overlay { showOverlays() }
    save()
    panels.update()
  }

  func motionsDidChange() {
    playback.length = cells.map(\.motion.duration).max() ?? 1
    overlays.reset()
    showPosition()
    panels.motionsDidChange()
  }

  private func playbackDidChange() {
    comparison.speed = playback.speed
    comparison.loops = playback.loops
    comparison.direction = playback.direction
    showPosition()
  }

  private func showPosition() {
    transport.update()
    for cell in cells { cell.show(playback.position, isForward: playback.isForward) }
    panels.positionDidChange()
    showOverlays()
  }

  private func showOverlays() { overlays.show(comparison.overlay, over: cells, chosen: chosenCell) }

  // MARK: Keys

  override func handle(_ press: UIPress) -> Bool {
    press.key.map { handle($0, isFirst: press.phase == .began) } ?? false
  }
}

// SPDX-License-Identifier: MIT
import UIKit

/// Compare
///
/// Two to nine styles side by side, each in a kind of transition of its own, on the same pages and with one set of
/// playback controls.
/// Try: Play at a twentieth of the speed. Drag in any of the cells: its page stays under the pointer, and the others
/// show the same progress. Choose styles from the palette, and give a cell another curve. Press ? for the keys.
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
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 12

  private let model: CompareModel
  private(set) lazy var grid = CompareGrid(model)
  private(set) lazy var transport = TransportBar(playback: playback)
  private(set) lazy var panels = PanelHost(controller: self)
  private let overlays = CellOverlays()

  init(_ comparison: Comparison = .initial, store: ComparisonStore? = nil) {
    model = CompareModel(comparison, store: store)
    super.init(nibName: nil, bundle: nil)
    title = "Compare"
    NotificationCenter.default.addObserver(
      self, selector: Self.save, name: UIApplication.willTerminateNotification, object: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The state of the page. Every change to it is shown.
  var comparison: Comparison {
    get { model.comparison }
    set { model.comparison = newValue }
  }
  /// The comparison as it is now, with the position at which it is paused.
  var currentComparison: Comparison { model.current }
  var playback: Playback { model.playback }

  private func save() { model.save() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    grid.onChoice = { [weak self] in self?.showChoice() }
    grid.onMotionChange = { [weak self] in self?.motionsDidChange() }
    addChild(grid)
    view.addSubview(panels.tabs)
    view.addSubview(grid.view)
    // Tab moves from the cells to the panel beside them, and then to the transport below.
    view.addSubview(panels)
    view.addSubview(transport)
    grid.didMove(toParent: self)
    model.onChange = { [weak self] in self?.apply($0) }
    model.onPlayback = { [weak self] in self?.showPosition() }
    playback.timeOfProgress = { [weak self] in self?.longestCell?.motion.time(ofProgress: $0) ?? 0 }
    apply(nil)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    model.start()
    showPosition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    model.stop()
  }

  /// The panels run transitions of their own, which end with the page.
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    panels.close()
  }

  // MARK: The cells

  var cells: [CompareCell] { grid.cells }
  var chosenCell: CompareCell? { grid.chosen }
  private var longestCell: CompareCell? { cells.max { $0.motion.duration < $1.motion.duration } }

  func choose(number: Int) {
    guard cells.indices.contains(number - 1) else { return }
    grid.choose(number - 1)
    revealChoice()
  }

  private func showChoice() {
    showOverlays()
    panels.update()
  }

  /// Scrolls to the chosen cell, which may be out of sight since the cells have another size.
  func revealChoice() {
    view.layoutIfNeeded()
    if let chosenCell { grid.reveal(chosenCell) }
  }

  func add(_ style: ComparedStyle) { model.add(style) }
  func remove(_ cell: CompareCell) { grid.delete(cell) }
  func change(_ cells: [CompareCell], _ change: (inout ComparedStyle) -> Void) { grid.change(cells, change) }

  // MARK: Changes

  private func apply(_ old: Comparison?) {
    if old?.cells != comparison.cells || old?.pages != comparison.pages {
      grid.show(comparison.cells, on: comparison.pages)
      motionsDidChange()
    }
    if old?.overlay != comparison.overlay { showOverlays() }
    panels.update()
  }

  private func motionsDidChange() {
    playback.length = cells.map(\.motion.duration).max() ?? 1
    overlays.reset()
    showPosition()
    panels.motionsDidChange()
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

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var area = view.bounds.shrunk(by: view.safeAreaInsets).shrunk(dx: Self.margin, dy: Self.gap)
    panels.tabs.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: PanelTabs.height)
    area = area.shrunk(by: UIEdgeInsets(top: PanelTabs.height + Self.gap / 2, left: 0, bottom: 0, right: 0))
    let height = transport.sizeThatFits(area.size).height
    transport.frame = CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
    area.size.height = max(area.height - height - Self.gap, 0)
    let panelWidth = panels.layOut(in: area, above: transport.frame.maxY)
    area.size.width = max(area.width - panelWidth, 0)
    grid.view.frame = area
    // In a low window the panel reaches down beside the transport.
    transport.frame = panels.uncovered(transport.frame)
    transport.isHidden = transport.frame.width < TransportBar.leastWidth
  }
}

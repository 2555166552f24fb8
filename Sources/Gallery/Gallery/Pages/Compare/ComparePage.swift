// SPDX-License-Identifier: MIT
import UIKit

/// Compare
///
/// Two to nine styles side by side, each in a kind of transition of its own, on the same pages and with one set of
/// playback controls.
/// Try: Play at a twentieth of the speed. Drag in any of the cells: its page stays under the pointer, and the others
/// move by as many points. Press G to replay the drag with its release. Choose styles from the palette, and give a cell
/// another curve. Press M for the curves and the figures of all cells, and ? for the keys. Drop two screenshots.
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
  let model: CompareModel
  private(set) lazy var grid = CompareGrid(model)
  private(set) lazy var transport = TransportBar(playback: playback)
  private(set) lazy var panels = PanelHost(controller: self)
  private(set) lazy var exporter = Exporter(grid, playback, folder: folder)
  private let folder: URL
  private var drop: PictureDrop?

  /// - Parameter folder: The folder for exports.
  init(_ comparison: Comparison = .initial, store: ComparisonStore? = nil, folder: URL = ExportFile.folder) {
    model = CompareModel(comparison, store: store)
    self.folder = folder
    super.init(nibName: nil, bundle: nil)
    title = "Compare"
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
  /// The last drag in a cell.
  var lastDrag: RecordedDrag? { model.lastDrag }

  override func loadView() {
    addChild(grid)
    view = CompareView(grid: grid.view, panels: panels, transport: transport)
    grid.didMove(toParent: self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    grid.onChoice = { [weak self] in self?.panels.update() }
    grid.onMotionChange = { [weak self] in self?.motionsDidChange() }
    model.onChange = { [weak self] in self?.apply($0) }
    model.onPlayback = { [weak self] in self?.showPosition() }
    model.onDrag = { [weak self] in self?.panels.update() }
    exporter.onChange = { [weak self] in self?.exportDidChange() }
    drop = PictureDrop(on: view) { [weak self] in self?.model.addScreens($0) }
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
    exporter.cancel()
    panels.close()
  }

  // MARK: Changes

  /// Shows a preset from the start.
  func apply(_ preset: ComparisonPreset) {
    comparison = preset.comparison(from: comparison)
    playback.scrub(to: 0)
    playback.play()
  }

  private func apply(_ old: Comparison?) {
    if old.map({ $0.differs(from: comparison) }) ?? true {
      exporter.cellsDidChange()
      grid.show(comparison.cells, on: comparison.content, moved: comparison.drag, in: comparison.device)
      motionsDidChange()
    }
    if old?.overlay != comparison.overlay || old?.reference != comparison.reference { grid.showOverlay() }
    panels.update()
  }

  private func motionsDidChange() {
    exporter.cellsDidChange()
    playback.length = grid.longest?.motion.duration ?? 1
    grid.resetOverlay()
    showPosition()
    panels.motionsDidChange()
  }

  private func exportDidChange() {
    showPosition()
    panels.exportDidChange()
  }

  private func showPosition() {
    transport.update()
    grid.showPosition()
    panels.positionDidChange()
  }

  override func handle(_ press: UIPress) -> Bool {
    press.key.map { handle($0, isFirst: press.phase == .began) } ?? false
  }
}

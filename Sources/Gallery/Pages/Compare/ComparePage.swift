// SPDX-License-Identifier: MIT
import UIKit

/// Compare
///
/// Two to six styles side by side, on the same two pages, with one set of playback controls.
/// Try: Play at a twentieth of the speed. Drag in any of the pictures. Reverse half way. The space bar plays and
/// pauses, and the arrow keys step by a frame.
/// Watch: Every cell is a container of its own whose transition is set to a percentage. All cells share one time.
enum ComparePage {
  static let entry = Page(
    id: "compare", title: "Compare", blurb: "Play styles side by side, at any speed.",
    symbol: "square.grid.2x2", section: .interaction, make: { CompareController() })
}

final class CompareController: UIViewController {
  private static let margin: CGFloat = 16
  private static let barHeight: CGFloat = 56

  private let playback = Playback()
  private lazy var transport = TransportBar(playback: playback)
  private let chips = StyleChips(
    styles: Catalog.styles.filter { $0.kindBesideOthers != nil }, chosen: ["system", "slide", "flip", "album"],
    limits: 2...6)
  private let grid = UIView()
  private var cells: [CompareCell] = []
  private var dragStart: TimeInterval = 0

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Compare"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for part in [chips, grid, transport] { view.addSubview(part) }
    grid.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Self.drag))
    grid.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.tap))
    chips.onChange = { [weak self] in self?.rebuild() }
    playback.onChange = { [weak self] in self?.show() }
    rebuild()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    playback.play()
  }

  override var canBecomeFirstResponder: Bool { true }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    playback.pause()
  }

  /// Creates the cells of the chosen styles, and keeps existing ones.
  private func rebuild() {
    playback.scrub(to: 0)
    let old = cells
    cells = chips.chosen.compactMap(Catalog.style).compactMap { style in
      old.first { $0.style.id == style.id } ?? CompareCell(style: style)
    }
    for cell in old where !cells.contains(cell) {
      cell.willMove(toParent: nil)
      cell.view.removeFromSuperview()
      cell.removeFromParent()
    }
    for cell in cells where !old.contains(cell) {
      addChild(cell)
      grid.addSubview(cell.view)
      cell.didMove(toParent: self)
    }
    playback.length = cells.map(\.duration).max() ?? 1
    view.setNeedsLayout()
  }

  /// Shows every style at the elapsed fraction of its own duration, so that fast styles finish before slow ones.
  private func show() {
    transport.update()
    for cell in cells { cell.show(CGFloat(playback.time / cell.duration)) }
  }

  // MARK: Scrubbing

  private func drag(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { dragStart = playback.time }
    let width = max(cells.first?.view.bounds.width ?? 1, 1)
    playback.scrub(to: dragStart - Double(pan.translation(in: grid).x / width) * playback.length)
  }

  private func tap() { playback.toggle() }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: handle) { super.pressesBegan(presses, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: handle) { super.pressesChanged(presses, with: event) }
  }

  /// Handles a key press, or returns false if another responder is to handle it.
  private func handle(_ press: UIPress) -> Bool {
    guard let key = press.key, key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]) else {
      return false
    }
    switch key.keyCode {
    case .keyboardSpacebar where press.phase == .began: playback.toggle()
    case .keyboardLeftArrow: playback.scrub(to: playback.time - Self.frame)
    case .keyboardRightArrow: playback.scrub(to: playback.time + Self.frame)
    default: return false
    }
    return true
  }

  /// The step of an arrow key, in seconds.
  private static let frame: TimeInterval = 1.0 / 60

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin * 0.75)
    chips.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 30)
    transport.frame = CGRect(
      x: area.minX, y: area.maxY - Self.barHeight, width: area.width, height: Self.barHeight)
    let top = chips.frame.maxY + 12
    grid.frame = CGRect(x: area.minX, y: top, width: area.width, height: max(transport.frame.minY - 12 - top, 0))
    layOutCells()
  }

  private func layOutCells() {
    guard !cells.isEmpty else { return }
    let columns = columnCount
    let rows = (cells.count + columns - 1) / columns
    let gap: CGFloat = 16
    let width = (grid.bounds.width - gap * CGFloat(columns - 1)) / CGFloat(columns)
    let height = (grid.bounds.height - gap * CGFloat(rows - 1)) / CGFloat(rows)
    for (index, cell) in cells.enumerated() {
      cell.view.frame =
        CGRect(
          x: CGFloat(index % columns) * (width + gap), y: CGFloat(index / columns) * (height + gap), width: width,
          height: height
        ).integral
    }
  }

  /// The number of columns with which the cells resemble windows most, and few of them are empty.
  private var columnCount: Int {
    (1...cells.count).min { mismatch($0) < mismatch($1) } ?? 1
  }

  private func mismatch(_ columns: Int) -> CGFloat {
    let rows = (cells.count + columns - 1) / columns
    let (width, height) = (grid.bounds.width / CGFloat(columns), grid.bounds.height / CGFloat(rows))
    let ratio = width / max(height - CompareCell.captionHeight - Self.margin, 1)
    return abs(log(max(ratio, 0.01) / Self.windowRatio)) + CGFloat(rows * columns - cells.count) * Self.emptyMismatch
  }

  /// The ratio of width to height to aim for, between that of a tall window and that of a wide one.
  private static let windowRatio: CGFloat = 1.2
  /// The cost of an empty cell, as the logarithm of the ratio by which a cell is too wide or too narrow at the same
  /// cost.
  private static let emptyMismatch: CGFloat = 0.4
}

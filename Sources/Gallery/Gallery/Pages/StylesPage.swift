// SPDX-License-Identifier: MIT
import UIKit

/// Styles
///
/// All styles as live pictures, by group. A style leads to a page about it.
/// Try: Choose a kind of transition or a gesture, or type a word. Click a style. On its page, drag across the pictures, and
/// click one to run its transition in the whole page.
/// Watch: Every picture is a container of its own with a real transition, whose fraction is set. Only those in sight exist.
enum StylesPage {
  static let entry = Page(
    id: "styles", title: "Styles", blurb: "All styles, alive in small, with what to try and to watch.",
    symbol: "sparkles", section: .overview, make: { StylesController() })
}

final class StylesController: KeyController {
  private static let margin: CGFloat = 14
  private static let rowHeight: CGFloat = 34
  /// The width in points from which all filters have one row, and their widths then.
  private static let wide: CGFloat = 920
  private static let kindsWidth: CGFloat = 280
  private static let gesturesWidth: CGFloat = 400
  /// The greatest width in points of the search field beside them.
  private static let searchWidth: CGFloat = 420

  private static let kinds: [(title: String, kind: TransitionKind?)] =
    [("All", nil)] + TransitionKind.allCases.map { ($0.title, $0) }
  private static let gestures: [(title: String, gesture: StyleGesture?)] =
    [("Any drag", nil)] + StyleGesture.allCases.map { ($0.title, $0) }

  let kinds = UISegmentedControl(items: StylesController.kinds.map(\.title))
  let gestures = UISegmentedControl(items: StylesController.gestures.map(\.title))
  let search = SearchField(placeholder: "Search styles")
  private(set) lazy var grid = StyleGrid(Catalog.styles, leastWidth: 150, in: self) { [weak self] in
    self?.open($0)
  }

  init() {
    super.init(nibName: nil, bundle: nil)
    title = StylesPage.entry.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    grid.contentInsetAdjustmentBehavior = .never
    for (control, name) in [(kinds, "Kind"), (gestures, "Gesture")] {
      control.selectedSegmentIndex = 0
      control.accessibilityLabel = name
      control.addTarget(self, action: Self.filter, for: .valueChanged)
    }
    search.addAction(UIAction { [weak self] _ in self?.filter() }, for: .editingChanged)
    search.addAction(UIAction { [weak self] _ in self?.openFound() }, for: .primaryActionTriggered)
    for part in [kinds, gestures, search, grid] { view.addSubview(part) }
  }

  private func filter() {
    grid.filter = StyleFilter(
      kind: Self.kinds[max(kinds.selectedSegmentIndex, 0)].kind,
      gesture: Self.gestures[max(gestures.selectedSegmentIndex, 0)].gesture, words: search.text ?? "")
  }

  private func openFound() { if let found = grid.shownTiles.first { open(found.style) } }

  private func open(_ style: TransitionStyle) {
    guard navigationController?.topViewController === self else { return }
    navigationController?.pushViewController(StyleController(style), animated: true)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    grid.becomeFirstResponder()
    grid.isShown = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    grid.freeze()
  }

  /// A slash leads to the search field, and Escape from it.
  override func handle(_ press: UIPress) -> Bool {
    if search.isFirstResponder {
      guard press.plainKey == .keyboardEscape else { return false }
      search.text = ""
      filter()
      return grid.becomeFirstResponder()
    }
    return press.plainKey == .keyboardSlash && search.becomeFirstResponder()
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.shrunk(by: view.safeAreaInsets)
    let row = area.shrunk(dx: Self.margin, dy: Self.margin)
    let bottom = row.width >= Self.wide ? layOutRow(row) : layOutRows(row)
    let top = bottom + Self.margin / 2
    grid.frame = CGRect(x: area.minX, y: top, width: area.width, height: max(view.bounds.height - top, 0))
  }

  /// Lays out the filters in one row, and returns its lower edge.
  private func layOutRow(_ area: CGRect) -> CGFloat {
    let (margin, height) = (Self.margin, Self.rowHeight)
    kinds.frame = CGRect(x: area.minX, y: area.minY, width: Self.kindsWidth, height: height)
    gestures.frame = CGRect(x: kinds.frame.maxX + margin, y: area.minY, width: Self.gesturesWidth, height: height)
    let x = gestures.frame.maxX + margin
    search.frame = CGRect(x: x, y: area.minY, width: min(area.maxX - x, Self.searchWidth), height: height)
    return search.frame.maxY
  }

  /// Lays out the filters in two rows: the search beside the kinds, and the gestures below them.
  private func layOutRows(_ area: CGRect) -> CGFloat {
    let (margin, height) = (Self.margin, Self.rowHeight)
    let kindsWidth = min(Self.kindsWidth, area.width * 0.6)
    kinds.frame = CGRect(x: area.minX, y: area.minY, width: kindsWidth, height: height)
    let x = kinds.frame.maxX + margin
    search.frame = CGRect(x: x, y: area.minY, width: max(area.maxX - x, 0), height: height)
    gestures.frame = CGRect(x: area.minX, y: kinds.frame.maxY + margin / 2, width: area.width, height: height)
    return gestures.frame.maxY
  }
}

// SPDX-License-Identifier: MIT
import UIKit

/// Styles as live pictures to choose from, which words search. It is shown in a popover or a sheet.
final class StylePaletteController: KeyController {
  private static let size = CGSize(width: 480, height: 440)
  private static let padding: CGFloat = 14

  private let styles: [TransitionStyle]
  private let chosen: TransitionStyle
  private let onChoose: (TransitionStyle) -> Void
  private let search = SearchField(placeholder: "Search styles")
  private(set) lazy var grid = StyleGrid(styles, in: self) { [weak self] in self?.choose($0) }

  /// - Parameters:
  ///   - chosen: The style that stands out.
  ///   - onChoose: Called with the style that the user chooses. The palette closes.
  init(_ styles: [TransitionStyle], chosen: TransitionStyle, onChoose: @escaping (TransitionStyle) -> Void) {
    self.styles = styles
    self.chosen = chosen
    self.onChoose = onChoose
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = Self.size
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    search.addAction(UIAction { [weak self] _ in self?.filter() }, for: .editingChanged)
    search.addAction(UIAction { [weak self] _ in self?.chooseFound() }, for: .primaryActionTriggered)
    grid.contentInsetAdjustmentBehavior = .never
    for tile in grid.tiles { tile.picture.isChosen = tile.style.id == chosen.id }
    for part in [search, grid] { view.addSubview(part) }
  }

  private func filter() { grid.filter.words = search.text ?? "" }

  private func chooseFound() { if let found = grid.shownTiles.first { choose(found.style) } }

  private func choose(_ style: TransitionStyle) {
    dismiss(animated: true)
    onChoose(style)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    grid.isShown = true
    _ = search.becomeFirstResponder()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    grid.stop()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.shrunk(by: view.safeAreaInsets)
    let padding = Self.padding
    search.frame = CGRect(
      x: area.minX + padding, y: area.minY + padding, width: max(area.width - 2 * padding, 0), height: 34)
    let top = search.frame.maxY + padding / 2
    grid.frame = CGRect(x: area.minX, y: top, width: area.width, height: max(area.maxY - top, 0))
  }
}

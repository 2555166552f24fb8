// SPDX-License-Identifier: MIT
import UIKit

/// The palette: all styles as small live pictures, in groups, which words search. A click adds a cell.
final class PalettePanel: PanelView {
  private static let padding: CGFloat = 12
  private static let headerHeight: CGFloat = 32
  private static let tileHeight: CGFloat = 112
  private static let columns = 2
  /// The duration of each picture's transition and the pause after it, in seconds.
  private static let duration = 0.9
  private static let pause = 0.7

  let search = SearchField(placeholder: "Search styles")
  private let scroll = UIScrollView()
  private let none = UILabel()
  private var groups: [(header: UILabel, tiles: [PaletteTile])] = []
  private var link: CADisplayLink?
  private var start: TimeInterval?

  override init(_ controller: CompareController) {
    super.init(controller)
    none.text = "No style has this name."
    none.font = .systemFont(ofSize: 13)
    none.textColor = Palette.secondaryText
    none.textAlignment = .center
    search.addAction(UIAction { [weak self] _ in self?.filter() }, for: .editingChanged)
    search.addAction(UIAction { [weak self] _ in self?.addFound() }, for: .primaryActionTriggered)
    for group in StyleGroup.allCases { addGroup(group) }
    // Tab moves on from the field to the tiles.
    for part in [none, search, scroll] { addSubview(part) }
    let link = CADisplayLink { [weak self] in self?.step($0) ?? $0.invalidate() }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  required init?(coder: NSCoder) { nil }

  private func addGroup(_ group: StyleGroup) {
    let styles = Catalog.styles.filter { StyleGroup.group(of: $0) == group }
    guard !styles.isEmpty else { return }
    let header = UILabel()
    header.text = group.title
    header.font = .systemFont(ofSize: 13, weight: .semibold)
    header.textColor = Palette.secondaryText
    scroll.addSubview(header)
    let tiles = styles.map { style in
      let tile = PaletteTile(style: style)
      tile.addAction(UIAction { [weak self] _ in self?.add(style) }, for: .touchUpInside)
      scroll.addSubview(tile)
      return tile
    }
    groups.append((header, tiles))
  }

  private var tiles: [PaletteTile] { groups.flatMap(\.tiles) }

  private func add(_ style: TransitionStyle) { controller.add(ComparedStyle(style.id, style.kinds[0])) }

  override func update() {
    for tile in tiles {
      tile.useCount = controller.comparison.cells.count { $0.style == tile.style.id }
      tile.isEnabled = controller.comparison.canAdd
    }
  }

  override func willClose() {
    link?.invalidate()
    for tile in tiles { tile.stop() }
    if search.isFirstResponder { controller.becomeFirstResponder() }
  }

  // MARK: Live pictures

  private func step(_ link: CADisplayLink) {
    let start = self.start ?? link.timestamp
    self.start = start
    let time = (link.targetTimestamp - start) / (Self.duration + Self.pause)
    let elapsed = (time - time.rounded(.down)) * (Self.duration + Self.pause) / Self.duration
    let isForward = Int(time).isMultiple(of: 2)
    let visible = scroll.bounds
    for tile in tiles {
      if !tile.isHidden, tile.frame.intersects(visible) {
        tile.show(CGFloat(min(elapsed, 1)), isForward: isForward, in: controller)
      } else if tile.isLive {
        tile.stop()
      }
    }
  }

  // MARK: Search

  func endSearch() {
    search.text = ""
    filter()
  }

  private func filter() {
    setNeedsLayout()
    scroll.contentOffset = .zero
  }

  /// Adds the first style that the search has found, for Return.
  private func addFound() {
    // The last words may not have been applied yet.
    layoutIfNeeded()
    guard let found = tiles.first(where: { !$0.isHidden && $0.isEnabled }) else { return }
    add(found.style)
  }

  private func matches(_ tile: PaletteTile, in group: UILabel) -> Bool {
    let words = (search.text ?? "").lowercased().split(separator: " ")
    let text = "\(tile.style.title) \(tile.style.id) \(group.text ?? "") \(tile.style.kindList)".lowercased()
    return words.allSatisfy { text.contains($0) }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let padding = Self.padding
    search.frame = CGRect(x: padding, y: padding, width: bounds.width - 2 * padding, height: 34)
    let top = search.frame.maxY + 4
    scroll.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
    var y: CGFloat = 0
    for (header, tiles) in groups {
      let shown = tiles.filter { matches($0, in: header) }
      header.isHidden = shown.isEmpty
      for tile in tiles { tile.isHidden = !shown.contains(tile) }
      guard !shown.isEmpty else { continue }
      header.frame = CGRect(x: padding + 4, y: y, width: bounds.width - 2 * padding, height: Self.headerHeight)
      y = layOut(shown, from: y + Self.headerHeight) + 4
    }
    scroll.contentSize = CGSize(width: bounds.width, height: y + padding)
    none.isHidden = y > 0
    none.frame = CGRect(x: padding, y: top + 20, width: bounds.width - 2 * padding, height: 20)
  }

  private func layOut(_ tiles: [PaletteTile], from top: CGFloat) -> CGFloat {
    let width = ((bounds.width - 2 * Self.padding) / CGFloat(Self.columns)).rounded(.down)
    for (index, tile) in tiles.enumerated() {
      tile.frame = CGRect(
        x: Self.padding + CGFloat(index % Self.columns) * width,
        y: top + CGFloat(index / Self.columns) * Self.tileHeight, width: width, height: Self.tileHeight)
    }
    return top + CGFloat((tiles.count + Self.columns - 1) / Self.columns) * Self.tileHeight
  }
}

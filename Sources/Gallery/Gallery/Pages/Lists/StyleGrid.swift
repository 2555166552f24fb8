// SPDX-License-Identifier: MIT
import UIKit

/// Styles as live pictures in groups, which can be filtered. The pictures in sight play while the grid is shown.
final class StyleGrid: KeyList {
  private static let margin: CGFloat = 12
  private static let headerHeight: CGFloat = 34
  /// The distance in points from a group to the next.
  private static let groupGap: CGFloat = 4
  /// The ratio of a tile's width to the height of its picture.
  private static let ratio: CGFloat = 1.55
  /// How much wider tiles become than they have to be, if all of them are in sight then.
  private static let mostGrowth: CGFloat = 1.6

  private unowned let parent: UIViewController
  private let leastWidth: CGFloat
  private var groups: [(header: UILabel, tiles: [StyleTile])] = []
  private let none = UILabel()
  private lazy var loop = PictureLoop { [weak self] in self?.showPictures() }

  /// The condition for a style to be shown.
  var filter = StyleFilter() { didSet { if filter != oldValue { filterDidChange() } } }

  /// - Parameters:
  ///   - leastWidth: The least width in points of a picture and the space around it.
  ///   - parent: The controller whose children the pages in the pictures become.
  ///   - choose: Called when a style is pressed.
  init(
    _ styles: [TransitionStyle], leastWidth: CGFloat = 138, in parent: UIViewController,
    choose: @escaping (TransitionStyle) -> Void
  ) {
    self.parent = parent
    self.leastWidth = leastWidth
    super.init()
    backgroundColor = nil
    none.text = "No style matches."
    none.font = .systemFont(ofSize: 15)
    none.textColor = Palette.secondaryText
    none.textAlignment = .center
    addSubview(none)
    for group in StyleGroup.allCases {
      let members = styles.filter { StyleGroup.group(of: $0) == group }
      if !members.isEmpty { add(members, in: group, choose: choose) }
    }
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ styles: [TransitionStyle], in group: StyleGroup, choose: @escaping (TransitionStyle) -> Void) {
    let header = addHeader(group.title, size: 13)
    let tiles = styles.map { style in
      let tile = StyleTile(style: style)
      add(tile) { choose(style) }
      return tile
    }
    groups.append((header, tiles))
  }

  var tiles: [StyleTile] { groups.flatMap(\.tiles) }
  /// The tiles of the styles that match the filter.
  var shownTiles: [StyleTile] { tiles.filter { filter.includes($0.style) } }

  private func filterDidChange() {
    contentOffset = .zero
    invalidateLayout()
  }

  // MARK: Pictures

  /// Whether the grid is on the screen.
  var isShown: Bool {
    get { loop.isShown }
    set { loop.isShown = newValue }
  }

  /// Whether time passes in the pictures.
  var isPlaying: Bool { loop.isRunning }

  /// Replaces the pages of the pictures by snapshots of them, because the page with the grid is about to leave the screen.
  func freeze() {
    isShown = false
    for tile in tiles { tile.picture.freeze() }
  }

  /// Removes the pages of the pictures.
  func stop() {
    isShown = false
    for tile in tiles { tile.picture.stop() }
  }

  private func showPictures() {
    for tile in tiles {
      if !tile.isHidden, tile.frame.intersects(bounds) {
        tile.picture.show(loop.moment(), in: parent)
      } else {
        tile.picture.stop()
      }
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    // Pictures that stand still come into sight, too.
    if isShown, !isPlaying { showPictures() }
  }

  override func layOut(in size: CGSize) -> CGFloat {
    let margin = Self.margin
    for tile in tiles { tile.isHidden = !filter.includes(tile.style) }
    let columns = columns(in: CGSize(width: size.width - 2 * margin, height: size.height))
    var y: CGFloat = 0
    for (header, tiles) in groups {
      let shown = tiles.filter { !$0.isHidden }
      header.isHidden = shown.isEmpty
      guard !shown.isEmpty else { continue }
      header.frame = CGRect(
        x: margin + 6, y: y, width: max(size.width - 2 * margin, 0), height: Self.headerHeight)
      y = layOut(shown, from: y + Self.headerHeight, width: size.width - 2 * margin, columns) + Self.groupGap
    }
    none.isHidden = y > 0
    none.frame = CGRect(x: margin, y: 20, width: max(size.width - 2 * margin, 0), height: 24)
    return y + margin
  }

  /// Returns the least number of tiles in a row with which all are in sight, or the greatest one if they have to scroll.
  private func columns(in room: CGSize) -> Int {
    let most = max(Int(room.width / leastWidth), 1)
    let least = max(Int((room.width / leastWidth / Self.mostGrowth).rounded(.up)), 1)
    let counts = groups.map { group in group.tiles.count { !$0.isHidden } }.filter { $0 > 0 }
    return (min(least, most)..<most).first { columns in
      let heights = counts.map { count in
        Self.headerHeight + Self.groupGap
          + CGFloat(Self.rows(of: count, columns)) * Self.tileSize(columns, in: room.width).height
      }
      return heights.reduce(Self.margin, +) <= room.height
    } ?? most
  }

  private static func rows(of count: Int, _ columns: Int) -> Int { (count + columns - 1) / columns }

  /// Returns the size of each of some tiles in a row.
  private static func tileSize(_ columns: Int, in width: CGFloat) -> CGSize {
    let side = max((width / CGFloat(columns)).rounded(.down), 0)
    return CGSize(width: side, height: (side / ratio).rounded() + StyleTile.labelHeight)
  }

  /// Lays out tiles in rows and returns their lower edge.
  private func layOut(_ tiles: [StyleTile], from top: CGFloat, width: CGFloat, _ columns: Int) -> CGFloat {
    let size = Self.tileSize(columns, in: width)
    for (index, tile) in tiles.enumerated() {
      tile.frame = CGRect(
        x: Self.margin + CGFloat(index % columns) * size.width, y: top + CGFloat(index / columns) * size.height,
        width: size.width, height: size.height)
    }
    return top + CGFloat(Self.rows(of: tiles.count, columns)) * size.height
  }
}

// SPDX-License-Identifier: MIT
import UIKit

/// One of the three layouts of the album.
final class AlbumPageLayout: UICollectionViewFlowLayout {
  enum Kind: Int, CaseIterable {
    case grid, list, pages

    var title: String {
      switch self {
      case .grid: "Grid"
      case .list: "List"
      case .pages: "Pages"
      }
    }

    var previous: Kind? { Kind(rawValue: rawValue - 1) }
    var next: Kind? { Kind(rawValue: rawValue + 1) }
  }

  let kind: Kind
  private static let spacing: CGFloat = 14
  private static let rowHeight: CGFloat = 72
  private static let titleHeight: CGFloat = 26
  /// The least width in points of a picture of the grid.
  private static let columnWidth: CGFloat = 190
  private static let top: CGFloat = 8
  /// The least width of one of several columns of rows, and the greatest width of a page, in points.
  private static let rowWidth: CGFloat = 380
  private static let widestPage: CGFloat = 760

  init(_ kind: Kind) {
    self.kind = kind
    super.init()
    minimumLineSpacing = Self.spacing
    minimumInteritemSpacing = Self.spacing
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    let bounds = collectionView?.bounds.size ?? .zero
    let room = max(bounds.width - 2 * Self.spacing, 40)
    itemSize = size(in: CGSize(width: room, height: bounds.height))
    let side = kind != .pages ? Self.spacing : max((bounds.width - itemSize.width) / 2, Self.spacing).rounded(.down)
    sectionInset = UIEdgeInsets(top: Self.top, left: side, bottom: Self.spacing, right: side)
    super.prepare()
  }

  private func size(in room: CGSize) -> CGSize {
    switch kind {
    case .grid: return gridItemSize(in: room)
    case .list:
      let columns = max(((room.width + Self.spacing) / (Self.rowWidth + Self.spacing)).rounded(.down), 1)
      let width = (room.width - (columns - 1) * Self.spacing) / columns
      return CGSize(width: width.rounded(.down), height: Self.rowHeight)
    case .pages:
      // A page is seen whole, also in a low window.
      let height = max(room.height - Self.titleHeight - 2 * Self.spacing, 120)
      let width = min(room.width, Self.widestPage, height * 1.5).rounded(.down)
      return CGSize(width: width, height: (width * 2 / 3).rounded() + Self.titleHeight)
    }
  }

  /// Returns the largest size at which all pictures are seen at once, or the smallest one if they have to scroll.
  private func gridItemSize(in room: CGSize) -> CGSize {
    let most = max(Int((room.width + Self.spacing) / (Self.columnWidth + Self.spacing)), 2)
    let sizes = (2...most).map { columns in
      let width = ((room.width - CGFloat(columns - 1) * Self.spacing) / CGFloat(columns)).rounded(.down)
      return CGSize(width: width, height: (width * 2 / 3).rounded() + Self.titleHeight)
    }
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    let fitting = zip(2...most, sizes).first { columns, size in
      let rows = CGFloat((count + columns - 1) / columns)
      return Self.top + rows * (size.height + Self.spacing) <= room.height
    }
    return fitting?.1 ?? sizes[sizes.count - 1]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}

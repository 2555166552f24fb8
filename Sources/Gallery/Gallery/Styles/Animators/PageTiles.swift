// SPDX-License-Identifier: MIT
import UIKit

/// A page cut into tiles: views that show parts of one picture of it.
///
/// A snapshot for each tile would copy the whole page each time. Here the page is drawn once, and each layer shows its
/// part of the picture through `contentsRect`.
struct PageTiles {
  /// The tiles, row by row from the top.
  let views: [UIView]
  let columns: Int
  let rows: Int

  /// - Parameters:
  ///   - count: About how many tiles there are. A small page has fewer, because they would be too small to be seen.
  ///   - afterUpdates: Whether to show the page as it will be in the next frame, for a page that is not visible yet.
  init(of page: UIView, count: Int, afterUpdates: Bool) {
    let size = page.bounds.size
    let side = max(sqrt(size.width * size.height / CGFloat(count)), Self.leastSide)
    columns = max(Int((size.width / side).rounded()), 1)
    rows = max(Int((size.height / side).rounded()), 1)
    let format = UIGraphicsImageRendererFormat()
    format.scale = max(page.traitCollection.displayScale, Self.leastScale)
    let picture = UIGraphicsImageRenderer(bounds: page.bounds, format: format).image { _ in
      page.drawHierarchy(in: page.bounds, afterScreenUpdates: afterUpdates)
    }
    var views: [UIView] = []
    for row in 0..<rows {
      for column in 0..<columns {
        views.append(Self.tile(of: page, picture, column: column, of: columns, row: row, of: rows))
      }
    }
    self.views = views
  }

  /// The least side of a tile in points.
  private static let leastSide: CGFloat = 12
  /// The least number of pixels per point of the picture.
  private static let leastScale: CGFloat = 0.1

  private static func tile(
    of page: UIView, _ picture: UIImage, column: Int, of columns: Int, row: Int, of rows: Int
  ) -> UIView {
    let scale = max(page.traitCollection.displayScale, leastScale)
    let (left, right) = (
      boundary(column, of: columns, page.bounds.width, scale),
      boundary(column + 1, of: columns, page.bounds.width, scale)
    )
    let (top, bottom) = (
      boundary(row, of: rows, page.bounds.height, scale), boundary(row + 1, of: rows, page.bounds.height, scale)
    )
    let part = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    let view = UIView(
      frame: page.convert(part.offsetBy(dx: page.bounds.minX, dy: page.bounds.minY), to: page.superview))
    view.layer.contents = picture.cgImage
    view.layer.contentsRect = CGRect(
      x: part.minX / page.bounds.width, y: part.minY / page.bounds.height, width: part.width / page.bounds.width,
      height: part.height / page.bounds.height)
    return view
  }

  /// Returns a boundary between two tiles. It is on a whole pixel, so that no seam is seen while the tiles are at rest.
  private static func boundary(_ index: Int, of count: Int, _ length: CGFloat, _ scale: CGFloat) -> CGFloat {
    index == count ? length : (length * CGFloat(index) / CGFloat(count) * scale).rounded() / scale
  }

  /// Returns a number from 0 to 1 that depends on nothing but its arguments, so that each run looks the same.
  static func noise(_ index: Int, _ salt: UInt64) -> CGFloat {
    var bits = (UInt64(index) &+ 1) &* 0x9E37_79B9_7F4A_7C15 &+ salt &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return CGFloat((bits ^ (bits >> 31)) >> 11) / CGFloat(1 << 53)
  }
}

// SPDX-License-Identifier: MIT
import UIKit

/// The wall in which the tiles are put together: their side, their places and their colours on a stage of some size.
struct TileWall {
  private static let (narrowestTile, gap): (CGFloat, CGFloat) = (4, 6)
  /// The greatest side of a tile, in points and as a part of the stage's width, whichever is larger.
  private static let widest: (points: CGFloat, share: CGFloat) = (56, 0.06)

  /// The side of a tile in points.
  let side: CGFloat
  /// The centres of the tiles.
  let places: [CGPoint]
  private let columns: Int

  /// Creates a wall that has the best number of columns for the stage. On a stage without room the tiles still have a
  /// size, which a dynamic item needs.
  init(of count: Int, on stage: CGRect, margin: CGFloat) {
    let room = CGSize(width: stage.width - 2 * margin, height: stage.height * 0.75 - margin)
    let widest = max(Self.widest.points, stage.width * Self.widest.share)
    func side(_ columns: Int) -> CGFloat {
      let rows = count / columns
      return min(widest, room.width / CGFloat(columns) - Self.gap, room.height / CGFloat(rows) - Self.gap)
    }
    let columns = [10, 12, 15, 6].max { side($0) < side($1) } ?? 10
    let tile = max(side(columns).rounded(.down), Self.narrowestTile)
    let step = tile + Self.gap
    let left = (stage.midX - CGFloat(columns - 1) * step / 2).rounded()
    places = (0..<count).map {
      CGPoint(x: left + CGFloat($0 % columns) * step, y: margin + tile / 2 + CGFloat($0 / columns) * step)
    }
    (self.side, self.columns) = (tile, columns)
  }

  /// Returns the colour of a tile, which changes along the diagonal of the wall.
  func color(of index: Int) -> UIColor {
    let place = CGFloat(index % columns + index / columns) / CGFloat(columns + places.count / columns - 2)
    let hue = (0.5 + place * 0.62).truncatingRemainder(dividingBy: 1)
    return UIColor(hue: hue, saturation: 0.6, brightness: 0.95, alpha: 1)
  }
}

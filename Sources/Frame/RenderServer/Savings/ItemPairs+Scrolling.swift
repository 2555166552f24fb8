// SPDX-License-Identifier: MIT
import X11

extension ItemPairs {
  /// The number of items that must have moved together. Fewer are drawn as quickly as their pixels are copied.
  private static let minimumMovedCount = 8
  /// The number of pixels below which a copy is not worth it.
  private static let minimumScrolledArea = 65_536

  /// Returns the part of the new frame that the old one shows elsewhere, or nil if there is none that is worth copying.
  func scrolledPart(within bounds: PixelRect) -> ScrolledPart? {
    let offsets = pairs.map { new[$0.new].movement(since: old[$0.old]) }
    guard let movement = mostCommonMovement(of: offsets), movement.count >= Self.minimumMovedCount else { return nil }
    let rect = movement.rect.intersection(bounds)
    guard rect.area >= Self.minimumScrolledArea else { return nil }
    let exceptions = exceptions(in: rect, movedBy: movement.offset, offsets)
    guard exceptions.area <= rect.area / 2 else { return nil }
    return ScrolledPart(rect: rect, offset: movement.offset, exceptions: exceptions)
  }

  /// Items that have moved by the same distance.
  private struct Movement {
    let offset: PixelPoint
    var count = 0
    var newRect = PixelRect.empty
    var oldRect = PixelRect.empty

    /// The pixels in the bounds of the items now and, moved by the offset, in their bounds before.
    var rect: PixelRect { newRect.intersection(oldRect.offsetBy(x: offset.x, y: offset.y)) }
  }

  /// Returns the movement of the most pairs, given the movement of each, or nil if none has moved.
  private func mostCommonMovement(of offsets: [PixelPoint?]) -> Movement? {
    var movements: [Movement] = []
    for (pair, offset) in zip(pairs, offsets) {
      guard let offset, offset != PixelPoint(x: 0, y: 0) else { continue }
      let index = movements.firstIndex { $0.offset == offset } ?? movements.endIndex
      if index == movements.endIndex { movements.append(Movement(offset: offset)) }
      movements[index].count += 1
      movements[index].newRect = movements[index].newRect.union(new[pair.new].rect)
      movements[index].oldRect = movements[index].oldRect.union(old[pair.old].rect)
    }
    return movements.max { $0.count < $1.count }
  }

  /// Returns the pixels of a rectangle in which the new items show something else than the old ones, moved by a distance.
  private func exceptions(in rect: PixelRect, movedBy offset: PixelPoint, _ offsets: [PixelPoint?]) -> PixelRegion {
    let cover = topmostCover(of: rect, movedBy: offset)
    var region = PixelRegion()
    for (pair, itsOffset) in zip(pairs, offsets) where pair.new >= cover.new {
      let (before, after) = (old[pair.old].rect.offsetBy(x: offset.x, y: offset.y), new[pair.new].rect)
      if itsOffset == offset || new[pair.new].isSameColor(as: old[pair.old]) {
        if before == after { continue }
        for part in before.parts(around: after) + after.parts(around: before) {
          region.formUnion(part.intersection(rect))
        }
      } else {
        region.formUnion(before.intersection(rect))
        region.formUnion(after.intersection(rect))
      }
    }
    for index in gone where index >= cover.old {
      region.formUnion(old[index].rect.offsetBy(x: offset.x, y: offset.y).intersection(rect))
    }
    for index in added where index >= cover.new { region.formUnion(new[index].rect.intersection(rect)) }
    return region
  }

  /// Returns the numbers of the highest item that hides everything below it in a rectangle, now and before the
  /// movement. They are zero if there is none.
  private func topmostCover(of rect: PixelRect, movedBy offset: PixelPoint) -> Pair {
    let before = rect.offsetBy(x: -offset.x, y: -offset.y)
    let cover = pairs.last { pair in
      new[pair.new].rect.contains(rect) && new[pair.new].opaqueRect.contains(rect)
        && old[pair.old].opaqueRect.contains(before)
    }
    return cover ?? Pair(old: 0, new: 0)
  }
}

extension DisplayItem {
  /// Whether both items are the same colour.
  fileprivate func isSameColor(as other: DisplayItem) -> Bool {
    guard case .fill(let color) = drawing, case .fill(let otherColor) = other.drawing else { return false }
    return color == otherColor && opacity == other.opacity && isAdditive == other.isAdditive
  }

  /// The distance from an earlier item that looks the same. It is nil if the item looks different, or the same at any
  /// position, as a colour does.
  fileprivate func movement(since old: DisplayItem) -> PixelPoint? {
    guard opacity == old.opacity, isAdditive == old.isAdditive else { return nil }
    switch (drawing, old.drawing) {
    case (.raster(let raster, let placement), .raster(let before, let oldPlacement)):
      guard raster === before, let new = placement.pixelOffset, let old = oldPlacement.pixelOffset else { return nil }
      return PixelPoint(x: new.x - old.x, y: new.y - old.y)
    case (.texture(var texture), .texture(let before)):
      let offset = texture.frame.offset(from: before.frame)
      texture.frame = before.frame
      return texture == before ? offset : nil
    case (.roundedFill(var shape, let color), .roundedFill(let before, let oldColor)):
      let offset = shape.frame.offset(from: before.frame)
      shape.frame = before.frame
      return color == oldColor && shape == before ? offset : nil
    default: return nil
    }
  }
}

extension PixelRect {
  fileprivate func offset(from other: PixelRect) -> PixelPoint { PixelPoint(x: x - other.x, y: y - other.y) }
}

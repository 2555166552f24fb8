// SPDX-License-Identifier: MIT
import X11

/// The visible parts of some items in an area, given the opaque ones above them.
struct Occlusion {
  /// An opaque rectangle in the middle of what is below it.
  struct Hole: Equatable {
    let rect: PixelRect
    /// The number of items below it. They are the first of the list.
    let count: Int
  }

  /// For each item, the smallest rectangle that contains its visible pixels.
  private(set) var visible: [PixelRect]
  /// The smallest rectangle that contains the pixels that no item covers.
  private(set) var uncovered: PixelRect
  /// The hole that hides most of the rectangles in `visible`, or nil if none hides enough.
  private(set) var hole: Hole?

  private struct Cover {
    let rect: PixelRect
    let index: Int
    /// The number of pixels that it hides although they are inside the rectangles in `visible`.
    var hiddenArea = 0
  }

  /// The maximum number of opaque rectangles that are considered.
  private static let maximumCovers = 8
  /// The number of hidden pixels for which a hole is cut. Drawing fewer costs the server less than the two requests that
  /// set and remove a clip.
  private static let minimumHiddenArea = 32_768

  /// - Parameter damage: The pixels that are drawn, or nil for all.
  init(of items: [DisplayItem], in area: PixelRect, damage: PixelRegion? = nil) {
    visible = items.map { $0.rect.intersection(area) }
    if let damage { visible = visible.map(damage.bounds(in:)) }
    uncovered = area
    var covers: [Cover] = []
    for index in items.indices.reversed() where !visible[index].isEmpty {
      visible[index] = Self.trimmed(visible[index], by: covers)
      if visible[index].isEmpty { continue }
      // Items below a blur are seen through it, also where something above the blur covers them.
      if items[index].hasBackdrops { covers = [] }
      for cover in covers.indices {
        let hidden = covers[cover].rect.intersection(visible[index]).area
        if hidden > 0 { covers[cover].hiddenArea += hidden }
      }
      let opaque = items[index].opaqueRect.intersection(area)
      if !opaque.isEmpty { Self.add(Cover(rect: opaque, index: index), to: &covers) }
    }
    uncovered = Self.trimmed(uncovered, by: covers)
    let largest = covers.max { $0.hiddenArea < $1.hiddenArea }
    if let largest, largest.hiddenArea >= Self.minimumHiddenArea {
      hole = Hole(rect: largest.rect, count: largest.index)
    }
  }

  /// Returns the smallest rectangle that contains all pixels that none of the covers hides. The rest that one cover
  /// leaves may be narrow enough for an earlier one.
  private static func trimmed(_ rect: PixelRect, by covers: [Cover]) -> PixelRect {
    var rect = rect
    var before: PixelRect
    repeat {
      before = rect
      for cover in covers { rect = rect.trimmed(by: cover.rect) }
    } while rect != before && !rect.isEmpty
    return rect
  }

  private static func add(_ cover: Cover, to covers: inout [Cover]) {
    if covers.contains(where: { $0.rect.contains(cover.rect) }) { return }
    guard covers.count == maximumCovers else { return covers.append(cover) }
    guard let least = covers.indices.min(by: { covers[$0].rect.area < covers[$1].rect.area }),
      covers[least].rect.area < cover.rect.area
    else { return }
    covers[least] = cover
  }
}

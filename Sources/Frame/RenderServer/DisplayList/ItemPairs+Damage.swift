// SPDX-License-Identifier: MIT
import X11

extension ItemPairs {
  /// Returns the pixels in which the frames may differ. The pixels of the rectangle `known` are among them in any case.
  func damage(around known: PixelRect = .empty) -> PixelRegion {
    var region = PixelRegion(known)
    for pair in pairs {
      let (before, after) = (old[pair.old], new[pair.new])
      if known.contains(before.rect), known.contains(after.rect) { continue }
      Self.note(before, after, in: &region)
    }
    for index in gone { region.formUnion(old[index].rect) }
    for index in added { region.formUnion(new[index].rect) }
    return region
  }

  private static func note(_ old: DisplayItem, _ new: DisplayItem, in region: inout PixelRegion) {
    if old == new { return }
    if let inner = innerDamage(old, new) {
      region.formUnion(inner)
    } else {
      region.formUnion(old.rect, movedTo: new.rect)
    }
  }

  /// Returns the damage inside an item if only its content has changed, or nil if more has changed.
  private static func innerDamage(_ old: DisplayItem, _ new: DisplayItem) -> PixelRegion? {
    if case .fragment(let before) = old.drawing, case .fragment(let after) = new.drawing {
      guard old.opacity == new.opacity else { return nil }
      return ItemPairs(before.items, after.items).damage()
    }
    if case .curl(let before) = old.drawing, case .curl(let after) = new.drawing {
      guard before.page == after.page, before.frame == after.frame, old.rect == new.rect else { return nil }
      return PixelRegion(before.activeRect.union(after.activeRect).intersection(new.rect))
    }
    guard case .group(let before) = old.drawing, case .group(let after) = new.drawing,
      old.rect == new.rect, old.opacity == new.opacity, old.isAdditive == new.isAdditive,
      before.placement == after.placement, before.corners == after.corners, before.mask == after.mask,
      before.tint == after.tint,
      let offset = after.placement.pixelOffset
    else { return nil }
    var region = ItemPairs(before.items, after.items).damage().offsetBy(x: offset.x, y: offset.y)
    region.formIntersection(new.rect)
    return region
  }
}

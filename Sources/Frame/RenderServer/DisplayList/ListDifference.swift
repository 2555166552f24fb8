// SPDX-License-Identifier: MIT
import X11

/// The difference of a frame from the previous one.
struct ListDifference {
  /// The pixels that may differ from those of the previous frame.
  let damage: PixelRegion
  /// The part of them that the previous frame shows elsewhere. nil if there is none, or if copying it is not worth it.
  var scrolled: ScrolledPart?

  /// The pixels that have to be drawn if `scrolled` is copied.
  var drawn: PixelRegion { scrolled?.rest(of: damage) ?? damage }
}

extension DisplayList {
  /// Compares the list with the list of the previous frame.
  ///
  /// - Parameter scrolls: Whether a layer's sublayers have scrolled, so that a part may be copied.
  func difference(since old: DisplayList, scrolls: Bool = false) -> ListDifference {
    let bounds = PixelRect(size)
    guard size == old.size else { return ListDifference(damage: PixelRegion(bounds)) }
    let pairs = ItemPairs(old.items, items, opensAllFragments: scrolls)
    let part = scrolls ? pairs.scrolledPart(within: bounds) : nil
    var damage = pairs.damage(around: part?.rect ?? .empty)
    if !damage.isEmpty { damage.addDependents(of: items.backdrops) }
    damage.formIntersection(bounds)
    return ListDifference(damage: damage, scrolled: part)
  }
}

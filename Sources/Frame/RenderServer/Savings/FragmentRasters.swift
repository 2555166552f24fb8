// SPDX-License-Identifier: MIT
import X11

/// The flattened fragments of one surface.
///
/// A fragment is redrawn whenever something fades or moves above it, although the fragment itself does not change. If
/// many of its items were redrawn in two successive frames, it is flattened, so that the next frames copy one picture.
/// This applies to its opaque rectangle, which has exactly the same pixels when it is flattened.
///
///     drawn item by item ── redrawn in two successive frames ──► flattened ── off the list, or `removeAll()` ──► freed
final class FragmentRasters {
  private struct Entry {
    let fragment: DisplayFragment
    var redraws = 0
    var lastRedraw: Int
    var lastSeen: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var frame = 0
  /// The area in pixels of the rasters.
  private(set) var area = 0
  private var maximumArea: Int

  private static let requiredRedraws = 2
  /// The number of redrawn items below which a fragment is drawn as quickly as its raster would be.
  private static let minimumItems = 8
  /// The largest area of all rasters together, as a multiple of the surface's area. No raster is made beyond it, so that
  /// none has to be freed while it is on the screen.
  private static let surfaceFactor = 4

  init(surfaceSize: PixelSize) { maximumArea = PixelRect(surfaceSize).area * Self.surfaceFactor }

  func resize(to size: PixelSize) { maximumArea = PixelRect(size).area * Self.surfaceFactor }

  func removeAll() {
    for entry in entries.values { entry.fragment.raster = nil }
    (entries, area) = ([:], 0)
  }

  /// Counts what a frame redraws, flattens the fragments for which that pays off, and frees the rasters of the others.
  func noteFrame(of list: DisplayList, damage: PixelRegion) {
    frame += 1
    note(list.items, damage)
    guard entries.contains(where: { $0.value.lastSeen != frame }) else { return }
    for (id, entry) in entries where entry.lastSeen != frame {
      entries[id] = nil
      free(entry.fragment)
    }
  }

  private func note(_ items: [DisplayItem], _ damage: PixelRegion) {
    for item in items {
      switch item.drawing {
      case .fragment(let fragment): note(fragment, damage)
      case .group(let group):
        if !group.items.fragments.isEmpty { note(group.items, damage.inside(group, drawnIn: item.rect)) }
      default: break
      }
    }
  }

  private func note(_ fragment: DisplayFragment, _ damage: PixelRegion) {
    let id = ObjectIdentifier(fragment)
    if fragment.raster == nil, isWorthFlattening(fragment, damage) { noteRedraw(of: fragment, id) }
    if fragment.raster == nil {
      for inner in fragment.nested { note(inner, damage) }
    } else {
      entries[id]?.lastSeen = frame
    }
  }

  private func isWorthFlattening(_ fragment: DisplayFragment, _ damage: PixelRegion) -> Bool {
    let rect = fragment.opaqueRect
    guard !rect.isEmpty, fragment.backdrops.isEmpty, max(rect.width, rect.height) <= Pixmap.maximumExtent else {
      return false
    }
    var redrawn = damage
    redrawn.formIntersection(rect)
    return fragment.items.redrawnCount(redrawn, limit: Self.minimumItems) >= Self.minimumItems
  }

  private func noteRedraw(of fragment: DisplayFragment, _ id: ObjectIdentifier) {
    var entry = entries[id] ?? Entry(fragment: fragment, lastRedraw: frame, lastSeen: frame)
    entry.redraws = entry.lastRedraw >= frame - 1 ? entry.redraws + 1 : 1
    (entry.lastRedraw, entry.lastSeen) = (frame, frame)
    entries[id] = entry
    guard entry.redraws >= Self.requiredRedraws, area + fragment.opaqueRect.area <= maximumArea else { return }
    // The picture of the whole replaces those of its parts.
    for inner in fragment.nested { freeTree(inner) }
    fragment.raster = Raster(items: fragment.items, bounds: fragment.opaqueRect)
    area += fragment.opaqueRect.area
  }

  private func freeTree(_ fragment: DisplayFragment) {
    entries[ObjectIdentifier(fragment)] = nil
    free(fragment)
    for inner in fragment.nested { freeTree(inner) }
  }

  private func free(_ fragment: DisplayFragment) {
    guard fragment.raster != nil else { return }
    fragment.raster = nil
    area -= fragment.opaqueRect.area
  }
}

extension PixelRegion {
  /// Returns the damage in a group's own pixels. With a transform that is more than an offset, it is the whole group.
  fileprivate func inside(_ group: Group, drawnIn rect: PixelRect) -> PixelRegion {
    var region = self
    region.formIntersection(rect)
    if region.isEmpty { return region }
    return group.placement.pixelOffset.map { region.offsetBy(x: -$0.x, y: -$0.y) } ?? PixelRegion(group.bounds)
  }
}

extension [DisplayItem] {
  /// Returns how many items, including those of fragments, are at least partly in a region, up to `limit`.
  fileprivate func redrawnCount(_ region: PixelRegion, limit: Int) -> Int {
    var count = 0
    for item in self where region.rects.contains(where: { $0.intersects(item.rect) }) {
      if case .fragment(let fragment) = item.drawing, fragment.raster == nil {
        count += fragment.items.redrawnCount(region, limit: limit - count)
      } else {
        count += 1
      }
      if count >= limit { break }
    }
    return count
  }
}

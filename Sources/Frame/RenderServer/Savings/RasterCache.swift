// SPDX-License-Identifier: MIT
import RenderTree
import X11

/// The flattened subtrees of one surface.
///
/// A subtree is flattened when it is first seen moving. If its content changes, it is flattened again once the content
/// has stayed the same for two frames, so content that changes in every frame is drawn directly.
///
/// At rest, the rasters that were used last are kept, because the page that has been covered is likely to come back.
final class RasterCache {
  /// The values on which a raster of a layer depends.
  struct Fingerprint: Equatable {
    /// Only its version and the values that affect the appearance are compared.
    let layer: SampledLayer
    let frameSize: PixelSize
    let part: Part

    /// The parts of the layer that are flattened.
    enum Part { case appearance, withShadow, behindMask, belowAnimations }

    static func == (a: Fingerprint, b: Fingerprint) -> Bool {
      a.layer.links.version == b.layer.links.version && a.isSameApartFromVersion(b)
    }

    /// Whether another layer would look the same with the same layers below it.
    func isSameApartFromVersion(_ other: Fingerprint) -> Bool {
      frameSize == other.frameSize && part == other.part
        && layer.hasSameAppearance(as: other.layer, withShadow: part == .withShadow)
    }
  }

  /// A layer that is flattened, or may be. It is an object, because each frame looks at all of them.
  private final class Candidate {
    private(set) var fingerprint: Fingerprint
    private(set) var lastSeen: Int
    private var unchangedFrames: Int
    private(set) var raster: Raster?
    private var source: RasterSource?
    /// Whether flattening would cost too much memory.
    var isTooLarge = false

    init(_ fingerprint: Fingerprint, unchangedFrames: Int, lastSeen: Int) {
      self.fingerprint = fingerprint
      self.unchangedFrames = unchangedFrames
      self.lastSeen = lastSeen
    }

    var awaitsRaster: Bool {
      raster == nil && !isTooLarge && unchangedFrames >= RasterCache.requiredUnchangedFrames
    }

    var area: Int { raster?.bounds.area ?? 0 }

    /// Whether it has a raster that may be needed again.
    var isWorthKeeping: Bool { source?.exists == true }

    func setRaster(_ raster: Raster, of source: RasterSource) { (self.raster, self.source) = (raster, source) }

    func noteSeen(in frame: Int) {
      guard lastSeen != frame else { return }
      unchangedFrames += 1
      lastSeen = frame
    }

    /// Takes the fingerprint of a frame if the layer still looks the same. Returns whether it does.
    func adopt(_ new: Fingerprint, in tree: RenderTree) -> Bool {
      if fingerprint == new { return true }
      guard let source, fingerprint.isSameApartFromVersion(new), source == RasterSource(new.layer.id, in: tree) else {
        return false
      }
      fingerprint = new
      return true
    }
  }

  private var candidates: [LayerID: Candidate] = [:]
  private var frame = 0
  /// The area of the surface in pixels.
  private var surfaceArea = 0

  static let requiredUnchangedFrames = 2
  /// The largest area of a raster, as a multiple of its surface's area: a page with a margin around it.
  private static let rasterFactor = 4
  /// The largest area of all rasters together while something moves, as a multiple of the surface's area.
  private static let movingFactor = 12
  /// The same at rest: two pages and their bars.
  private static let restingFactor = 3

  init(surfaceSize: PixelSize) { resize(to: surfaceSize) }

  /// The area in pixels that a smaller surface counts as.
  private static let minimumSurfaceArea = 512 * 512

  func resize(to size: PixelSize) {
    surfaceArea = max(PixelRect(size).area, Self.minimumSurfaceArea)
  }

  func removeAll() { candidates = [:] }

  /// Returns the raster that shows the layer of a tree, made from the items of `make` if it pays to flatten the layer.
  /// Returns nil if the layer has to be drawn itself.
  func raster(
    for fingerprint: Fingerprint, in tree: RenderTree, immediately: Bool = false,
    enlargement: PlaneTransform = .identity, make: () -> [DisplayItem]
  ) -> Raster? {
    let candidate = note(fingerprint, in: tree, immediately: immediately)
    if candidate.awaitsRaster {
      let items = make()
      let bounds = items.bounds
      if bounds.isEmpty || bounds.area > surfaceArea * Self.rasterFactor
        || max(bounds.width, bounds.height) > Pixmap.maximumExtent
      {
        candidate.isTooLarge = true
      } else {
        candidate.setRaster(
          Raster(items: items, bounds: bounds, enlargement: enlargement),
          of: RasterSource(fingerprint.layer.id, in: tree))
      }
    }
    return candidate.raster
  }

  /// Records what a layer shows in this frame. Returns its candidate.
  private func note(_ fingerprint: Fingerprint, in tree: RenderTree, immediately: Bool) -> Candidate {
    let layer = fingerprint.layer.id
    let known = candidates[layer]
    if let known, known.adopt(fingerprint, in: tree) {
      known.noteSeen(in: frame)
      return known
    }
    let candidate = Candidate(
      fingerprint, unchangedFrames: known == nil || immediately ? Self.requiredUnchangedFrames : 0, lastSeen: frame)
    candidates[layer] = candidate
    return candidate
  }

  /// Whether a layer that does not move has a raster that can show it.
  func hasRaster(for layer: LayerID) -> Bool { candidates[layer]?.raster != nil }

  /// Ends a frame. Frees the oldest rasters if all together are too large.
  func endFrame() {
    frame += 1
    if !candidates.isEmpty { free(downTo: Self.movingFactor) }
  }

  /// Frees the rasters that the last frame did not use, except for those that a page may need which comes back soon.
  func trim() {
    candidates = candidates.filter { wasUsed($0.value) || $0.value.isWorthKeeping }
    free(downTo: Self.restingFactor)
  }

  /// Frees rasters that the last frame did not use, from the one unused for the longest time, until all together have at
  /// most so many times the area of the surface.
  private func free(downTo factor: Int) {
    var excess = candidates.values.reduce(0) { $0 + $1.area } - surfaceArea * factor
    guard excess > 0 else { return }
    for (id, candidate) in candidates.sorted(by: { $0.value.lastSeen < $1.value.lastSeen }) {
      guard excess > 0, !wasUsed(candidate) else { break }
      excess -= candidate.area
      candidates[id] = nil
    }
  }

  private func wasUsed(_ candidate: Candidate) -> Bool { candidate.lastSeen >= frame - 1 }
}

// SPDX-License-Identifier: MIT
import RenderTree
import X11

/// The flattened subtrees of one surface.
///
/// A subtree is flattened when it is first seen moving. If its content changes, it is flattened again once the content
/// has stayed the same for two frames, so content that changes in every frame is drawn directly.
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
      a.layer.links.version == b.layer.links.version && a.frameSize == b.frameSize && a.part == b.part
        && a.layer.hasSameAppearance(as: b.layer, withShadow: a.part == .withShadow)
    }
  }

  private struct Candidate {
    var fingerprint: Fingerprint
    var unchangedFrames: Int
    var lastSeen: Int
    var raster: Raster?
    /// Whether flattening would cost too much memory.
    var isTooLarge = false

    var awaitsRaster: Bool {
      raster == nil && !isTooLarge && unchangedFrames >= RasterCache.requiredUnchangedFrames
    }

    mutating func noteSeen(in frame: Int) {
      guard lastSeen != frame else { return }
      unchangedFrames += 1
      lastSeen = frame
    }
  }

  private var candidates: [LayerID: Candidate] = [:]
  private var frame = 0
  /// The area in pixels above which a raster is not kept.
  private var maximumArea: Int

  static let requiredUnchangedFrames = 2
  /// The largest area of a raster, as a multiple of its surface's area: a page with a margin around it.
  private static let surfaceFactor = 4
  /// The largest area of all rasters together, as a multiple of the surface's area.
  private static let budgetFactor = 12
  /// The number of frames after which an unused raster is freed.
  private static let maximumUnusedFrames = 120

  init(surfaceSize: PixelSize) {
    maximumArea = 0
    resize(to: surfaceSize)
  }

  /// The area in pixels that a smaller surface counts as.
  private static let minimumSurfaceArea = 512 * 512

  func resize(to size: PixelSize) {
    maximumArea = max(PixelRect(size).area, Self.minimumSurfaceArea) * Self.surfaceFactor
  }

  func removeAll() { candidates = [:] }

  /// Returns the raster that shows the layer, made from the items of `make` if it pays to flatten the layer. Returns
  /// nil if the layer has to be drawn itself.
  func raster(
    for fingerprint: Fingerprint, immediately: Bool = false, enlargement: PlaneTransform = .identity,
    make: () -> [DisplayItem]
  ) -> Raster? {
    let index = note(fingerprint, immediately: immediately)
    if candidates.values[index].awaitsRaster {
      let items = make()
      let bounds = items.bounds
      if bounds.isEmpty || bounds.area > maximumArea || max(bounds.width, bounds.height) > Pixmap.maximumExtent {
        candidates.values[index].isTooLarge = true
      } else {
        candidates.values[index].raster = Raster(items: items, bounds: bounds, enlargement: enlargement)
      }
    }
    return candidates.values[index].raster
  }

  /// Records what a layer shows in this frame. Returns the index of its candidate.
  private func note(_ fingerprint: Fingerprint, immediately: Bool) -> Dictionary<LayerID, Candidate>.Index {
    let layer = fingerprint.layer.id
    if let index = candidates.index(forKey: layer), candidates.values[index].fingerprint == fingerprint {
      candidates.values[index].noteSeen(in: frame)
      return index
    }
    let isNew = candidates[layer] == nil
    candidates[layer] = Candidate(
      fingerprint: fingerprint, unchangedFrames: isNew || immediately ? Self.requiredUnchangedFrames : 0,
      lastSeen: frame)
    return candidates.index(forKey: layer)!
  }

  /// Whether a layer that does not move has a raster that can show it.
  func hasRaster(for layer: LayerID) -> Bool { candidates[layer]?.raster != nil }

  /// Ends a frame. Frees the rasters that have been unused for a long time, and the oldest ones if all together are too
  /// large.
  func endFrame() {
    frame += 1
    guard !candidates.isEmpty else { return }
    if candidates.values.contains(where: isUnused) { candidates = candidates.filter { !isUnused($0.value) } }
    var total = candidates.values.reduce(0) { $0 + ($1.raster?.bounds.area ?? 0) }
    let budget = maximumArea / Self.surfaceFactor * Self.budgetFactor
    guard total > budget else { return }
    for (id, candidate) in candidates.sorted(by: { $0.value.lastSeen < $1.value.lastSeen }) {
      guard total > budget, candidate.lastSeen != frame - 1 else { break }
      total -= candidate.raster?.bounds.area ?? 0
      candidates[id] = nil
    }
  }

  private func isUnused(_ candidate: Candidate) -> Bool { frame - candidate.lastSeen > Self.maximumUnusedFrames }

  /// Frees all rasters that the last frame did not use.
  func trim() {
    candidates = candidates.filter { $0.value.lastSeen >= frame - 1 }
  }
}

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

  /// A layer that is flattened, or may be. It is an object, because each frame looks at all of them.
  private final class Candidate {
    let fingerprint: Fingerprint
    private(set) var lastSeen: Int
    private var unchangedFrames: Int
    var raster: Raster?
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

    func noteSeen(in frame: Int) {
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
    let candidate = note(fingerprint, immediately: immediately)
    if candidate.awaitsRaster {
      let items = make()
      let bounds = items.bounds
      if bounds.isEmpty || bounds.area > maximumArea || max(bounds.width, bounds.height) > Pixmap.maximumExtent {
        candidate.isTooLarge = true
      } else {
        candidate.raster = Raster(items: items, bounds: bounds, enlargement: enlargement)
      }
    }
    return candidate.raster
  }

  /// Records what a layer shows in this frame. Returns its candidate.
  private func note(_ fingerprint: Fingerprint, immediately: Bool) -> Candidate {
    let layer = fingerprint.layer.id
    let known = candidates[layer]
    if let known, known.fingerprint == fingerprint {
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

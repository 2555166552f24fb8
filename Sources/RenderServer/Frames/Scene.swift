// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

/// A committed tree and what the last frame showed of it.
final class Scene {
  private(set) var list: DisplayList
  /// Whether the last frame showed an animation that continues.
  private(set) var animates = false
  /// The time at which an animation starts, or nil if none will.
  private(set) var nextChange: Double?

  private var tree = RenderTree()
  private var scale: CGFloat
  private let rasters: RasterCache
  private let fragments = DisplayFragmentCache()
  private let motion = MotionRecord()
  private let subtreeBounds = SubtreeBoundsCache()
  private var mustRedraw = true
  private var framesSinceTrim = 0

  /// The number of frames between two searches for layers that no longer exist.
  private static let trimInterval = 120

  init(size: PixelSize, scale: CGFloat) {
    self.scale = scale
    list = DisplayList(size: size)
    rasters = RasterCache(surfaceSize: size)
  }

  func apply(_ commit: Commit) { tree.apply(commit) }

  func resize(to size: PixelSize, scale: CGFloat) {
    if scale != self.scale {
      rasters.removeAll()
      fragments.removeAll()
    }
    rasters.resize(to: size)
    self.scale = scale
    list.size = size
    mustRedraw = true
  }

  func invalidate() { mustRedraw = true }

  /// Builds the list for a time. Returns the difference from the previous frame.
  func update(at time: Double) -> PixelRegion {
    let builder = DisplayListBuilder(
      tree: tree, time: time, scale: scale, size: list.size, rasters: rasters, fragments: fragments, motion: motion,
      subtreeBounds: subtreeBounds)
    let next = builder.build()
    let damage = mustRedraw ? PixelRegion(PixelRect(list.size)) : next.damage(since: list)
    mustRedraw = false
    list = next
    rasters.endFrame()
    motion.endFrame()
    animates = tree.isAnimating(at: time)
    nextChange = animates ? nil : tree.nextChange(after: time)
    if !animates { rasters.trim() }
    framesSinceTrim += 1
    if framesSinceTrim >= Self.trimInterval { trim() }
    return damage
  }

  /// Forgets layers that are gone.
  func trim() {
    framesSinceTrim = 0
    motion.trim(to: tree)
    fragments.trim(to: tree)
    subtreeBounds.trim(to: tree)
  }
}

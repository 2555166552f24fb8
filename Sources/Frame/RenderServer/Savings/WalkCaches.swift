// SPDX-License-Identifier: MIT
import RenderTree
import X11

/// The results of one walk of a layer tree that the next walk uses.
struct WalkCaches {
  /// Flattened layers.
  let rasters: RasterCache
  /// Unchanged subtrees.
  let fragments = DisplayFragmentCache()
  /// The positions of the layers in the previous frame.
  let motion = MotionRecord()
  /// The bounds of subtrees. Subtrees outside the clip are not walked.
  let subtreeBounds = SubtreeBoundsCache()
  /// Which sublayers of a layer are still.
  let sublayerRuns = SublayerRuns()

  init(surfaceSize: PixelSize) { rasters = RasterCache(surfaceSize: surfaceSize) }

  /// Ends a frame.
  func endFrame() {
    rasters.endFrame()
    motion.endFrame()
  }

  /// Forgets what depends on the number of pixels per point.
  func removePictures() {
    rasters.removeAll()
    fragments.removeAll()
  }

  /// Forgets layers that are no longer in the tree.
  func trim(to tree: RenderTree) {
    motion.trim(to: tree)
    fragments.trim(to: tree)
    subtreeBounds.trim(to: tree)
    sublayerRuns.trim(to: tree)
  }
}

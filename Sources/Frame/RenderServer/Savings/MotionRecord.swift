// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree

/// Remembers the positions of layers, to tell which of them move.
final class MotionRecord {
  private struct Track {
    var layer: SampledLayer
    /// The last frame in which the layer had moved since the previous frame, or was animated.
    var lastMove: Int?
    /// The last frame in which the origin of its bounds had changed since the previous frame.
    var lastScroll: Int?

    /// Records the layer of a frame. Returns how it has moved in this frame or a few frames before.
    mutating func note(_ new: SampledLayer, frame: Int) -> (moves: Bool, scrolls: Bool) {
      if new.links.hasAnimations || !new.hasSamePosition(as: layer) { lastMove = frame }
      if new.bounds.origin != layer.bounds.origin { lastScroll = frame }
      layer = new
      return (isRecent(lastMove, frame), isRecent(lastScroll, frame))
    }

    private func isRecent(_ change: Int?, _ frame: Int) -> Bool {
      change.map { frame - $0 <= MotionRecord.persistence } ?? false
    }
  }

  /// Each layer is looked up once in a frame, and nothing else happens meanwhile, so that accesses need not be checked.
  private var tracks: [LayerID: Track] = [:]
  private var frame = 0
  /// Whether a layer scrolls in this frame.
  private(set) var scrolls = false

  /// The number of frames after its last change for which a layer counts as moving, because a slow layer does not move
  /// in every frame.
  private static let persistence = 30

  /// Records a layer's position. Returns whether the layer moves, and whether its sublayers move because the origin of
  /// its bounds does.
  func note(_ layer: SampledLayer) -> (moves: Bool, scrolls: Bool) {
    let motion = tracks[layer.id, default: Track(layer: layer)].note(layer, frame: frame)
    if motion.scrolls { scrolls = true }
    return motion
  }

  func endFrame() {
    frame += 1
    scrolls = false
  }

  /// Removes the records of layers that are no longer in the tree.
  func trim(to tree: RenderTree) { tracks = tracks.filter { tree.contains($0.key) } }
}

extension SampledLayer {
  fileprivate func hasSamePosition(as other: SampledLayer) -> Bool {
    position == other.position && opacity == other.opacity && hasSameTransform(as: other)
  }
}

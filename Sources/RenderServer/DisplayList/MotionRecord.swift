// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree

/// Remembers the positions of layers, to tell which of them move.
final class MotionRecord {
  private struct Placement: Equatable {
    let position: CGPoint
    let transform: CATransform3D
    let opacity: CGFloat
  }

  private struct ChangeTracker<Value: Equatable> {
    var value: Value
    /// The last frame in which the value differed from the frame before, or was animated.
    var lastChange: Int?

    /// Records the value of a frame. Returns whether it has changed in this frame or a few frames before.
    mutating func note(_ value: Value, isAnimated: Bool, frame: Int) -> Bool {
      if isAnimated || value != self.value { (self.value, lastChange) = (value, frame) }
      return lastChange.map { frame - $0 <= MotionRecord.persistence } ?? false
    }
  }

  private struct Track {
    var placement: ChangeTracker<Placement>
    var scroll: ChangeTracker<CGPoint>

    mutating func note(_ new: Track, isAnimated: Bool, frame: Int) -> (moves: Bool, scrolls: Bool) {
      let moves = placement.note(new.placement.value, isAnimated: isAnimated, frame: frame)
      return (moves, scroll.note(new.scroll.value, isAnimated: false, frame: frame))
    }
  }

  private var tracks: [LayerID: Track] = [:]
  private var frame = 0

  /// The number of frames after its last change for which a layer counts as moving, because a slow layer does not move
  /// in every frame.
  private static let persistence = 30

  /// Records a layer's position. Returns whether the layer moves, and whether its sublayers move because the origin of
  /// its bounds does.
  func note(_ layer: SampledLayer) -> (moves: Bool, scrolls: Bool) {
    let state = layer.state
    let placement = Placement(position: state.position, transform: state.transform, opacity: state.opacity)
    let new = Track(placement: ChangeTracker(value: placement), scroll: ChangeTracker(value: state.bounds.origin))
    return tracks[layer.id, default: new].note(new, isAnimated: layer.links.hasAnimations, frame: frame)
  }

  func endFrame() { frame += 1 }

  /// Removes the records of layers that are no longer in the tree.
  func trim(to tree: RenderTree) { tracks = tracks.filter { tree.contains($0.key) } }
}

// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree

/// Remembers where layers lay, to tell which of them move.
final class MotionRecord {
  private struct Placement: Equatable {
    let position: CGPoint
    let transform: CATransform3D
    let opacity: CGFloat
  }

  private struct Mover<Value: Equatable> {
    var value: Value
    /// The frame in which it last was elsewhere than in the frame before.
    var lastStep: Int?

    /// Whether it moves, or has just done so.
    mutating func note(_ value: Value, steps: Bool, frame: Int) -> Bool {
      if steps || value != self.value { (self.value, lastStep) = (value, frame) }
      return lastStep.map { frame - $0 <= MotionRecord.persistence } ?? false
    }
  }

  private struct Track {
    var placement: Mover<Placement>
    var scroll: Mover<CGPoint>
  }

  private var tracks: [LayerID: Track] = [:]
  private var frame = 0

  /// A layer counts as moving for so many frames after its last step: a slow one rests in between.
  private static let persistence = 30

  /// Whether the layer moves, and whether its sublayers do because its bounds' origin does; or have just done so.
  func note(_ layer: SampledLayer, isAnimated: Bool) -> (moves: Bool, scrolls: Bool) {
    let state = layer.state
    let placement = Placement(position: state.position, transform: state.transform, opacity: state.opacity)
    var track =
      tracks[layer.id]
      ?? Track(placement: Mover(value: placement), scroll: Mover(value: state.bounds.origin))
    let moves = track.placement.note(placement, steps: isAnimated, frame: frame)
    let scrolls = track.scroll.note(state.bounds.origin, steps: false, frame: frame)
    tracks[layer.id] = track
    return (moves, scrolls)
  }

  func endFrame() { frame += 1 }

  /// Forgets layers that are gone.
  func trim(to tree: RenderTree) { tracks = tracks.filter { tree.contains($0.key) } }
}

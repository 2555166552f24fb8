// SPDX-License-Identifier: MIT
import RenderTree

/// The geometry of a page that is turned around a fold. `turn` is 0 where it is flat on its old side, and 1 where it is
/// out of sight or flat on the other side.
///
/// Lengths are measured from the edge at which the page is bound, toward the edge that is lifted:
///
///     0                    fold ╮   length
///     ══════════════════════════│- - - - - -    the page that lies below
///            ═══════════════════╯
///            back edge                          the page, rolled around a cylinder, with its back up
struct PageLeaf: Equatable {
  /// The length of the page, or of both pages if the spine is in the middle.
  let length: CGFloat
  /// The direction in which the fold moves, in radians clockwise from the right.
  let angle: CGFloat
  let radius: CGFloat
  /// Whether the leaf comes to lie on the other side of a spine in the middle.
  let isBoundInMiddle: Bool
  let paper: PageCurl

  /// The radius of a leaf that lies flat. A smaller one is drawn as this.
  private static let flatRadius: CGFloat = 1
  /// The turn from which a leaf that comes to lie flat becomes flatter. Chosen.
  private static let flatteningStart: CGFloat = 0.45

  private func radius(at turn: CGFloat) -> CGFloat {
    guard isBoundInMiddle, turn > Self.flatteningStart else { return radius }
    let share = min((turn - Self.flatteningStart) / (1 - Self.flatteningStart), 1)
    return radius + (Self.flatRadius - radius) * share
  }

  private var lastFold: CGFloat { isBoundInMiddle ? (length - .pi * Self.flatRadius) / 2 : -radius }

  func fold(at turn: CGFloat) -> CGFloat { length + (lastFold - length) * turn }

  func curl(at turn: CGFloat) -> PageCurl {
    var curl = paper
    curl.angle = angle
    curl.radius = radius(at: turn)
    curl.progress = (length - fold(at: turn)) / (length + curl.radius)
    return curl
  }

  /// The range that the flat part of the back covers. It is empty while the paper does not reach around the cylinder.
  func back(at turn: CGFloat) -> ClosedRange<CGFloat> {
    let fold = fold(at: turn)
    return (fold - max(length - fold - .pi * radius(at: turn), 0))...fold
  }

  /// The distance that the lifted edge has moved.
  func edgeDistance(at turn: CGFloat) -> CGFloat {
    let (lifted, radius) = (length - fold(at: turn), radius(at: turn))
    return lifted < .pi * radius ? lifted - radius * sin(lifted / radius) : 2 * lifted - .pi * radius
  }
}

/// The turn of a leaf under a finger, which holds the lifted edge.
struct LeafDrag: Equatable {
  let leaf: PageLeaf
  /// Whether the leaf is turned over. Otherwise it comes back.
  let isForward: Bool

  /// The share of a drag after which a leaf that comes back from out of sight is under the finger. Chosen.
  private static let catchUp: CGFloat = 0.25

  /// Returns the distance of the lifted edge when the finger has moved a share of the page's length.
  private func edgeDistance(at share: CGFloat) -> CGFloat {
    let length = leaf.length
    if isForward { return share * length }
    let beyond = leaf.edgeDistance(at: 1) - length
    return length - share * length + beyond * (1 - min(max(share / Self.catchUp, 0), 1))
  }

  /// Returns the progress of the turn, from 0 at its start to 1 at its end, for a share of the length.
  func progress(at share: CGFloat) -> CGFloat {
    let goal = edgeDistance(at: share)
    let turn = Self.solve { leaf.edgeDistance(at: $0) - goal }
    return isForward ? turn : 1 - turn
  }

  /// Returns the share of the length at which the progress is shown.
  func share(showing progress: CGFloat) -> CGFloat {
    let goal = leaf.edgeDistance(at: isForward ? progress : 1 - progress)
    if isForward { return goal / leaf.length }
    return Self.solve { goal - edgeDistance(at: $0) }
  }

  /// Returns the progress for a change of 1 of the share.
  func slope(at share: CGFloat) -> CGFloat {
    let step: CGFloat = 0.001
    return (progress(at: share + step) - progress(at: share - step)) / (2 * step)
  }

  /// Returns the value in 0…1 at which an increasing function is 0.
  private static func solve(_ function: (CGFloat) -> CGFloat) -> CGFloat {
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    if function(low) >= 0 { return low }
    if function(high) <= 0 { return high }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if function(middle) < 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

// SPDX-License-Identifier: MIT
import UIKit

/// A drag over the pages of a transition: their moving edge stays under the pointer.
struct EdgeDrag {
  private let table: MotionTable?
  private let startFraction: CGFloat
  /// The direction of the pointer in which the pages move, as a vector of length 1. Without an edge, both of its
  /// coordinates count.
  private let direction: CGVector

  /// - Parameters:
  ///   - table: The measured motion of the transition. Without it, the drag moves nothing.
  ///   - fraction: The fraction of the animation that is shown when the drag begins.
  init(_ table: MotionTable?, at fraction: CGFloat, isForward: Bool) {
    self.table = table
    startFraction = fraction
    direction = Self.direction(table, isForward)
  }

  private static func direction(_ table: MotionTable?, _ isForward: Bool) -> CGVector {
    guard let table else { return CGVector(dx: 0, dy: 0) }
    guard let edge = table.edge else {
      // A drag across the page covers the whole distance: to the left or upward on the way forward.
      let sign: CGFloat = isForward ? -1 : 1
      return CGVector(dx: sign, dy: sign * table.size.width / max(table.size.height, 1))
    }
    return edge.side.isHorizontal ? CGVector(dx: edge.sign, dy: 0) : CGVector(dx: 0, dy: edge.sign)
  }

  /// Returns the distance that a movement of the pointer covers in the direction of the pages, in their points.
  func distance(of translation: CGPoint) -> CGFloat { translation.x * direction.dx + translation.y * direction.dy }

  /// Returns the fraction of the animation for a distance of the pointer from where the drag began, in the points of
  /// the pages and in their direction.
  func fraction(atDistance distance: CGFloat) -> CGFloat {
    guard let table else { return startFraction }
    guard let edge = table.edge else {
      return table.fraction(ofProgress: table.progress(at: startFraction) + distance / table.distance)
    }
    return edge.fraction(at: edge.position(at: startFraction) + distance * edge.sign, near: startFraction)
  }

  /// Returns the fraction of the animation for a movement of the pointer from where the drag began, in the points of the
  /// pages.
  func fraction(at translation: CGPoint) -> CGFloat { fraction(atDistance: distance(of: translation)) }
}

// SPDX-License-Identifier: MIT
import UIKit

/// A drag over the pages of a transition: their moving edge stays under the pointer.
struct EdgeDrag {
  private let table: MotionTable?
  private let size: CGSize
  private let startFraction: CGFloat
  private let isForward: Bool

  /// - Parameters:
  ///   - table: The measured motion of the transition. Without it, the drag moves nothing.
  ///   - size: The size of the pages in their own points.
  ///   - fraction: The fraction of the animation that is shown when the drag begins.
  init(_ table: MotionTable?, size: CGSize, at fraction: CGFloat, isForward: Bool) {
    self.table = table
    self.size = size
    startFraction = fraction
    self.isForward = isForward
  }

  /// Returns the fraction of the animation for a distance of the pointer from where the drag began, in the points of
  /// the pages.
  func fraction(at translation: CGPoint) -> CGFloat {
    guard let table else { return startFraction }
    guard let edge = table.edge else { return fractionWithoutEdge(at: translation, table) }
    let distance = edge.side.isHorizontal ? translation.x : translation.y
    return edge.fraction(at: edge.position(at: startFraction) + distance, near: startFraction)
  }

  /// Without an edge, a drag across the page covers the whole distance: to the left or upward on the way forward.
  private func fractionWithoutEdge(at translation: CGPoint, _ table: MotionTable) -> CGFloat {
    let across = -translation.x / max(size.width, 1) - translation.y / max(size.height, 1)
    return table.fraction(ofProgress: table.progress(at: startFraction) + (isForward ? across : -across))
  }
}

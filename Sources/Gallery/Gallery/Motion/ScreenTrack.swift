// SPDX-License-Identifier: MIT
import UIKit

/// Follows a running transition on the screen: how far its pages are between its two ends.
struct ScreenTrack {
  struct Sample: Equatable {
    /// The fraction of the distance that the pages have covered.
    let progress: CGFloat
    /// The position of the moving edge in points of the pages, or nil if no edge moves.
    let edge: CGFloat?
  }

  private let first: ShownPages
  private let last: ShownPages
  private let edge: MovingEdge?

  /// - Parameter root: The view that contains the transition, which has just begun.
  init(in root: UIView) {
    first = ShownPages(in: root)
    last = ShownPages(in: root, at: .end)
    edge = MovingEdge(in: [first, last], of: root.bounds.size)
  }

  /// Returns what the screen shows now, or nil if the transition changes nothing.
  func sample(in root: UIView) -> Sample? {
    let now = ShownPages(in: root)
    guard let progress = now.progress(from: first, to: last) else { return nil }
    return Sample(progress: progress, edge: edge?.position(in: now))
  }
}

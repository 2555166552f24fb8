// SPDX-License-Identifier: MIT
import UIKit

/// Omni split
///
/// The page splits below the chosen picture. The upper part leaves upwards and the lower part downwards, and the other
/// page lies between them.
/// Try: Go back. The parts close on the page like a drawer.
/// Watch: Both parts are snapshots, and the cut is where the two pages have something in common.
/// From: TransitionTreasury (`OMNITransitionAnimation`, after OmniFocus), 0.3 s.
enum OmniStyle {
  static let entry = TransitionStyle(
    id: "omni", title: "Omni split", blurb: "The page splits at the chosen picture and opens up and down.",
    kinds: [.push, .tab, .present], animator: { OmniAnimator(move: $0) }, group: .pieces, source: { SamplePicture() })
}

final class OmniAnimator: BlockAnimator {
  /// The distance in points from the picture to the cut.
  private static let gap: CGFloat = 6
  private static let darkness: CGFloat = 0.25
  private static let shadow = PageShadow(radius: 8)
  private var stage: SnapshotStage?
  private var parts: [(view: UIView, distance: CGFloat)] = []
  private var shade: UIView?

  init(move: Move) { super.init(move: move, duration: 0.3) }

  override func prepare(_ pages: Pages) {
    guard let split = lower(pages), let opened = upper(pages) else { return }
    split.layoutIfNeeded()
    let key = pages.movingView(move.isForward ? .from : .to)
    let cut = key.map { $0.convert($0.bounds, to: split).maxY + Self.gap } ?? split.bounds.midY
    let (top, bottom) = split.bounds.divided(
      atDistance: min(max(cut, 0), split.bounds.height).rounded(), from: .minYEdge)
    pages.container.bringSubviewToFront(opened)
    shade = opened.addShade()
    let stage = SnapshotStage(in: pages.container)
    parts = [(top, -top.height), (bottom, bottom.height)].compactMap { part, distance in
      stage.addSnapshot(of: part, of: split, afterUpdates: !move.isForward).map { ($0, distance) }
    }
    self.stage = stage
    split.isHidden = true
    arrange(isOpen: !move.isForward)
  }

  override func animate(_ pages: Pages) { arrange(isOpen: move.isForward) }

  private func arrange(isOpen: Bool) {
    for (view, distance) in parts {
      // Beyond the edge by as much as the shadow reaches.
      let beyond = distance < 0 ? -2 * Self.shadow.radius : 2 * Self.shadow.radius
      view.transform = isOpen ? CGAffineTransform(translationX: 0, y: distance + beyond) : .identity
      view.cast(Self.shadow, strength: isOpen ? 1 : 0)
    }
    shade?.alpha = isOpen ? 0 : Self.darkness
  }

  override func restore(_ pages: Pages) {
    lower(pages)?.isHidden = false
    stage?.removeFromSuperview()
    shade?.removeFromSuperview()
  }
}

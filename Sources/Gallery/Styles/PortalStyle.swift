// SPDX-License-Identifier: MIT
import UIKit

/// Portal
///
/// The page that leaves opens in two halves like a door, and the other one comes forward out of the room behind.
/// Try: Go back half way, and let go. The door closes again.
/// Watch: The halves are snapshots. The page itself is hidden while they move.
/// From: VCTransitionsLibrary (`CEPortalAnimationController`: a zoom scale of 0.8).
enum PortalStyle {
  static let entry = TransitionStyle(
    id: "portal", title: "Portal", blurb: "One page opens in two halves, and the other comes forward between them.",
    kinds: [.push, .tab, .present], animator: { PortalAnimator(move: $0) })
}

final class PortalAnimator: BlockAnimator {
  private static let scale: CGFloat = 0.8
  private static let darkness: CGFloat = 0.5
  private var halves: [UIView] = []
  private var shade: UIView?

  init(move: Move) { super.init(move: move, duration: 0.8) }

  override func prepare(_ pages: Pages) {
    guard let door = lower(pages), let room = upper(pages) else { return }
    door.layoutIfNeeded()
    let (left, right) = door.bounds.divided(atDistance: (door.bounds.width / 2).rounded(), from: .minXEdge)
    halves = [left, right].compactMap { part in
      let half = door.resizableSnapshotView(from: part, afterScreenUpdates: !move.isForward, withCapInsets: .zero)
      half?.frame = door.convert(part, to: pages.container)
      half?.layer.shadowOpacity = 0.4
      half?.layer.shadowRadius = 12
      return half
    }
    pages.container.bringSubviewToFront(room)
    for half in halves { pages.container.addSubview(half) }
    door.isHidden = true
    shade = room.addShade()
    arrange(pages, isOpen: !move.isForward)
  }

  override func animate(_ pages: Pages) { arrange(pages, isOpen: move.isForward) }

  private func arrange(_ pages: Pages, isOpen: Bool) {
    let distance = pages.size.width / 2 + 24
    for (half, sign) in zip(halves, [-1, 1] as [CGFloat]) {
      half.transform = isOpen ? CGAffineTransform(translationX: sign * distance, y: 0) : .identity
    }
    upper(pages)?.transform = isOpen ? .identity : CGAffineTransform(scaleX: Self.scale, y: Self.scale)
    shade?.alpha = isOpen ? 0 : Self.darkness
  }

  override func restore(_ pages: Pages) {
    super.restore(pages)
    lower(pages)?.isHidden = false
    for view in halves { view.removeFromSuperview() }
    shade?.removeFromSuperview()
  }
}

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
  private static let shadow = PageShadow(opacity: 0.4, radius: 12)
  private var stage: SnapshotStage?
  private var halves: [UIView] = []
  /// The shadows of the halves. They lie below both, so that no half darkens the other one while the door is closed.
  private var shadows: [UIView] = []
  private var shade: UIView?

  init(move: Move) { super.init(move: move, duration: 1) }

  override var hasBackdrop: Bool { true }

  override func prepare(_ pages: Pages) {
    guard let door = lower(pages), let room = upper(pages) else { return }
    door.layoutIfNeeded()
    let (left, right) = door.bounds.divided(atDistance: (door.bounds.width / 2).rounded(), from: .minXEdge)
    pages.container.bringSubviewToFront(room)
    let stage = SnapshotStage(in: pages.container)
    halves = [left, right].compactMap { stage.addSnapshot(of: $0, of: door, afterUpdates: !move.isForward) }
    shadows = halves.map { ShadowView(Self.shadow, frame: $0.frame) }
    for shadow in shadows.reversed() { stage.content.insertSubview(shadow, at: 0) }
    self.stage = stage
    door.isHidden = true
    shade = room.addShade()
    arrange(pages, isOpen: !move.isForward)
  }

  override func animate(_ pages: Pages) { arrange(pages, isOpen: move.isForward) }

  private func arrange(_ pages: Pages, isOpen: Bool) {
    // An open door lies outside of the container with all of its shadow.
    let distance = pages.size.width / 2 + 3 * Self.shadow.radius
    for (view, sign) in zip(halves + shadows, [-1, 1, -1, 1] as [CGFloat]) {
      view.transform = isOpen ? CGAffineTransform(translationX: sign * distance, y: 0) : .identity
    }
    upper(pages)?.transform = isOpen ? .identity : CGAffineTransform(scaleX: Self.scale, y: Self.scale)
    shade?.alpha = isOpen ? 0 : Self.darkness
  }

  override func restore(_ pages: Pages) {
    super.restore(pages)
    lower(pages)?.isHidden = false
    stage?.removeFromSuperview()
    shade?.removeFromSuperview()
  }
}

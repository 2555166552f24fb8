// SPDX-License-Identifier: MIT
import UIKit

/// Magic move
///
/// A picture that both pages have moves from its position on one to its position on the other. The rest dissolves.
/// Try: Drag back from the edge. The picture follows.
/// Watch: The pages say which view it is. A copy moves in the container while the two originals are hidden. Its
/// size and its corners are animated, so that the crop changes with them.
/// From: the transition of Keynote by that name, as the article on transitions in iOS rebuilds it.
enum MagicMoveStyle {
  static let entry = TransitionStyle(
    id: "magic-move", title: "Magic move", blurb: "A picture moves from its position on one page to that on the other.",
    kinds: [.push, .present, .tab], animator: { MagicMoveAnimator(move: $0) }, source: { SamplePicture() })
}

final class MagicMoveAnimator: BlockAnimator {
  private var flyer: UIView?
  private var originals: [UIView] = []

  init(move: Move) { super.init(move: move, duration: 0.5) }

  override func prepare(_ pages: Pages) {
    if let to = pages.to { pages.container.bringSubviewToFront(to) }
    pages.to?.layoutIfNeeded()
    pages.to?.alpha = 0
    guard let source = pages.movingView(.from), let target = pages.movingView(.to),
      let flyer = source.makeFlyingCopy(afterUpdates: false)
    else { return }
    flyer.frame = pages.frame(of: source)
    flyer.clipsToBounds = true
    pages.container.addSubview(flyer)
    originals = [source, target]
    for view in originals { view.isHidden = true }
    self.flyer = flyer
  }

  override func animate(_ pages: Pages) {
    pages.to?.alpha = 1
    guard let flyer, let target = originals.last else { return }
    flyer.frame = pages.frame(of: target)
    flyer.layer.cornerRadius = target.layer.cornerRadius
  }

  override func restore(_ pages: Pages) {
    super.restore(pages)
    pages.to?.alpha = 1
    for view in originals { view.isHidden = false }
    flyer?.removeFromSuperview()
    originals = []
  }
}

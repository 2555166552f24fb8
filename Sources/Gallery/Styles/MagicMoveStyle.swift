// SPDX-License-Identifier: MIT
import UIKit

/// Magic move
///
/// A picture that both pages have moves from its position on one to its position on the other. The rest dissolves.
/// Try: Drag back from the edge. The picture follows.
/// Watch: The pages say which view it is. A snapshot moves in the container while the two originals are hidden.
enum MagicMoveStyle {
  static let entry = TransitionStyle(
    id: "magic-move", title: "Magic move", blurb: "A picture moves from its position on one page to that on the other.",
    kinds: [.push, .present, .tab], animator: { MagicMoveAnimator(move: $0) }, needsPicture: true)
}

/// A page with a view that can move to another page. Without such a view, the whole page dissolves.
protocol MagicMoving: UIViewController {
  var movingView: UIView { get }
}

final class MagicMoveAnimator: BlockAnimator {
  private var flyer: UIView?
  private var destination = CGRect.zero
  private var originals: [UIView] = []

  init(move: Move) { super.init(move: move, duration: 0.5) }

  override func prepare(_ pages: Pages) {
    if let to = pages.to { pages.container.bringSubviewToFront(to) }
    pages.to?.layoutIfNeeded()
    pages.to?.alpha = 0
    guard let source = movingView(pages, .from), let target = movingView(pages, .to),
      let flyer = picture(of: source, or: target)
    else { return }
    flyer.frame = source.convert(source.bounds, to: pages.container)
    destination = target.convert(target.bounds, to: pages.container)
    pages.container.addSubview(flyer)
    originals = [source, target]
    for view in originals { view.isHidden = true }
    self.flyer = flyer
  }

  override func animate(_ pages: Pages) {
    pages.to?.alpha = 1
    flyer?.frame = destination
  }

  override func restore(_ pages: Pages) {
    super.restore(pages)
    pages.to?.alpha = 1
    for view in originals { view.isHidden = false }
    flyer?.removeFromSuperview()
    originals = []
  }

  /// Returns a snapshot of the larger view, which is sharp at both sizes.
  private func picture(of source: UIView, or target: UIView) -> UIView? {
    source.bounds.width >= target.bounds.width
      ? source.snapshotView(afterScreenUpdates: false) : target.snapshotView(afterScreenUpdates: true)
  }

  private func movingView(_ pages: Pages, _ key: UITransitionContextViewControllerKey) -> UIView? {
    let controller = pages.context.viewController(forKey: key)
    let page = (controller as? UINavigationController)?.topViewController ?? controller
    return (page as? any MagicMoving)?.movingView
  }
}

// SPDX-License-Identifier: MIT
import UIKit

/// Page curl
///
/// The page is turned over like that of a pad, and laid back on the way back.
/// Try: Drag back, and lay the page down half way.
/// Watch: The animator is a single call of `UIView.transition(from:to:)`, which also exchanges the views. A cancelled
/// transition puts the first one back.
/// From: the article on transitions in iOS, whose first animator is made of this call.
enum PageCurlStyle {
  static let entry = TransitionStyle(
    id: "page-curl", title: "Page curl", blurb: "The page is turned over like that of a pad.",
    kinds: [.push, .tab], animator: { PageCurlAnimator(move: $0) }, group: .space)
}

final class PageCurlAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let move: Move
  /// Puts the views of a cancelled transition back.
  private var putBack: (() -> Void)?

  init(move: Move) { self.move = move }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let pages = Pages(transitionContext)
    guard let from = pages.from, let to = pages.to else { return transitionContext.completeTransition(true) }
    to.frame = pages.toFrame
    putBack = { [container = pages.container] in
      to.removeFromSuperview()
      container.addSubview(from)
    }
    UIView.transition(
      from: from, to: to, duration: transitionDuration(using: transitionContext),
      options: move.isForward ? .transitionCurlUp : .transitionCurlDown,
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }

  func animationEnded(_ transitionCompleted: Bool) {
    if !transitionCompleted { putBack?() }
    putBack = nil
  }
}

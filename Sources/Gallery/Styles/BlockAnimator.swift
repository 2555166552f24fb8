// SPDX-License-Identifier: MIT
import UIKit

/// An animator whose movement is made of view animations: a style's own class says what moves.
///
/// It puts the views into the container, the page that goes on top of the other on the way back, and completes.
class BlockAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let move: Move
  private let duration: TimeInterval

  init(move: Move, duration: TimeInterval) {
    self.move = move
    self.duration = duration
  }

  final func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  final func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let pages = Pages(transitionContext)
    pages.install(on: move.isForward)
    prepare(pages)
    run(pages) {
      self.restore(pages)
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// Brings the views where they begin; by default that is where they lie.
  func prepare(_ pages: Pages) {}

  /// Moves them, and calls `completion` when they have arrived.
  func run(_ pages: Pages, completion: @escaping () -> Void) {
    UIView.animate(withDuration: duration, animations: { self.animate(pages) }, completion: { _ in completion() })
  }

  /// Brings the views where they end; called in an animation, by the `run` of this class alone.
  func animate(_ pages: Pages) {}

  /// Leaves nothing of the movement on the views: a cancelled transition shows the old page again.
  func restore(_ pages: Pages) { for view in [pages.from, pages.to] { view?.transform = .identity } }
}

/// The two pages of a transition. A view is nil where it isn't to be touched: the one below an overlay.
struct Pages {
  let context: any UIViewControllerContextTransitioning
  let container: UIView
  let from: UIView?
  let to: UIView?

  init(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    container = context.containerView
    from = context.view(forKey: .from)
    to = context.view(forKey: .to)
  }

  var size: CGSize { container.bounds.size }

  /// Where the page that comes ends up.
  var toFrame: CGRect { context.viewController(forKey: .to).map(context.finalFrame) ?? container.bounds }

  /// Where the page that goes was.
  var fromFrame: CGRect { context.viewController(forKey: .from).map(context.initialFrame) ?? container.bounds }

  /// Puts the page that comes into the container, above the other or below it.
  func install(on isAbove: Bool) {
    guard let to else { return }
    to.frame = toFrame
    if isAbove { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
  }
}

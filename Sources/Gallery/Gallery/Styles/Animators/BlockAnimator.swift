// SPDX-License-Identifier: MIT
import UIKit

/// An animator that moves the pages by view animations. A subclass for each style says how.
///
/// It puts the views into the container, the page that leaves on top when going back, and completes the transition.
class BlockAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let move: Move
  private let duration: TimeInterval
  /// The pages of the running transition.
  private var pages: Pages?

  init(move: Move, duration: TimeInterval) {
    self.move = move
    self.duration = duration
  }

  final func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  final func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let pages = Pages(transitionContext)
    self.pages = pages
    if hasBackdrop { pages.container.backgroundColor = Self.backdrop }
    pages.install(on: move.isForward)
    prepare(pages)
    run(pages) { transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
  }

  /// Restores the views. Another transition may interrupt this one and animate the same views; then the completion of
  /// the animations comes too late.
  final func animationEnded(_ transitionCompleted: Bool) {
    pages.map(restore)
    if hasBackdrop { pages?.container.backgroundColor = nil }
    pages = nil
  }

  /// Whether the container shows a colour behind the pages, which do not cover all of it while they move.
  var hasBackdrop: Bool { false }

  /// A colour that is darker than the pages. In the dark, where a page may be as black, a rim shows its edges.
  static let backdrop = UIColor { $0.userInterfaceStyle == .dark ? .black : UIColor(white: 0.2, alpha: 1) }

  /// The page that is above the other one while both are shown: the one that appears on the way forward.
  final func upper(_ pages: Pages) -> UIView? { move.isForward ? pages.to : pages.from }

  /// The page that lies below, which stays in the container.
  final func lower(_ pages: Pages) -> UIView? { move.isForward ? pages.from : pages.to }

  /// Sets the views up for the start of the animation. By default, they start where they are.
  func prepare(_ pages: Pages) {}

  /// Animates the views, and calls `completion` when they have arrived.
  func run(_ pages: Pages, completion: @escaping () -> Void) {
    UIView.animate(withDuration: duration, animations: { self.animate(pages) }, completion: { _ in completion() })
  }

  /// Sets the views to their final state. The `run` of this class calls it in an animation block.
  func animate(_ pages: Pages) {}

  /// Removes every effect of the animation from the views, because a cancelled transition shows the old page again.
  func restore(_ pages: Pages) { for view in [pages.from, pages.to] { view?.transform = .identity } }
}

/// The two pages of a transition. A view is nil if the animator must not move it, such as the page below an overlay.
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

  /// The final frame of the page that appears.
  var toFrame: CGRect { context.viewController(forKey: .to).map(context.finalFrame) ?? container.bounds }

  /// The initial frame of the page that disappears.
  var fromFrame: CGRect { context.viewController(forKey: .from).map(context.initialFrame) ?? container.bounds }

  /// Fades the navigation bar out at the start and in at the end of a push or a pop, for a style that moves a card below
  /// it, whose edge would cut the titles.
  func fadeBar() {
    let controller = context.viewController(forKey: .to)
    // A navigation controller farther up takes no part in the transition.
    guard let bar = (controller?.parent as? UINavigationController)?.navigationBar else { return }
    controller?.transitionCoordinator?.animate(alongsideTransition: { _ in
      UIView.animateKeyframes(withDuration: 0, delay: 0, options: .evenPace) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: Self.barFade) { bar.alpha = 0 }
        UIView.addKeyframe(withRelativeStartTime: 1 - Self.barFade, relativeDuration: Self.barFade) { bar.alpha = 1 }
      }
    })
  }

  /// The part of the progress in which the bar fades. The progress begins and ends slowly.
  private static let barFade = 0.04

  /// Puts the page that appears into the container, above the other or below it.
  func install(on isAbove: Bool) {
    guard let to else { return }
    to.frame = toFrame
    if isAbove { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
  }
}

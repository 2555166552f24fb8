// SPDX-License-Identifier: MIT
import UIKit

/// Right slide
///
/// A presented page slides in from the right and leaves there. During a drag, a custom interaction controller sets the
/// frames, without an animation to scrub.
/// Try: Drag the presented page slowly to the right, and release.
/// Watch: `startInteractiveTransition` keeps the context, `update` sets frames, and `finish` and `cancel` animate the
/// rest.
enum RightSlideStyle {
  static let entry = TransitionStyle(
    id: "right-slide", title: "Right slide",
    blurb: "In from the right; a custom interaction controller sets the frames during a drag.", kinds: [.present],
    animator: { RightSlideAnimator(move: $0) },
    interaction: StyleInteraction(interactor: { RightSlideInteractor(move: $0) }),
    timing: StyleTiming(pace: Pace.easeInOut, percentage: { $0 }))
}

final class RightSlideAnimator: BlockAnimator {
  /// The duration in seconds, slow enough to watch.
  static let duration: TimeInterval = 2

  init(move: Move) { super.init(move: move, duration: Self.duration) }

  override func prepare(_ pages: Pages) {
    upper(pages)?.cast(PageShadow(), strength: move.isForward ? 0 : 1)
    guard move.isForward else { return }
    pages.to?.frame = pages.toFrame.offsetBy(dx: pages.size.width, dy: 0)
  }

  override func animate(_ pages: Pages) {
    upper(pages)?.cast(PageShadow(), strength: move.isForward ? 1 : 0)
    if move.isForward {
      pages.to?.frame = pages.toFrame
    } else {
      pages.from?.frame = pages.fromFrame.offsetBy(dx: pages.size.width, dy: 0)
    }
  }

  override func restore(_ pages: Pages) {
    upper(pages)?.removeShadow()
    if pages.context.transitionWasCancelled { pages.from?.frame = pages.fromFrame }
  }
}

final class RightSlideInteractor: NSObject, StyleInteractor {
  private let move: Move
  private var pages: Pages?
  /// The duration of the remaining animation after a release, in seconds.
  private static let settling: TimeInterval = 0.3

  init(move: Move) { self.move = move }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    let pages = Pages(transitionContext)
    self.pages = pages
    pages.install(on: move.isForward)
    place(0)
  }

  func update(_ percentComplete: CGFloat) {
    place(min(max(percentComplete, 0), 1))
    pages?.context.updateInteractiveTransition(percentComplete)
  }

  func finish() {
    pages?.context.finishInteractiveTransition()
    settle(at: 1)
  }

  func cancel() {
    pages?.context.cancelInteractiveTransition()
    settle(at: 0)
  }

  private func settle(at progress: CGFloat) {
    guard let pages else { return }
    UIView.animate(
      withDuration: Self.settling, animations: { self.place(progress) },
      completion: { _ in
        self.pages = nil
        pages.context.completeTransition(progress == 1)
      })
  }

  private func place(_ progress: CGFloat) {
    guard let pages else { return }
    let away = move.isForward ? 1 - progress : progress
    let (view, frame) = move.isForward ? (pages.to, pages.toFrame) : (pages.from, pages.fromFrame)
    view?.frame = frame.offsetBy(dx: pages.size.width * away, dy: 0)
  }
}

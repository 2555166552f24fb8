// SPDX-License-Identifier: MIT
import UIKit

/// Right slide
///
/// A page slides in from the right and leaves there. During a drag, a custom interaction controller sets the frames,
/// without an animation to scrub.
/// Try: Drag the page slowly to the right, and release. Drag over the tabs.
/// Watch: `startInteractiveTransition` keeps the context, `update` sets frames, and `finish` and `cancel` animate the
/// rest.
/// From: the article on interaction controllers: a transition of 2 s whose frames follow the finger.
enum RightSlideStyle {
  static let entry = TransitionStyle(
    id: "right-slide", title: "Right slide",
    blurb: "In from the right; a custom interaction controller sets the frames during a drag.",
    kinds: [.present, .push, .tab],
    animator: { RightSlideAnimator(move: $0) },
    interaction: StyleInteraction(interactor: { RightSlideInteractor(move: $0) }),
    timing: StyleTiming(
      pace: Pace.easeInOut, percentage: { $0 }, releaseDuration: RightSlideInteractor.releaseDuration))
}

final class RightSlideAnimator: BlockAnimator {
  /// The duration in seconds of a presentation, slow enough to watch, and of other transitions.
  static let duration: TimeInterval = 2
  static let shortDuration: TimeInterval = 0.5

  init(move: Move) {
    super.init(move: move, duration: move.kind == .present ? Self.duration : Self.shortDuration)
  }

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
  var allowsOvershoot = false
  /// The duration of the remaining animation after a release, in seconds.
  static let releaseDuration: TimeInterval = 0.3

  init(move: Move) { self.move = move }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    let pages = Pages(transitionContext)
    self.pages = pages
    pages.install(on: move.isForward)
    setProgress(0)
  }

  func update(_ percentComplete: CGFloat) {
    setProgress(allowsOvershoot ? percentComplete : min(max(percentComplete, 0), 1))
    pages?.context.updateInteractiveTransition(percentComplete)
  }

  func finish() {
    pages?.context.finishInteractiveTransition()
    animate(to: 1)
  }

  func cancel() {
    pages?.context.cancelInteractiveTransition()
    animate(to: 0)
  }

  private func animate(to progress: CGFloat) {
    guard let pages else { return }
    UIView.animate(
      withDuration: Self.releaseDuration, animations: { self.setProgress(progress) },
      completion: { _ in
        self.pages = nil
        pages.context.completeTransition(progress == 1)
      })
  }

  private func setProgress(_ progress: CGFloat) {
    guard let pages else { return }
    let away = move.isForward ? 1 - progress : progress
    let (view, frame) = move.isForward ? (pages.to, pages.toFrame) : (pages.from, pages.fromFrame)
    view?.frame = frame.offsetBy(dx: pages.size.width * away, dy: 0)
  }
}

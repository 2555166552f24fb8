// SPDX-License-Identifier: MIT
import Diagnostics
import TimingFunctions

/// The animator of the partial curl. The presenter's page curls up from its lower right corner to about its middle and
/// stays over the presented page. The dismissal uncurls it.
final class CurlAnimator: NSObject, StockAnimator {
  private let presenting: Bool
  private weak var page: CurlPageView?

  init(presenting: Bool) { self.presenting = presenting }

  nonisolated deinit {}

  /// A curve that begins fast when the corner is lifted, and ends fast when it is laid down: the first points of its
  /// height cannot be seen from above.
  var timing: any Timing {
    (presenting ? CubicBezier.default : CubicBezier(0.75, 0, 0.75, 0.9)).lasting(CurlMetrics.duration)
  }

  func makePlayback(using context: any UIViewControllerContextTransitioning) -> any TransitionPlayback {
    require(
      [.fullScreen, .currentContext, .none].contains(context.presentationStyle),
      "partialCurl curls the page that it replaces; set modalPresentationStyle to .fullScreen or .currentContext with it"
    )
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .linear)
    var page: CurlPageView?
    UIView.performWithoutAnimation {
      page = presenting ? lay(in: context) : find(in: context)
      page?.progress = presenting ? 0 : CurlMetrics.partial
    }
    self.page = page
    animator.addAnimations { [presenting] in page?.progress = presenting ? CurlMetrics.partial : 0 }
    animator.addCompletion { [weak self] position in
      // The page stays as long as the other view controller is presented.
      if (position == .end) != (self?.presenting ?? true) { page?.removeFromSuperview() }
      context.completeTransition(position == .end)
    }
    animator.pauseAnimation()
    return animator
  }

  /// Inserts the presented view, and the presenting page over it.
  private func lay(in context: any UIViewControllerContextTransitioning) -> CurlPageView? {
    let container = context.containerView
    guard let fromView = context.view(forKey: .from), let toView = context.view(forKey: .to) else { return nil }
    page?.removeFromSuperview()
    for view in [fromView, toView] { view.bounds.size = container.bounds.size }
    toView.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    if toView.superview !== container { container.addSubview(toView) }
    let page = oldPage(in: container) ?? CurlPageView(of: fromView, size: container.bounds.size)
    page.frame = container.bounds
    page.onTap = { [weak presented = context.viewController(forKey: .to)] in
      presented?.presentingViewController?.dismiss(animated: true)
    }
    container.addSubview(page)
    return page
  }

  /// Returns the existing page with a new picture, or a new page if the presentation used another style.
  private func find(in context: any UIViewControllerContextTransitioning) -> CurlPageView? {
    let container = context.containerView
    guard let toView = context.view(forKey: .to) else { return nil }
    toView.bounds.size = container.bounds.size
    toView.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    if toView.superview !== container { container.insertSubview(toView, at: 0) }
    let page = oldPage(in: container) ?? CurlPageView(of: toView, size: container.bounds.size)
    page.frame = container.bounds
    page.renewPicture(afterUpdates: true)
    container.addSubview(page)
    return page
  }

  private func oldPage(in container: UIView) -> CurlPageView? {
    container.subviews.lazy.compactMap { $0 as? CurlPageView }.first
  }
}

// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// One search from its beginning to the end of its last animation: the view of the search controller over a page, and the
/// place of the search bar.
///
/// The view is inside that of the page, so that it takes part in transitions of the page. If that scrolls, the view stays in
/// the visible part, and the content does not scroll behind results. A search bar in scrolled content stays at the top.
final class SearchPresentation {
  private(set) weak var host: UIViewController?
  /// The search controller, which owns this.
  private weak var controller: UISearchController?
  private let bar: UISearchBar
  private(set) var isShowingResults = false
  /// The scroll view that contains the search bar.
  private weak var list: UIScrollView?
  /// Restores the page's scrolling, if this has stopped it.
  private var resumesScrolling: (() -> Void)?
  /// Called once, at the end of everything.
  var onFinish: (() -> Void)?
  private var isFinished = false

  private static let duration = 0.25

  init(of controller: UISearchController, in host: UIViewController) {
    (self.controller, self.host, bar) = (controller, host, controller.searchBar)
  }

  nonisolated deinit {}

  private var overlay: SearchOverlayView? { controller?.view as? SearchOverlayView }

  private var navigation: UINavigationController? { host?.parent as? UINavigationController }

  // MARK: Beginning and end

  func begin() {
    guard let host, let controller, let overlay else { return }
    list = bar.superview as? UIScrollView
    host.addChild(controller)
    UIView.performWithoutAnimation {
      overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      overlay.dimming = 0
      place()
      host.view.addSubview(overlay)
    }
    controller.didMove(toParent: host)
    if let list { list.bringSubviewToFront(bar) }
    for scrollView in followed { scrollView.endFollowers[ObjectIdentifier(self)] = { [weak self] in self?.place() } }
  }

  /// Moves the bars and the dimming to the state of the active search.
  func animate(alongside: @escaping () -> Void, completion: @escaping () -> Void) {
    run(
      animated: true,
      { [self] in
        alongside()
        overlay?.dimming = 1
        place()
      }, completion)
  }

  func end(animated: Bool, alongside: @escaping () -> Void) {
    stopFollowing()
    run(
      animated: animated,
      { [self] in
        alongside()
        overlay?.dimming = 0
        overlay?.resultsAlpha = 0
        bar.transform = .identity
      }, { [self] in finish() })
  }

  /// Removes the view, also in the middle of the last animation.
  func finish() {
    guard !isFinished else { return }
    isFinished = true
    stopFollowing()
    bar.transform = .identity
    show(results: nil, dims: false)
    controller?.willMove(toParent: nil)
    overlay?.removeFromSuperview()
    controller?.removeFromParent()
    onFinish?()
    onFinish = nil
  }

  /// Moves the navigation bar to the extent that it has now.
  func layOutBar() { run(animated: true, { [weak self] in self?.place() }, {}) }

  private func run(animated: Bool, _ changes: @escaping () -> Void, _ completion: @escaping () -> Void) {
    if let navigation, let host {
      return navigation.followSearch(in: host, animated: animated, changes: changes, completion: completion)
    }
    guard animated, host?.viewIfLoaded?.window != nil else {
      UIView.performWithoutAnimation(changes)
      return completion()
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .allowUserInteraction, animations: changes,
      completion: { _ in completion() })
  }

  // MARK: Content

  /// Shows results over the page, or dims it, or does neither.
  func show(results: UIViewController?, dims: Bool) {
    let wasShowing = isShowingResults
    isShowingResults = results != nil
    UIView.performWithoutAnimation {
      if let results, let controller, results.parent !== controller {
        controller.addChild(results)
        overlay?.results = results.view
        results.didMove(toParent: controller)
      } else if results == nil, let shown = controller?.searchResultsController, shown.parent === controller {
        shown.willMove(toParent: nil)
        overlay?.results = nil
        shown.removeFromParent()
      }
      overlay?.dims = dims && results == nil
    }
    stopScrolling(results != nil || dims)
    // The bar follows the content of the results now, or that of the page again.
    if wasShowing != isShowingResults, !isFinished { navigation?.extentDidChange() }
  }

  /// Stops the page from scrolling behind what lies over it, if it contains that, and hides its indicators.
  private func stopScrolling(_ stops: Bool) {
    guard stops else {
      resumesScrolling?()
      resumesScrolling = nil
      return
    }
    guard resumesScrolling == nil, let scrollView = host?.view as? UIScrollView else { return }
    let former = (
      scrollView.isScrollEnabled, scrollView.showsVerticalScrollIndicator, scrollView.showsHorizontalScrollIndicator
    )
    resumesScrolling = { [weak scrollView] in
      guard let scrollView else { return }
      scrollView.isScrollEnabled = former.0
      (scrollView.showsVerticalScrollIndicator, scrollView.showsHorizontalScrollIndicator) = (former.1, former.2)
    }
    scrollView.isScrollEnabled = false
    (scrollView.showsVerticalScrollIndicator, scrollView.showsHorizontalScrollIndicator) = (false, false)
  }

  // MARK: Places

  private var followed: [UIScrollView] { [list, host?.viewIfLoaded as? UIScrollView].compactMap { $0 } }

  private func stopFollowing() {
    for scrollView in followed { scrollView.endFollowers[ObjectIdentifier(self)] = nil }
  }

  /// Keeps the search bar and the overlay in the visible part of the page.
  private func place() {
    guard let view = host?.viewIfLoaded, let overlay else { return }
    if let list, bar.superview === list {
      let top = list.contentOffset.y + list.adjustedContentInset.top
      let shift = max(top - bar.placement.minY, 0)
      if bar.transform.ty != shift { bar.transform = CGAffineTransform(translationX: 0, y: shift) }
    }
    let bounds = view.bounds
    let barEnd = bar.isDescendant(of: view) ? bar.convert(bar.bounds, to: view).maxY : bounds.minY
    let top = min(max(barEnd, bounds.minY), bounds.maxY)
    let frame = CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
    if overlay.frame != frame { overlay.frame = frame }
    // A scroll view does not pass on the part of its safe area that its insets cover. The overlay does not scroll.
    let (whole, passed) = (view.safeAreaInsets, view.subviewSafeAreaInsets)
    controller?.containerSafeAreaInsets = UIEdgeInsets(
      top: max(whole.top - passed.top - (top - bounds.minY), 0), left: whole.left - passed.left,
      bottom: whole.bottom - passed.bottom, right: whole.right - passed.right)
  }
}

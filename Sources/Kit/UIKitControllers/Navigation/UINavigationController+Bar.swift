// SPDX-License-Identifier: MIT

extension UINavigationController {
  final func setBar(hidden: Bool, animated: Bool) {
    guard barPlacement.isHidden != hidden else { return }
    barPlacement.isHidden = hidden
    barsShouldMove(animated: animated)
  }

  /// Moves the bars to their requested visibility, and lays the page out in the same animation. If a transition is being
  /// set up, it moves the bars instead.
  func barsShouldMove(animated: Bool) {
    guard isViewLoaded, !isPreparingTransition else { return updateSafeArea(of: topViewController) }
    guard animated, isShowingChildren, UIView.areAnimationsEnabled else {
      updateSafeArea(of: topViewController)
      placeBar()
      placeToolbar(above: toolbarPlacement.inset)
      layOutBar()
      return layOutToolbar()
    }
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    barPlacement.animationCount += 1
    if barPlacement.isHidden != barPlacement.isHiddenInLayout { navigationBar.isHidden = false }
    if toolbarPlacement.isHidden != toolbarPlacement.isHiddenInLayout { toolbar.isHidden = false }
    UIView.animate(
      withDuration: TimeInterval(Self.hideShowBarDuration), delay: 0, options: .allowUserInteraction,
      animations: { [self] in
        updateSafeArea(of: topViewController)
        placeBar()
        placeToolbar(above: toolbarPlacement.inset)
        view.layoutIfNeeded()
      }, completion: { [weak self] _ in self?.barsDidMove() })
  }

  private func barsDidMove() {
    barPlacement.animationCount -= 1
    layOutBar()
    layOutToolbar()
  }

  /// Whether a transition is being set up, which will move the bars.
  var isPreparingTransition: Bool { activeTransition?.phase == .preparing }

  func makeBar(_ type: UINavigationBar.Type) -> UINavigationBar {
    let frame = CGRect(x: 0, y: 0, width: Self.initialSize.width, height: UINavigationBar.height)
    let bar = ViewMaker.make(type, frame: frame)
    bar.setItems(viewControllers.map(\.navigationItem), animated: false)
    bar.onExtentChange = { [weak self] in self?.extentDidChange() }
    bar.delegate = self as? any UINavigationBarDelegate
    bar.onBack = { [weak self] in self?.popByUser() }
    bar.onTap = { [weak self] in self?.topViewController?.topScrollView?.scrollToTop() }
    return bar
  }

  /// Pops the top page for the back button or a key, if the delegate of the bar allows it.
  func popByUser() {
    if let item = navigationBar.topItem, !navigationBar.mayPop(item) { return }
    popViewController(animated: true)
  }

  /// The bars below the pages: the toolbar, and the tab bar of the enclosing tab bar controller.
  var barsAtTheBottom: [UIView] { [toolbar] + (selectingTabs.map { [$0.tabBar] } ?? []) }

  /// The enclosing tab bar controller, if this controller is its selected tab.
  var selectingTabs: UITabBarController? {
    tabBarController.flatMap { $0.wantedTab === self ? $0 : nil }
  }

  /// Animates the bars alongside a transition that begins, starting where an interrupted transition left them.
  func prepareBars(for driver: TransitionDriver) {
    guard let transition, let page = driver.to else { return }
    let start = transitions.bars
    selectingTabs?.follow(driver, bars: start)
    updateSafeArea(of: page)
    let items = transition.stack.map(\.navigationItem)
    driver.animate(alongsideTransition: { [weak self] _ in
      guard let self else { return }
      UIView.performWithoutAnimation {
        self.navigationBar.isHidden = false
        self.toolbar.isHidden = false
      }
      let extent = barExtent(of: page)
      start.resume(navigationBar, to: barFrame(isHidden: barPlacement.isHidden, extent: extent))
      start.resume(toolbar, to: toolbarFrame(isHidden: toolbarPlacement.isHidden, above: view.safeAreaInsets.bottom))
      navigationBar.follow(to: items, operation: transition.operation, extent: extent)
      placeBar()
      navigationBar.layoutIfNeeded()
      toolbarFollows(to: page)
    })
  }

  /// Restores the bars after a cancelled transition.
  func restoreBars() {
    guard let transition else { return }
    barPlacement.isHidden = transition.barWasHidden
    toolbarPlacement.isHidden = transition.toolbarWasHidden
  }

  /// Updates the bars when no transition runs any more and the top page is shown.
  func stackTransitionsDidEnd() {
    updateSafeArea(of: topViewController)
    selectingTabs?.stackTransitionsDidEnd()
    guard isViewLoaded else { return }
    UIView.performWithoutAnimation {
      navigationBar.setItems(viewControllers.map(\.navigationItem), animated: false)
      layOutBar()
      updateToolbar()
    }
  }

  /// Gives the navigation bar its frame. While a transition runs, the visibility is the one that the transition animates
  /// to, even if another has been requested since.
  func layOutBar() {
    guard isViewLoaded else { return }
    guard !isInTransition, !barPlacement.keepsExtent else {
      return navigationBar.setPlacement(
        barFrame(isHidden: barPlacement.isHiddenInLayout, extent: barPlacement.extent))
    }
    followContent(of: topViewController)
    placeBar()
    if barPlacement.animationCount == 0 { navigationBar.isHidden = barPlacement.isHidden }
  }

  var isInTransition: Bool { activeTransition.map { !$0.phase.isEnded } ?? false }

  func barFrame(isHidden: Bool, extent: BarExtent) -> CGRect {
    let height = extent.height + view.safeAreaInsets.top
    return CGRect(x: 0, y: isHidden ? -height : 0, width: view.bounds.width, height: height)
  }

  func placeBar() {
    barPlacement.extent = barExtent(of: topViewController)
    navigationBar.setPlacement(barFrame(isHidden: barPlacement.isHidden, extent: barPlacement.extent))
    if navigationBar.managedExtent != barPlacement.extent {
      navigationBar.managedExtent = barPlacement.extent
      navigationBar.showExtent()
    }
    barPlacement.isHiddenInLayout = barPlacement.isHidden
  }

  /// Updates the part of a page's safe area that the bars cover, and the frame of a page that ends at a bar.
  func updateSafeArea(of page: UIViewController?) {
    guard let page else { return }
    page.navigationItem.pageEndsAtBar = !extends(page, below: navigationBar, at: .top)
    page.containerSafeAreaInsets.bottom =
      toolbarPlacement.isHidden || !extends(page, below: toolbar, at: .bottom) ? 0 : UIToolbar.height
    // The hidden part and the inset change together.
    let extent = barExtent(of: page)
    followContent(of: page)
    page.containerSafeAreaInsets.top = topInset(of: page, below: extent)
    if isViewLoaded { transitions.placeShownView() }
  }

  func frame(of child: UIViewController, in bounds: CGRect) -> CGRect {
    var insets = UIEdgeInsets.zero
    if !barPlacement.isHidden, !extends(child, below: navigationBar, at: .top) {
      insets.top = barExtent(of: child).coveredHeight + view.safeAreaInsets.top
    }
    if !toolbarPlacement.isHidden, !extends(child, below: toolbar, at: .bottom) {
      insets.bottom = UIToolbar.height + view.safeAreaInsets.bottom
    }
    return bounds.inset(by: insets)
  }

  func extends(_ page: UIViewController, below bar: any ExtentLimitingBar, at edge: UIRectEdge) -> Bool {
    page.edgesForExtendedLayout.contains(edge) && (bar.isTranslucent || page.extendedLayoutIncludesOpaqueBars)
  }

  /// Called when a bar has become opaque or translucent, or the page's `edgesForExtendedLayout` or
  /// `extendedLayoutIncludesOpaqueBars` has changed.
  func extentDidChange() {
    updateSafeArea(of: topViewController)
    viewIfLoaded?.setNeedsLayout()
  }
}

/// A bar below which a page may extend.
// `@preconcurrency` because the public property `isTranslucent` takes its isolation from this protocol.
@preconcurrency @MainActor
protocol ExtentLimitingBar: UIView {
  /// Whether pages extend below the bar by default.
  var isTranslucent: Bool { get }
}

// SPDX-License-Identifier: MIT

extension UINavigationController {
  /// Whether the bar is out of sight. Set, it changes without animation.
  public final var isNavigationBarHidden: Bool {
    get { barPlace.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Takes the bar away, or brings it back.
  ///
  /// Called from `viewWillAppear(_:)` the bar comes or goes with the transition, and is as it was when that is
  /// cancelled. At other times an animated change takes `hideShowBarDuration`.
  public final func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard barPlace.isHidden != hidden else { return }
    barPlace.isHidden = hidden
    guard isViewLoaded, !isPreparingTransition else { return }
    updateSafeArea(of: topViewController)
    guard animated, isShowingChildren else { return layOutBar() }
    navigationBar.isHidden = false
    UIView.animate(
      withDuration: TimeInterval(Self.hideShowBarDuration), animations: { self.placeBar() },
      completion: { [weak self] _ in self?.layOutBar() })
  }

  /// Whether the bar will be placed by the transition that is being set up.
  var isPreparingTransition: Bool { activeTransition?.phase == .preparing }

  func makeBar(_ type: UINavigationBar.Type) -> UINavigationBar {
    let bar = type.init(frame: CGRect(x: 0, y: 0, width: Self.initialSize.width, height: UINavigationBar.height))
    bar.onBack = { [weak self] in self?.popViewController(animated: true) }
    bar.setItems(viewControllers.map(\.navigationItem), animated: false)
    return bar
  }

  /// Has the bar follow a transition that begins.
  func prepareBar(for run: NavigationRun) {
    updateSafeArea(of: run.to)
    if tabBarController?.selectedViewController === self { tabBarController?.follow(run.driver) }
    let items = run.stack.map(\.navigationItem)
    run.driver.animate(alongsideTransition: { [weak self] _ in
      guard let self else { return }
      UIView.performWithoutAnimation { self.navigationBar.isHidden = false }
      self.navigationBar.follow(to: items, operation: run.operation)
      self.placeBar()
      self.toolbarFollows(run)
    })
  }

  /// The stack and the screen agree: so does the bar.
  func stackDidSettle() {
    updateSafeArea(of: topViewController)
    if tabBarController?.selectedViewController === self { tabBarController?.stackDidSettle() }
    guard isViewLoaded else { return }
    UIView.performWithoutAnimation {
      navigationBar.setItems(viewControllers.map(\.navigationItem), animated: false)
      layOutBar()
      settleToolbar()
    }
  }

  /// Puts the bar where it belongs, unless a transition moves it.
  func layOutBar() {
    placeBar()
    guard activeTransition == nil || activeTransition?.phase.isEnded == true else { return }
    navigationBar.isHidden = barPlace.isHidden
  }

  private func placeBar() {
    guard let view = viewIfLoaded else { return }
    let height = UINavigationBar.height + view.safeAreaInsets.top
    let y = barPlace.isHidden ? -height : 0
    navigationBar.setPlacement(CGRect(x: 0, y: y, width: view.bounds.width, height: height))
    barPlace.isShownHidden = barPlace.isHidden
  }

  /// What the bars cover of a page.
  func updateSafeArea(of page: UIViewController?) {
    page?.containerSafeAreaInsets.bottom = toolbarPlace.isHidden ? 0 : UIToolbar.height
    page?.containerSafeAreaInsets.top = barPlace.isHidden ? 0 : UINavigationBar.height
  }
}

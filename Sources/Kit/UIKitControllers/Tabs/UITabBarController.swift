// SPDX-License-Identifier: MIT
import Diagnostics

/// A container that shows one of several view controllers, selected with a tab bar.
///
/// ```swift
/// @MainActor func makeTabs(inbox: UIViewController, settings: UIViewController) -> UITabBarController {
///   let tabs = UITabBarController()
///   tabs.viewControllers = [UINavigationController(rootViewController: inbox), settings]
///   return tabs
/// }
/// ```
///
/// A change of tabs is animated only if the delegate provides an animator, and interactive if the delegate provides an
/// interaction controller. The selection changes immediately and is reverted if the change is cancelled. A change
/// during another one completes that in place and starts from the pixels on the screen.
///
/// Ctrl+Tab and Ctrl+Shift+Tab select the next and the previous tab, and Ctrl+1 to Ctrl+9 select a tab by its position.
/// A click on the selected tab pops its navigation controller to the root.
///
/// There is no “More” tab, no customisation and no sidebar, and tabs are view controllers rather than `UITab`s.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  private var pages: [UIViewController] = []
  private var selection = 0
  /// The children that have been added and have not received `didMove(toParent:)` yet.
  private var arriving: [UIViewController] = []
  /// The children that have been removed from the tabs and have not received `didMove(toParent:)` yet.
  private var leaving: [UIViewController] = []
  private var barPlacement = BarPlacement()
  /// Whether a transition animates the bar.
  private var isBarFollowing = false
  private(set) lazy var transitions = ContainerTransitions(container: self)
  let tracker = SwipeTracker()
  private lazy var press = makeCatchRecognizer()

  /// The object that is told about selections, can refuse them, and can animate them.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar at the bottom. Its items are the `tabBarItem`s of the view controllers.
  open private(set) lazy var tabBar: UITabBar = makeBar()

  nonisolated deinit {}

  // MARK: The view

  open override func loadView() {
    let root = TabRootView(frame: CGRect(origin: .zero, size: Self.initialSize))
    root.clipsToBounds = true
    root.addSubview(transitions.containerView)
    transitions.containerView.addGestureRecognizer(press)
    root.addSubview(tabBar)
    root.onLayout = { [weak self] in self?.layOutContents() }
    view = root
    layOutContents()
    transitions.installShownView()
  }

  private func makeBar() -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: Self.initialSize.width, height: UITabBar.height))
    bar.delegate = self
    bar.maySelect = { [weak self] item in
      guard let self, let page = pages.first(where: { $0.tabBarItem === item }) else { return false }
      return delegate?.tabBarController(self, shouldSelect: page) ?? true
    }
    bar.items = pages.map(\.tabBarItem)
    bar.selectedItem = wantedTab?.tabBarItem
    return bar
  }

  private func layOutContents() {
    guard let view = viewIfLoaded else { return }
    transitions.fill(view.bounds)
    followContent()
    guard !isBarFollowing else { return tabBar.setPlacement(barFrame(isOut: barPlacement.isHiddenInLayout)) }
    placeBar()
    if barPlacement.animationCount == 0 { tabBar.isHidden = isBarOut }
  }

  /// Called when a tab, or a page in the stack of one, has been laid out. It may have another scroll view.
  func pageDidLayOut(_ page: UIViewController) {
    if isViewLoaded { followContent() }
  }

  /// Makes the bar follow the content of the selected tab. During a transition, the transition changes the bar.
  private func followContent() { if !isBarFollowing { tabBar.follow(wantedTab) } }

  // MARK: The tabs

  /// The view controllers, one for each tab, or `nil` if there are none. Setting them is not animated.
  open var viewControllers: [UIViewController]? {
    get { pages.isEmpty ? nil : pages }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the view controllers.
  ///
  /// The selected one stays selected if it is among the new ones. Otherwise the one at the same index is selected, or
  /// the first if there is none. A view controller that occurs twice has one tab.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    var new: [UIViewController] = []
    for page in viewControllers ?? [] where !new.contains(page) { new.append(page) }
    expect(new.count == viewControllers?.count ?? 0, "viewControllers must not contain a controller twice")
    guard new != pages else { return }
    transitions.interrupt()
    let selected = wantedTab
    for page in pages where !new.contains(page) {
      page.willMove(toParent: nil)
      leaving.append(page)
    }
    for page in new where page.parent !== self {
      addChild(page)
      arriving.append(page)
    }
    leaving.removeAll { new.contains($0) }
    pages = new
    selection = selected.flatMap(new.firstIndex) ?? (new.indices.contains(selection) ? selection : 0)
    updateSafeArea()
    if isViewLoaded { updateBar() }
    transitions.follow(animated: animated)
  }

  /// The index of the selected tab, or `NSNotFound` if there are none. Setting it selects another tab.
  ///
  /// During a change it is the index of the tab to appear, and, once the change is cancelled, that of the one to
  /// return. An index without a tab is ignored.
  open var selectedIndex: Int {
    get { selectedViewController.flatMap(pages.firstIndex) ?? NSNotFound }
    set {
      let exists = expect(pages.indices.contains(newValue), "there is no tab \(newValue); there are \(pages.count)")
      if exists { select(newValue) }
    }
  }

  /// The view controller of the selected tab. Setting it selects another tab.
  ///
  /// - Precondition: The view controller is one of ``viewControllers``.
  open var selectedViewController: UIViewController? {
    get { transitions.isReturning ? transitions.shown : wantedTab }
    set {
      guard let newValue, let index = pages.firstIndex(of: newValue) else {
        fatalError("selectedViewController has to be one of viewControllers")
      }
      select(index)
    }
  }

  /// The tab that was selected last, even while a cancelled change returns to the previous tab.
  var wantedTab: UIViewController? { pages.indices.contains(selection) ? pages[selection] : nil }

  private func select(_ index: Int) {
    guard index != selection || transitions.isReturning else { return }
    // A cancelled transition already returns to this tab.
    if transitions.isReturning, transitions.shown === pages[index] {
      selection = index
      return updateBar()
    }
    transitions.interrupt(toShow: pages[index])
    selection = index
    transitions.follow(animated: true)
  }

  /// Shows the new item of a tab.
  func tabBarItemDidChange() {
    if isViewLoaded { updateBar() }
  }

  private func updateBar() {
    tabBar.items = pages.map(\.tabBarItem)
    tabBar.selectedItem = wantedTab?.tabBarItem
  }

  /// Selects the tab that the user has pressed.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let index = pages.firstIndex(where: { $0.tabBarItem === item }) else { return }
    if index == selection, !transitions.isReturning { returnToStart(of: pages[index]) }
    select(index)
    delegate?.tabBarController(self, didSelect: pages[index])
  }

  /// Pops a stack to its root, or scrolls the page to the top: for a press on the selected tab.
  private func returnToStart(of page: UIViewController) {
    guard page.isViewLoaded else { return }
    let popped = (page as? UINavigationController)?.popToRootViewController(animated: true) ?? []
    if popped.isEmpty { page.topScrollView?.scrollToTop() }
  }

  // MARK: The bar

  /// Whether the tab bar is hidden. The default is `false`. Setting it is not animated.
  open var isTabBarHidden: Bool {
    get { barPlacement.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the tab bar. An animated change takes 0.2 s.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barPlacement.isHidden else { return }
    barPlacement.isHidden = hidden
    moveBar(animated: animated && isShowingChildren)
  }

  private func moveBar(animated: Bool) {
    guard isViewLoaded else { return updateSafeArea() }
    guard animated else {
      updateSafeArea()
      return layOutContents()
    }
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    barPlacement.animationCount += 1
    tabBar.isHidden = false
    UIView.animate(
      withDuration: TimeInterval(UINavigationController.hideShowBarDuration), delay: 0, options: .allowUserInteraction,
      animations: { [self] in
        updateSafeArea()
        placeBar()
        view.layoutIfNeeded()
      },
      completion: { [weak self] _ in
        self?.barPlacement.animationCount -= 1
        self?.layOutContents()
      })
  }

  /// Whether the bar is hidden, because it was set so or because a pushed page hides it.
  private var isBarOut: Bool { wantedTab.map(hidesBar) ?? barPlacement.isHidden }

  private func hidesBar(_ page: UIViewController) -> Bool {
    let stack = (page as? UINavigationController)?.viewControllers ?? []
    return barPlacement.isHidden || stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  private func barFrame(isOut: Bool) -> CGRect {
    let height = UITabBar.height + view.safeAreaInsets.bottom
    let y = isOut ? view.bounds.height : view.bounds.height - height
    return CGRect(x: 0, y: y, width: view.bounds.width, height: height)
  }

  private func placeBar() {
    guard isViewLoaded else { return }
    barPlacement.isHiddenInLayout = isBarOut
    tabBar.setPlacement(barFrame(isOut: isBarOut))
  }

  /// Gives each page the safe area that the bar leaves when the page is shown.
  private func updateSafeArea() {
    for page in pages { page.containerSafeAreaInsets.bottom = hidesBar(page) ? 0 : UITabBar.height }
  }

  /// Shows or hides the bar alongside a transition of the stack in the selected tab. The outgoing page keeps its safe area.
  func follow(_ transition: TransitionDriver, bars: [InterruptedBar]) {
    guard isViewLoaded else { return }
    let before = wantedTab?.containerSafeAreaInsets.bottom ?? 0
    updateSafeArea()
    transition.from?.containerSafeAreaInsets.bottom += before - (wantedTab?.containerSafeAreaInsets.bottom ?? 0)
    moveBar(beside: transition, start: bars)
  }

  private func moveBar(beside transition: TransitionDriver, start: [InterruptedBar]) {
    isBarFollowing = true
    transition.animate(alongsideTransition: { [weak self] _ in
      guard let self else { return }
      UIView.performWithoutAnimation { self.tabBar.isHidden = false }
      start.resume(tabBar, to: barFrame(isOut: isBarOut))
      placeBar()
      tabBar.follow(wantedTab)
    })
  }

  /// Updates the bar after the stack in the selected tab has ended its transitions.
  func stackTransitionsDidEnd() {
    isBarFollowing = false
    guard isViewLoaded else { return }
    updateSafeArea()
    UIView.performWithoutAnimation { layOutContents() }
  }

  // MARK: Transitions

  /// Animates the bar's selection alongside a transition. If only one of the two tabs hides the bar, animates the bar
  /// too.
  func selectionWillChange(with transition: TransitionDriver) {
    updateSafeArea()
    if isViewLoaded { moveBar(beside: transition, start: transitions.bars) }
    transition.animate(alongsideTransition: { [weak self] _ in self?.updateBar() })
  }

  func selectionTransitionsDidEnd() {
    if isViewLoaded { UIView.performWithoutAnimation { updateBar() } }
    stackTransitionsDidEnd()
  }

  /// Restores the selection after a cancelled change, unless it has been changed again.
  func restoreSelection(to old: UIViewController?, from new: UIViewController?) {
    guard wantedTab === new, let index = pages.firstIndex(where: { $0 === old }) else { return }
    selection = index
    if isViewLoaded { updateBar() }
  }

  /// Sends `didMove(toParent:)` to the children that were added or removed.
  func finishContainment(keeping shown: UIViewController?) {
    let come = arriving
    arriving = []
    for page in come where page.parent === self { page.didMove(toParent: self) }
    let gone = leaving.filter { $0 !== shown }
    leaving.removeAll { $0 !== shown }
    for page in gone { page.removeFromParent() }
  }

  /// The selected view controller.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  /// The selected view controller.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  @_spi(Framework) open override var childForWindowTitle: UIViewController? { selectedViewController }

  @_spi(Framework) open override var managedVisibleChildren: [UIViewController]? {
    transitions.shown.map { [$0] } ?? []
  }

  @_spi(Framework) open override func willForwardAppearance(_ isAppearing: Bool) {
    guard isAppearing else { return transitions.endInPlace() }
    layOutContents()
    transitions.installShownView()
  }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  // MARK: Keys

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let index = presses.lazy.compactMap(tab).first else { return super.pressesBegan(presses, with: event) }
    selectedIndex = index
  }
}

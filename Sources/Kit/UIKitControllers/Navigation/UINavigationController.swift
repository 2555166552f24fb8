// SPDX-License-Identifier: MIT
import Diagnostics

/// A container that shows the top of a stack of view controllers, with a bar that leads back.
///
/// ```swift
/// @MainActor func showDetail(_ detail: UIViewController, from list: UIViewController) {
///   let navigation = UINavigationController(rootViewController: list)
///   navigation.pushViewController(detail, animated: true)
/// }
/// ```
///
/// The stack changes immediately, also during a transition, so ``viewControllers`` is always what was asked for last. A
/// change during a transition completes that transition in place, with all callbacks, and starts from the pixels on the
/// screen. A system pop during a system push continues from its progress and velocity. No change is lost.
///
/// A drag from the leading edge goes back interactively, as does a horizontal drag over the content by a finger, the
/// mouse or two fingers on a touchpad. Alt+Left, Escape and the mouse's back button go back too. Alt+Right and the mouse's
/// forward button push the view controller that the delegate's `navigationController(_:viewControllerAfter:)` returns.
///
/// While the bar is hidden, pages cannot be swiped back, unless another delegate is set for
/// ``interactivePopGestureRecognizer`` and ``interactiveContentPopGestureRecognizer``. To prevent it for a page, disable
/// these recognizers or become their delegate. In contrast to UIKit, the swipe works with custom buttons. It has no
/// effect if the delegate provides an animator for the pop.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// A kind of change of the stack.
  nonisolated public enum Operation: Int, Sendable {
    /// No change that is animated.
    case none
    /// A view controller is added on top of the stack.
    case push
    /// View controllers are removed from the top of the stack.
    case pop
  }

  /// The duration of the animation that hides or shows a bar: 0.2 s.
  open class var hideShowBarDuration: CGFloat { 0.2 }

  // MARK: Stored state

  private var stack = NavigationStack()
  /// The change that the running transition shows.
  private(set) var transition: NavigationTransition?
  /// The stack to which the page on screen belongs. A transition to one of its other pages is a pop.
  private var shownStack: [UIViewController] = []
  var barPlacement = BarPlacement()
  var toolbarPlacement = BarPlacement(isHidden: true, isHiddenInLayout: true)
  private var toolbarClass: UIToolbar.Type = UIToolbar.self
  private var barClass: UINavigationBar.Type = UINavigationBar.self
  private(set) lazy var transitions = ContainerTransitions(container: self)
  private lazy var interactivePop = InteractivePop(controller: self)
  private(set) lazy var barHiding = BarHiding(controller: self)

  /// The object that is told about transitions and can provide custom ones.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The bar above the pages. Its items follow the stack; do not change them directly.
  open private(set) lazy var navigationBar: UINavigationBar = makeBar(barClass)

  /// The bar below the pages, initially hidden. Its items are the `toolbarItems` of the top view controller.
  open private(set) lazy var toolbar: UIToolbar! = makeToolbar(toolbarClass)

  // MARK: Making

  /// Creates a navigation controller with one view controller in its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a navigation controller with bars of custom classes and an empty stack.
  ///
  /// - Parameters:
  ///   - navigationBarClass: A subclass of ``UINavigationBar``, or `nil`. Another class stops the program.
  ///   - toolbarClass: A subclass of ``UIToolbar``, or `nil`. Another class stops the program.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if let toolbarClass {
      guard let type = toolbarClass as? UIToolbar.Type else {
        fatalError("toolbarClass has to be a subclass of UIToolbar; it is \(toolbarClass)")
      }
      self.toolbarClass = type
    }
    guard let navigationBarClass else { return }
    guard let type = navigationBarClass as? UINavigationBar.Type else {
      fatalError("navigationBarClass has to be a subclass of UINavigationBar; it is \(navigationBarClass)")
    }
    barClass = type
  }

  /// Creates a navigation controller with an empty stack. There are no nib files; pass `nil`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns `nil`, because there are no archives of view controllers.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  // MARK: The view

  open override func loadView() {
    let root = NavigationRootView(frame: CGRect(origin: .zero, size: Self.initialSize))
    root.clipsToBounds = true
    root.addSubview(transitions.containerView)
    root.addSubview(toolbar)
    root.addSubview(navigationBar)
    // A bar that was created before its controller's view has not received the pushes since then.
    navigationBar.setItems(viewControllers.map(\.navigationItem), animated: false)
    toolbar.setItems(topViewController?.toolbarItems, animated: false)
    root.onLayout = { [weak self] in self?.layOutContents() }
    interactivePop.attach(to: root)
    root.conditions.append { [weak self] in self?.barHiding.mayBegin($0) ?? true }
    root.onHeightChange = { [weak self] in self?.barHiding.heightDidChange() }
    view = root
    barHiding.attach()
    layOutContents()
    transitions.installShownView()
    barHiding.heightDidChange()
  }

  /// The recognizer of the drag from the leading edge that goes back.
  ///
  /// It may be disabled, and other recognizers can require it to fail. Its original delegate does not let it begin while
  /// the bar is hidden; any other, or `nil`, does.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.edge }

  /// The recognizer of the horizontal drag over the content that goes back, by a finger, the mouse, or two fingers on a
  /// touchpad.
  ///
  /// It does not begin where something else moves horizontally: in a scroll view with content left in that direction,
  /// on a slider, or with a drag recognizer of the page. Pages shown with a zoom have drags of their own. It may be
  /// disabled and may have another delegate, like ``interactivePopGestureRecognizer``.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { interactivePop.content }

  /// Cancels the search in the top page, or pops that if it is not the root.
  package override func goBack() -> Bool {
    if topViewController?.cancelSearch() == true { return true }
    guard isViewLoaded, viewControllers.count > 1 else { return super.goBack() }
    popByUser()
    return true
  }

  /// Pushes the page that the delegate returns for `navigationController(_:viewControllerAfter:)`.
  package override func goForward() -> Bool {
    guard isViewLoaded, modal.current == nil, let top = topViewController,
      let page = delegate?.navigationController(self, viewControllerAfter: top), !viewControllers.contains(page)
    else { return super.goForward() }
    pushViewController(page, animated: true)
    return true
  }

  /// Gives the container of the pages and both bars their frames.
  private func layOutContents() {
    guard let view = viewIfLoaded else { return }
    transitions.fill(view.bounds)
    interactivePop.followDirection(of: view)
    layOutBar()
    layOutToolbar()
  }

  // MARK: The stack

  /// The view controllers of the stack, the root first. Setting them is not animated.
  open var viewControllers: [UIViewController] {
    get { stack.viewControllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The view controller on top of the stack.
  open var topViewController: UIViewController? { viewControllers.last }

  /// The view controller that is presented over the stack, the uppermost if there are several; otherwise the same as
  /// ``topViewController``.
  open var visibleViewController: UIViewController? {
    var visible = presentedViewController ?? topViewController?.presentedViewController
    while let next = visible?.presentedViewController { visible = next }
    return visible ?? topViewController
  }

  /// Adds a view controller on top of the stack and shows it.
  ///
  /// - Precondition: The view controller is not in the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    transitions.interrupt(toShow: animated ? viewController : nil)
    require(
      !viewControllers.contains(viewController),
      "\(type(of: viewController)) is in the stack already; pop to it, or push another instance")
    setStack(viewControllers + [viewController])
    transitions.follow(animated: animated)
  }

  /// Removes the top view controller and shows the one below.
  ///
  /// - Returns: The removed view controller, or `nil` if only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 || transitions.isReturning else { return nil }
    transitions.interrupt(toShow: animated ? viewControllers.dropLast().last : nil)
    guard viewControllers.count > 1 else {
      transitions.runWaiting()
      return nil
    }
    return pop(to: viewControllers.count - 2, animated: animated)?.first
  }

  /// Removes the view controllers above another one and shows that.
  ///
  /// - Returns: The removed view controllers; or `nil` if `viewController` has left the stack because its own push was
  ///   cancelled.
  /// - Precondition: `viewController` is in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    require(
      viewControllers.contains(viewController),
      "\(type(of: viewController)) is not in the stack; push it, or pop to one that is")
    guard viewController !== viewControllers.last || transitions.isReturning else { return [] }
    transitions.interrupt(toShow: animated ? viewController : nil)
    // The interruption has taken back a cancelled push, which may have removed this page.
    guard let index = viewControllers.firstIndex(of: viewController) else {
      transitions.runWaiting()
      return nil
    }
    return pop(to: index, animated: animated)
  }

  /// Removes all view controllers but the root and shows that.
  ///
  /// - Returns: The removed view controllers, or `nil` if the stack is empty.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard viewControllers.count > 1 || transitions.isReturning else { return viewControllers.isEmpty ? nil : [] }
    transitions.interrupt(toShow: animated ? viewControllers.first : nil)
    return viewControllers.isEmpty ? nil : pop(to: 0, animated: animated)
  }

  /// Replaces the stack, with a single animation.
  ///
  /// The animation is a push if the new top was not in the stack before, and a pop if it was. If the top stays the
  /// same, nothing is animated. View controllers that are never visible receive no appearance callbacks. A transition
  /// that already leads to the new top continues.
  ///
  /// - Precondition: Every view controller is in the stack only once.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    require(
      Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count,
      "a view controller can be in the stack only once")
    if let top = viewControllers.last, transitions.isRunning(to: top) {
      if viewControllers != stack.viewControllers { setStack(viewControllers) }
      transition?.stack = stack.viewControllers
      return
    }
    transitions.interrupt(toShow: animated ? viewControllers.last : nil)
    guard viewControllers != stack.viewControllers else { return transitions.runWaiting() }
    setStack(viewControllers)
    transitions.follow(animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  private func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers[(index + 1)...])
    guard !popped.isEmpty else {
      transitions.runWaiting()
      return popped
    }
    setStack(Array(viewControllers[...index]))
    transitions.follow(animated: animated)
    return popped
  }

  func setStack(_ new: [UIViewController]) {
    let old = viewControllers
    stack.replace(with: new)
    for page in old where !new.contains(page) { page.willMove(toParent: nil) }
    for page in new where page.parent !== self { addChild(page) }
    for page in stack.added { page.setMoving(to: true) }
    for page in stack.removed { page.setMoving(from: true) }
  }

  // MARK: The transition to a new stack

  func chooseTransition(
    from: UIViewController, to: UIViewController, animated: Bool, custom: TransitionChoice?
  ) -> TransitionChoice {
    let operation = operation(to: to)
    transition = NavigationTransition(
      operation: operation, stack: viewControllers, barWasHidden: barPlacement.isHiddenInLayout,
      toolbarWasHidden: toolbarPlacement.isHiddenInLayout)
    if let custom { return custom }
    let stock = animated ? stockAnimator(operation, from: from, to: to) : nil
    return TransitionChoice(animator: stock, insertsBelow: operation == .pop)
  }

  /// Returns the operation that shows a page: a pop if it was in the stack already.
  func operation(to page: UIViewController) -> Operation {
    (transition?.stack ?? shownStack).contains(page) ? .pop : .push
  }

  func changeReached(_ milestone: TransitionMilestone) {
    switch milestone {
    case .willBegin, .didReleaseViews: break
    case .willShow(let page, let animated):
      announce(willShow: page, animated: animated)
      transitions.running.map(prepareBars)
    case .willEnd(didComplete: true): shownStack = transition?.stack ?? viewControllers
    case .willEnd:
      restoreBars()
      for page in stack.cancelChange() { page.willMove(toParent: nil) }
    case .didShow(let page, let animated): announce(didShow: page, animated: animated)
    case .didSendCallbacks:
      let shown = transitions.shown
      finishContainment(of: stack.finishChange(whileShowing: shown), whileShowing: shown)
    case .didEnd:
      transition = nil
      stackTransitionsDidEnd()
    }
  }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  // Methods that subclasses override cannot be declared in extensions.

  @_spi(Framework) open override var childForWindowTitle: UIViewController? { topViewController }

  /// Whether the navigation bar is hidden. The default is `false`. Setting it is not animated.
  open var isNavigationBarHidden: Bool {
    get { barPlacement.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar.
  ///
  /// A change in `viewWillAppear(_:)` is animated with the transition and reverted if that is cancelled. At other times
  /// an animated change takes ``hideShowBarDuration``.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    setBar(hidden: hidden, animated: animated)
  }

  /// Whether the toolbar is hidden. The default is `true`. Setting it is not animated.
  open var isToolbarHidden: Bool {
    get { toolbarPlacement.isHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar.
  ///
  /// A change in `viewWillAppear(_:)` is animated with the transition and reverted if that is cancelled. At other times
  /// an animated change takes ``hideShowBarDuration``.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    setToolbar(hidden: hidden, animated: animated)
  }

  /// The top view controller if the navigation bar is hidden; otherwise `nil`, because the bar's style decides.
  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }

  /// The top view controller.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// Light content on a bar of the style `.black`.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  @_spi(Framework) open override var managedVisibleChildren: [UIViewController]? {
    transitions.shown.map { [$0] } ?? []
  }

  @_spi(Framework) open override func willForwardAppearance(_ isAppearing: Bool) {
    guard isAppearing else { return transitions.endInPlace() }
    layOutContents()
    transitions.installShownView()
  }

  @_spi(Framework) open override func didForwardAppearance() {
    guard let shown = transitions.shown else { return }
    switch appearance.state {
    case .appearing: announce(willShow: shown, animated: appearance.isAnimated)
    case .appeared: announce(didShow: shown, animated: appearance.isAnimated)
    case .disappeared, .disappearing: break
    }
  }

  /// Whether a tap on a page hides the navigation bar and the toolbar, and another tap shows them. The default is
  /// `false`.
  ///
  /// A tap that a control handles or that selects a collection view's item does not count, and neither does one during
  /// a transition. A toolbar that was hidden before stays hidden. The page is laid out in the same animation.
  open var hidesBarsOnTap: Bool {
    get { barHiding.hidesOnTap }
    set { barHiding.hidesOnTap = newValue }
  }

  /// Whether an upward drag over a page hides the bars, and a downward drag shows them. The default is `false`.
  ///
  /// The drag scrolls the content too, and may change its direction. Two fingers on a touchpad and the wheel have the
  /// same effect. Drags during a transition do not count.
  open var hidesBarsOnSwipe: Bool {
    get { barHiding.hidesOnSwipe }
    set { barHiding.hidesOnSwipe = newValue }
  }

  /// Whether the bars are hidden while the vertical size class is compact. The default is `false`.
  ///
  /// They are shown again when there is more height. Until then a tap on a page shows and hides them, as with
  /// ``hidesBarsOnTap``.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { barHiding.hidesWhenCompact }
    set { barHiding.hidesWhenCompact = newValue }
  }

  /// The recognizer of the tap for ``hidesBarsOnTap`` and ``hidesBarsWhenVerticallyCompact``. While neither needs it, it is
  /// attached to no view.
  ///
  /// It may be disabled, may have any delegate, and other recognizers can require it to fail.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  /// The recognizer of the drag for ``hidesBarsOnSwipe``. While that is `false` it is attached to no view.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
}

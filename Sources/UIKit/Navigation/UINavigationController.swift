// SPDX-License-Identifier: MIT

/// Shows a stack of pages, the top one at a time, with a bar above that goes back.
///
/// ```swift
/// let navigation = UINavigationController(rootViewController: ListViewController())
/// navigation.pushViewController(DetailViewController(), animated: true)
/// ```
///
/// The stack changes at once, whatever runs: `viewControllers` says what was asked for. A change that comes while a
/// transition runs completes that one in place, callbacks and all, and starts from the pixels on screen; the stock
/// transition back takes the stock one forward over with its velocity. Nothing is lost.
///
/// Dragging from the leading edge goes back under the pointer, as does a drag over the content that begins sideways,
/// with a finger, the mouse or two fingers on a touchpad; so do Alt+Left, Escape and the mouse's back button.
///
/// Deviation: the edge swipe works whatever the bar shows, hidden or with other buttons. To forbid it for a page,
/// disable `interactivePopGestureRecognizer` and `interactiveContentPopGestureRecognizer`, or be their delegate. It has no
/// effect where the delegate gives an animator of its own for the pop.
///
/// See also `UINavigationControllerDelegate`, `UINavigationItem`.
@MainActor open class UINavigationController: UIViewController {
  /// What a change does to the stack.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  /// Seconds in which a bar comes or goes.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  // MARK: Stored state

  private var stack: [UIViewController] = []
  /// The last change, until it has been carried out.
  private var change = StackChange()
  var barPlace = BarPlace()
  var toolbarPlace = BarPlace(isHidden: true, isShownHidden: true)
  private var toolbarClass: UIToolbar.Type = UIToolbar.self
  private var barClass: UINavigationBar.Type = UINavigationBar.self
  private lazy var conductor = NavigationConductor(controller: self)
  private lazy var interactivePop = InteractivePop(controller: self, conductor: conductor)
  private(set) lazy var barHiding = BarHiding(controller: self)
  private lazy var zoomGestures = ZoomGestures(host: conductor)

  /// Is told what is shown, and may replace the transitions.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The bar above the pages. Its items follow the stack; don't push or pop them by hand.
  open private(set) lazy var navigationBar: UINavigationBar = makeBar(barClass)

  /// The bar below the pages, hidden at first. Its items are the top page's `toolbarItems`.
  open private(set) lazy var toolbar: UIToolbar! = makeToolbar(toolbarClass)

  // MARK: Making

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// - Parameter navigationBarClass: a subclass of `UINavigationBar`, or nil.
  /// - Parameter toolbarClass: a subclass of `UIToolbar`, or nil.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if let toolbarClass {
      guard let type = toolbarClass as? UIToolbar.Type else {
        preconditionFailure("toolbarClass has to be a subclass of UIToolbar; it is \(toolbarClass)")
      }
      self.toolbarClass = type
    }
    guard let navigationBarClass else { return }
    guard let type = navigationBarClass as? UINavigationBar.Type else {
      preconditionFailure("navigationBarClass has to be a subclass of UINavigationBar; it is \(navigationBarClass)")
    }
    barClass = type
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  // MARK: The view

  open override func loadView() {
    let root = NavigationRootView(frame: CGRect(origin: .zero, size: Self.initialSize))
    root.clipsToBounds = true
    root.addSubview(conductor.containerView)
    root.addSubview(toolbar)
    root.addSubview(navigationBar)
    root.onLayout = { [unowned self] in layOutContents() }
    interactivePop.attach(to: root)
    zoomGestures.attach(to: root)
    root.conditions.append { [weak self] in self?.barHiding.mayBegin($0) ?? true }
    view = root
    barHiding.attach()
    layOutContents()
    conductor.installShownView()
  }

  /// Recognises the drag from the leading edge that goes back.
  ///
  /// Other recognisers may wait for it to fail; it may be disabled, and may have any delegate: what it needs to know it
  /// asks elsewhere.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.edge }

  /// Recognises the drag over the content, towards the trailing side, that goes back; also of two fingers on a touchpad.
  ///
  /// It gives way to what moves sideways itself: scroll views with content left that way, sliders, drag recognisers of
  /// the pages. The leading edge is `interactivePopGestureRecognizer`'s. Zoomed pages have drags of their own, so that
  /// it isn't theirs. It may be disabled, and may have any delegate.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { interactivePop.content }

  /// Pops, where there is something to pop.
  package override func performBackAction() -> Bool {
    guard isViewLoaded, stack.count > 1 else { return super.performBackAction() }
    popViewController(animated: true)
    return true
  }

  /// Puts the container and the bar where they belong.
  private func layOutContents() {
    guard let view = viewIfLoaded else { return }
    let container = conductor.containerView
    if container.bounds.size != view.bounds.size {
      container.setPlacement(view.bounds)
      conductor.containerDidResize()
    }
    interactivePop.followDirection(of: view)
    layOutBar()
    layOutToolbar()
  }

  // MARK: The stack

  /// The pages, the root first. Set, it changes without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The page on top, as asked for.
  open var topViewController: UIViewController? { stack.last }

  /// The page that is seen when all has come to rest.
  open var visibleViewController: UIViewController? { stack.last }

  /// Puts a page on top. It must not be in the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    conductor.interrupt()
    precondition(
      !stack.contains(viewController),
      "\(type(of: viewController)) is in the stack already; pop to it, or push another instance")
    setStack(stack + [viewController])
    conductor.follow(animated: animated)
  }

  /// Removes the top page, unless it is the root, and returns it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 || conductor.isGoingBack else { return nil }
    conductor.interrupt()
    guard stack.count > 1 else {
      conductor.followWaiting()
      return nil
    }
    return pop(to: stack.count - 2, animated: animated)?.first
  }

  /// Removes the pages above `viewController`, which must be in the stack, and returns them; nil where that page goes
  /// itself, with a push that was cancelled.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    precondition(
      stack.contains(viewController), "\(type(of: viewController)) is not in the stack; push it, or pop to one that is")
    guard viewController !== stack.last || conductor.isGoingBack else { return [] }
    conductor.interrupt()
    // A push that was cancelled has been taken back now, and with it perhaps this page.
    guard let index = stack.firstIndex(of: viewController) else {
      conductor.followWaiting()
      return nil
    }
    return pop(to: index, animated: animated)
  }

  /// Removes all pages but the root, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 || conductor.isGoingBack else { return stack.isEmpty ? nil : [] }
    conductor.interrupt()
    return stack.isEmpty ? nil : pop(to: 0, animated: animated)
  }

  /// Replaces the stack, in one animation: a push where the new top wasn't in the old stack, a pop where it was, none
  /// where it stays. Pages that were never seen get no appearance callbacks. A transition that is on its way to the new
  /// top goes on.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    precondition(
      Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count,
      "a controller can be in the stack once only")
    if let top = viewControllers.last, conductor.isOnItsWay(to: top) {
      if viewControllers != stack { setStack(viewControllers) }
      return conductor.stackDidChangeBelow()
    }
    conductor.interrupt()
    guard viewControllers != stack else { return conductor.followWaiting() }
    setStack(viewControllers)
    conductor.follow(animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  private func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else {
      conductor.followWaiting()
      return popped
    }
    setStack(Array(stack[...index]))
    conductor.follow(animated: animated)
    return popped
  }

  /// Pops the top page under a gesture; nil where that can't be.
  func popUnderHand() -> TransitionDriver? {
    guard stack.count > 1 || conductor.isGoingBack else { return nil }
    conductor.interrupt()
    guard stack.count > 1 else {
      conductor.followWaiting()
      return nil
    }
    setStack(Array(stack.dropLast()))
    return conductor.followUnderHand()
  }

  private func setStack(_ new: [UIViewController]) {
    let old = stack
    stack = new
    change.record(from: old, to: new)
    for page in old where !new.contains(page) { page.willMove(toParent: nil) }
    for page in new where page.parent !== self { addChild(page) }
    markMoves()
  }

  private func markMoves() {
    for page in change.added { page.setMoving(to: true) }
    for page in change.removed { page.setMoving(from: true) }
  }

  // MARK: For the conductor

  override var childForWindowTitle: UIViewController? { topViewController }

  override var managedVisibleChildren: [UIViewController]? { conductor.shown.map { [$0] } ?? [] }

  override func willForwardAppearance(_ isAppearing: Bool) {
    guard isAppearing else { return conductor.endNow() }
    layOutContents()
    conductor.installShownView()
  }

  override func didForwardAppearance() {
    guard let shown = conductor.shown else { return }
    switch appearance.state {
    case .appearing: announce(willShow: shown, animated: appearance.isAnimated)
    case .appeared: announce(didShow: shown, animated: appearance.isAnimated)
    case .disappeared, .disappearing: break
    }
  }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// A cancelled transition: the stack is as it was.
  func takeBackChange() {
    guard stack == change.after else { return }
    for page in change.added { page.willMove(toParent: nil) }
    stack = change.before
    change.isTakenBack = true
  }

  /// Those who came and went are told so, now that nobody sees them do it.
  func finishContainment() {
    let done = change
    change.carryOut(besides: conductor.shown)
    for page in done.added + done.removed { page.setMoving() }
    for page in done.added {
      if done.isTakenBack { page.removeFromParent() } else { page.didMove(toParent: self) }
    }
    for page in done.removed where done.isTakenBack { page.didMove(toParent: self) }
    for page in done.removed where !done.isTakenBack && page !== conductor.shown { page.removeFromParent() }
  }
}

// SPDX-License-Identifier: MIT
import Diagnostics

/// An object that manages a hierarchy of views, its life cycle and its transitions, and can contain other view
/// controllers.
///
/// ```swift
/// final class ProfileViewController: UIViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     title = "Profile"
///     view.backgroundColor = .systemBackground
///   }
/// }
/// ```
///
/// The system calls ``viewDidLoad()`` once. Whenever the view is shown, it calls ``viewWillAppear(_:)``, then
/// ``viewIsAppearing(_:)`` when the view has its size, then lays out the view, and calls ``viewDidAppear(_:)`` at the
/// end of the transition. When the view is removed, it calls ``viewWillDisappear(_:)`` and ``viewDidDisappear(_:)``.
/// Every transition ends with the callback of the state that was reached, also if it is cancelled.
///
/// There are no nib files or storyboards. Create views in ``loadView()`` or ``viewDidLoad()``.
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer, HistoryResponder {
  // MARK: Stored state

  private let liveness = LiveObjects.Token(.viewController)
  private var loadedView: UIView?
  private var isLoadingView = false
  var appearance = Appearance()
  var containment = Containment()
  var modal = ModalState()
  /// The values of `traitOverrides`.
  private(set) var ownTraits = TraitValues()
  var tabMembership = TabMembership()
  var screen = ScreenPreferences()
  private var ownNavigationItem: UINavigationItem?
  var editing = EditingState()
  /// The transition in which the controller currently takes part.
  weak var activeTransition: TransitionDriver?

  /// The title that containers show for this view controller. The default is `nil`. Also sets the titles of the
  /// navigation item and the tab bar item.
  @ObservedProperty open var title: String? {
    willSet { willChangeObserved() }
    didSet {
      defer { didChangeObserved() }
      guard title != oldValue else { return }
      ownNavigationItem?.title = title
      tabMembership.item?.title = title
    }
  }

  /// The preferred transition to this view controller and back. The default is `nil`, the container's own transition.
  /// See ``Transition``.
  open var preferredTransition: Transition?
  /// The child whose title precedes the controller's own as the window's. The default is `nil`; a container that shows one
  /// of several children overrides it.
  @_spi(Framework) open var childForWindowTitle: UIViewController? { nil }

  /// The title of the window according to the controllers that the controller presents, its own title and its last
  /// visible child, in this order, or `nil`.
  package var windowTitle: String? {
    modal.current?.presented.windowTitle ?? childForWindowTitle?.windowTitle ?? ownNavigationItem?.title ?? title
      ?? children.last { $0.appearance.state.isVisible }?.windowTitle
  }

  /// The items that a navigation controller's toolbar shows for this view controller. The default is `nil`.
  open var toolbarItems: [UIBarButtonItem]? {
    get { tabMembership.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// The insets that the container adds to the view's safe area, besides `additionalSafeAreaInsets`.
  var containerSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard containerSafeAreaInsets != oldValue else { return }
      viewIfLoaded?.safeAreaMayHaveChanged()
    }
  }

  /// Insets in points that extend the area outside of the view's safe area, beyond that of bars and the window. The
  /// default is zero.
  @ObservedProperty open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      viewIfLoaded?.safeAreaMayHaveChanged()
    }
  }

  /// The size that the view prefers when it is shown inside another one, in points. The default is zero, no preference.
  ///
  /// The parent, or the presentation controller, is told of changes.
  @ObservedProperty open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      contentContainer?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  // MARK: Creating a view controller

  /// Creates a view controller. There are no nib files: ``loadView()`` creates the view, and has to be overridden if there
  /// is a name.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    screen.nibName = nibNameOrNil
    super.init()
  }

  /// Creates a view controller whose view ``loadView()`` creates.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Returns `nil`, because there are no archives of view controllers. It exists so that subclasses can implement it as
  /// in UIKit.
  public required init?(coder: NSCoder) {
    super.init()
    return nil
  }

  nonisolated deinit {}

  // MARK: The view

  /// The root view. Accessing it creates it if it has not been loaded.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      guard newValue !== loadedView else { return }
      loadedView?.owner = nil
      loadedView = newValue
      newValue?.owner = self
      requestPropertyUpdate()
    }
  }

  /// The root view, or `nil` if it has not been loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the root view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it has not been loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    require(loadedView != nil, "loadView() of \(type(of: self)) has to set the view; set it or call super")
    viewDidLoad()
  }

  /// Creates the root view. The default is an empty view that resizes with its superview.
  ///
  /// An override sets ``UIViewController/view`` and does not call `super`. If it does not set it, the program stops.
  ///
  /// - Precondition: The controller was created without the name of a nib file.
  open func loadView() {
    require(
      screen.nibName == nil,
      "there is no nib file \(screen.nibName ?? ""); override loadView() of \(type(of: self)), or pass nil as its name")
    let size = parent?.viewIfLoaded?.bounds.size ?? Self.initialSize
    view = UIView(frame: CGRect(origin: .zero, size: size))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Called after the view has been loaded, before it is in a window.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Called before the view appears. Add animations here to ``UIViewController/transitionCoordinator``.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window and has its size and traits, before layout and the first frame.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is visible and the transition has ended.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears. The transition may still be cancelled.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is no longer visible.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells a child that its view is about to appear or disappear. For containers that forward appearance themselves.
  ///
  /// Call ``endAppearanceTransition()`` when the change is complete. A call with the opposite flag before that reverses
  /// the change, which is how a container reports a cancelled transition. An unbalanced call is reported to the
  /// standard error stream and has no other effect.
  ///
  /// - Parameters:
  ///   - isAppearing: `true` if the view is about to appear.
  ///   - animated: Whether the change is animated.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    startAppearance(isAppearing, animated: animated)
  }

  /// Tells a child that the change started by ``beginAppearanceTransition(_:animated:)`` is complete.
  open func endAppearanceTransition() { endAppearance() }

  // MARK: Transitions

  /// The coordinator of the transition in which this view controller, or else its nearest ancestor, takes part; `nil`
  /// without a transition.
  ///
  /// It is available from `viewWillAppear(_:)` and `viewWillDisappear(_:)` on. A container with transitions of its own
  /// overrides it to return its coordinator, which its children then find, and calls `super` when it runs none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeTransition ?? parent?.transitionCoordinator
  }

  /// Gives the view its content and its look, before the layout. The default does nothing.
  ///
  /// Called before ``UIView/updateProperties()`` of the view: once for a new view in a window, and after
  /// ``UIViewController/setNeedsUpdateProperties()`` or a change of an `Observable` value that it has read.
  open func updateProperties() {}
  /// Requests a call of ``UIViewController/updateProperties()`` before the next layout.
  open func setNeedsUpdateProperties() { requestPropertyUpdate() }
  /// Calls `updateProperties()` now for this view controller, its view and all that is in it, where it has been requested.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
  /// Updates the constraints of the view. The default calls its `updateConstraints()`; an override calls `super` at its
  /// end.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the layout margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  // MARK: Containment

  /// Adds a child view controller and calls its `willMove(toParent:)`.
  ///
  /// Add its view afterward, and then call its `didMove(toParent:)`. A child of another container is removed from that
  /// first.
  ///
  /// - Precondition: The child is not the receiver.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Removes the controller from its container, and calls `didMove(toParent:)` with `nil`.
  ///
  /// Call `willMove(toParent: nil)` and remove the view before.
  open func removeFromParent() { leaveParent() }
  /// Called before the controller becomes a child of `parent`, or of none.
  ///
  /// A container that removes a child calls this with `nil` first.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller has become a child of `parent`, or of none.
  ///
  /// A container that adds a child calls this when the child's view is in place.
  open func didMove(toParent parent: UIViewController?) {}
  /// Whether the appearance callbacks of children follow those of this container. The default is `true`.
  ///
  /// A container that returns `false` calls ``UIViewController/beginAppearanceTransition(_:animated:)`` and
  /// ``UIViewController/endAppearanceTransition()`` on its children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// The children to which a container of the system forwards appearance callbacks, or `nil` if these are the children
  /// whose views are in the controller's view.
  @_spi(Framework) open var managedVisibleChildren: [UIViewController]? { nil }
  /// Called before the beginning of an appearance transition is forwarded to the children. For containers of the system.
  @_spi(Framework) open func willForwardAppearance(_ isAppearing: Bool) {}
  /// Called after the beginning or the end of an appearance transition has been forwarded to the children. For containers
  /// of the system.
  @_spi(Framework) open func didForwardAppearance() {}

  /// The child view controllers in the order in which they were added.
  open var children: [UIViewController] { containment.children }

  /// The container of this view controller, or `nil`.
  open var parent: UIViewController? { containment.parent }

  /// Whether the view appears because the controller was added to its container.
  ///
  /// Valid in `viewWillAppear(_:)` and `viewDidAppear(_:)`.
  open var isMovingToParent: Bool { containment.isMovingToParent }

  /// Whether the view disappears because the controller is being removed from its container.
  ///
  /// Valid in `viewWillDisappear(_:)` and `viewDidDisappear(_:)`. It is also `true` at the start of a pop that is
  /// cancelled later.
  open var isMovingFromParent: Bool { containment.isMovingFromParent }

  /// Replaces the view of one child by that of another, with an animation.
  ///
  /// A container calls this on itself. It adds the new view to the superview of the old one, runs the animations,
  /// removes the old view, and sends both children their appearance callbacks.
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view is visible.
  ///   - toViewController: The child to show.
  ///   - duration: The duration in seconds; 0 makes the change without an animation.
  ///   - options: Options of the animation.
  ///   - animations: Changes to animate.
  ///   - completion: Called at the end. The argument is `false` if the animation was removed early.
  /// - Precondition: Both are children of the receiver.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    runTransition(
      from: fromViewController, to: toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  /// Whether the on-screen keyboard stays when the first responder changes to one that does not use it. The default is
  /// `true` for a form sheet. No effect: a desktop has a physical keyboard, and input views follow the first responder.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  // MARK: Content container

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Called before the size of the view changes, usually with the window's. Call `super`, which tells the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Called before the size classes change. Call `super`, which tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded { child.willTransition(to: newCollection, with: coordinator) }
  }

  // MARK: Presentation

  /// The style in which this view controller is presented. The default is `.automatic`, a sheet.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { modal.preferences.presentationStyle }
    set { modal.preferences.presentationStyle = newValue }
  }

  /// The system animation with which this view controller is presented and dismissed. The default is `.coverVertical`.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { modal.preferences.transitionStyle }
    set { modal.preferences.transitionStyle = newValue }
  }

  /// The object that provides animators and the presentation controller for custom presentations. Held weakly.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { modal.preferences.transitioningDelegate }
    set {
      modal.preferences.transitioningDelegate = newValue
      modal.preferences.hasHadDelegate = newValue != nil
    }
  }

  /// Whether gestures cannot dismiss this view controller, or a container of it, while that is presented. The default is
  /// `false`.
  open var isModalInPresentation: Bool {
    get { modal.preferences.isModalInPresentation }
    set { modal.preferences.isModalInPresentation = newValue }
  }

  /// The view controller that this one, or its nearest ancestor that presents, presents; `nil` if there is none.
  ///
  /// It becomes `nil` as soon as `dismiss(animated:completion:)` is called, and is restored if the dismissal is
  /// cancelled.
  open var presentedViewController: UIViewController? { nearest { $0.modal.current?.presented } }
  /// The view controller that presents this one, or its nearest presented ancestor, until the end of the dismissal. For an
  /// active search controller and its results, it is the one that is searched.
  open var presentingViewController: UIViewController? { nearest { $0.searchHost ?? $0.modal.below?.presenter } }

  /// Presents a view controller in its `modalPresentationStyle`.
  ///
  /// The presenter is the outermost container of this view controller, or, with the styles of the current context, the
  /// nearest ancestor that defines one. If that already presents another view controller, or if the view of this one is
  /// in no window, nothing is presented and a warning is written to the standard error stream. A dismissal in progress
  /// is completed in place first.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The view controller to present.
  ///   - flag: Whether to animate.
  ///   - completion: Called after `viewDidAppear(_:)` of the presented view controller.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    PresentationRequest.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Dismisses what this view controller presents, with everything above it; or itself, if it presents nothing. An active
  /// search controller, or the results in it, ends the search.
  ///
  /// If several view controllers are dismissed, the topmost one is animated and the others disappear with it.
  ///
  /// - Parameters:
  ///   - flag: Whether to animate.
  ///   - completion: Called when the dismissal has ended. It is also called if an interactive dismissal was cancelled
  ///     or there was nothing to dismiss, so that nothing waits forever.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController == nil, endSurroundingSearch(animated: flag, completion: completion) { return }
    PresentationRequest.dismiss(self, animated: flag, completion: completion)
  }

  /// Returns the presentation controller of a subclass that uses its own in every style, such as an alert. The default is
  /// `nil`.
  func makeOwnPresentationController(presenting: UIViewController?) -> UIPresentationController? { nil }
  /// Cancels the search in this controller, or dismisses it if it is presented. Returns whether there was one of these.
  package func goBack() -> Bool { cancelSearch() || dismissByBackAction() }

  package func goForward() -> Bool { false }

  /// The object that manages the presentation of this view controller or of its nearest presented ancestor.
  ///
  /// Before a presentation, accessing it creates the one for `modalPresentationStyle`, which is then used, so that its
  /// delegate can be set.
  open var presentationController: UIPresentationController? { resolvedPresentationController }

  /// The presentation controller of a popover, if this controller or its nearest presented ancestor is shown in one, or
  /// will be because its `modalPresentationStyle` is `.popover`. Otherwise `nil`; action sheets are cards in the window.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The object that manages the presentation of this view controller or of its nearest presented ancestor; `nil`
  /// before and after the presentation.
  open var activePresentationController: UIPresentationController? { nearest { $0.modal.below?.controller } }

  /// Whether the view appears because the controller is being presented.
  ///
  /// Valid in `viewWillAppear(_:)` and `viewDidAppear(_:)`.
  open var isBeingPresented: Bool { modal.isBeingPresented }

  /// Whether the view disappears because the controller is being dismissed.
  ///
  /// Valid in `viewWillDisappear(_:)` and `viewDidDisappear(_:)`. It is also `true` at the start of a dismissal that is
  /// cancelled later.
  open var isBeingDismissed: Bool { modal.isBeingDismissed }

  /// Whether presentations in the styles of the current context cover the view of this view controller. The default is
  /// `false`.
  open var definesPresentationContext: Bool {
    get { modal.preferences.definesContext }
    set { modal.preferences.definesContext = newValue }
  }

  /// Whether presentations in the context of this view controller use its `modalTransitionStyle` rather than that of
  /// the presented one. The default is `false`.
  open var providesPresentationContextTransitionStyle: Bool {
    get { modal.preferences.providesContextTransitionStyle }
    set { modal.preferences.providesContextTransitionStyle = newValue }
  }

  /// The sheet in which this view controller or its container is or will be presented; `nil` if it is not presented in
  /// a sheet.
  ///
  /// Configure it before the presentation, or change it during one. A later presentation has another sheet.
  open var sheetPresentationController: UISheetPresentationController? { resolvedSheetPresentationController }

  // MARK: Navigation

  /// The nearest navigation controller that contains this view controller, or `nil`.
  open var navigationController: UINavigationController? { parent?.nearest { $0 as? UINavigationController } }
  /// The nearest tab bar controller that contains this view controller, or `nil`.
  open var tabBarController: UITabBarController? { parent?.nearest { $0 as? UITabBarController } }

  /// The content of the navigation bar for this view controller. Created when first accessed.
  open var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    ownNavigationItem = item
    return item
  }

  /// The content of the tab bar for this view controller. Created with its title when first accessed.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { ownTabBarItem = newValue }
  }

  /// Whether the tab bar is hidden while this view controller, or one above it, is on top of a navigation stack. The
  /// default is `false`.
  ///
  /// It has no effect for the root of the stack.
  open var hidesBottomBarWhenPushed: Bool {
    get { tabMembership.hidesBottomBarWhenPushed }
    set { tabMembership.hidesBottomBarWhenPushed = newValue }
  }

  /// Shows a view controller in the nearest container that overrides this method, such as a navigation controller, which
  /// pushes it. Presents it if there is none.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: true) }
    parent.show(vc, sender: sender)
  }

  /// Shows a view controller in the nearest container that overrides this method, such as a split view controller, which
  /// has an area for details. Presents it if there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: true) }
    parent.showDetailViewController(vc, sender: sender)
  }

  /// Whether the content can be edited. The default is `false`. Setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }

  /// Changes ``UIViewController/isEditing`` and the title of ``UIViewController/editButtonItem``. An override calls `super`
  /// and shows its content so that it can be edited.
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing.isOn = editing }

  /// A button that turns ``UIViewController/isEditing`` on and off, with the title “Edit” or “Done”. Created when first
  /// accessed.
  open var editButtonItem: UIBarButtonItem { editing.button ?? editing.makeButton(for: self) }

  /// Sets `toolbarItems`. If `animated` is `true`, a visible toolbar cross-dissolves to the new items.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    replaceToolbarItems(toolbarItems, animated: animated)
  }

  /// Sets the scroll view whose content bars at some edges follow. The default is `nil`: bars follow the first
  /// scroll view in the view.
  ///
  /// The one at the top scrolls a large title away, and is blurred under the navigation bar, which has its
  /// `scrollEdgeAppearance` at the start of the content. Tab bars and toolbars have theirs at the end of the content of the
  /// one at the bottom. The leading and the trailing one have no effect.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    storeContentScrollView(scrollView, for: edge)
  }

  /// Sets the scroll view whose content the bars at all edges follow. See
  /// ``UIViewController/setContentScrollView(_:for:)``.
  open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

  /// Returns the scroll view that was set for an edge, or `nil`. For several edges, the one of the first that has one.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    storedContentScrollView(for: edge)
  }

  // MARK: Status bar and orientation

  /// The preferred style of the status bar. The default is `.default`. See ``UIStatusBarManager``.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether a hidden status bar is preferred. The default is `false`. See ``UIStatusBarManager``.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation with which the status bar is hidden and shown. The default is `.fade`. Not asked: there is no bar.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides the style of the status bar. The default is `nil`, this view controller.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden. The default is `nil`, this view controller.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether this view controller decides about the status bar while it is presented without covering the window. The
  /// default is `false`.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { screen.capturesStatusBar }
    set { screen.capturesStatusBar = newValue }
  }
  /// Asks the view controllers on the screen again for their preferred status bar.
  /// The topmost view controller that covers the window decides, or a view controller above it whose
  /// ``modalPresentationCapturesStatusBarAppearance`` is `true`; each can pass the decision on to a child. The result
  /// is in the ``UIStatusBarManager`` of the window's scene.
  open func setNeedsStatusBarAppearanceUpdate() { updateStatusBar() }
  /// Whether the content may rotate with the device. The default is `true`. Not asked: windows do not rotate.
  open var shouldAutorotate: Bool { true }
  /// The supported orientations. The default is all. Not asked: windows do not rotate.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// The orientation in which to be presented. The default is `.portrait`. Not asked: windows do not rotate.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether a hidden home indicator is preferred. The default is `false`. Not asked: a desktop has none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides about the home indicator. The default is `nil`. Not asked: a desktop has none.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The edges at which the program's gestures come before the system's. The default is none. Not asked: a desktop has
  /// no such gestures in a window.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides about the gestures at the edges. The default is `nil`. Not asked.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Called before the content rotates with the device. Not called here: windows do not rotate.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called in the animation with which the content rotates. Not called here: windows do not rotate.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called after the content has rotated with the device. Not called here: windows do not rotate.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// Called when memory is low on a device. Not called here: a desktop has virtual memory.
  open func didReceiveMemoryWarning() {}

  /// Tells the system that ``supportedInterfaceOrientations`` has changed. No effect: windows do not rotate.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Tells the system that ``prefersHomeIndicatorAutoHidden`` has changed. No effect: a desktop has no home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Tells the system that ``preferredScreenEdgesDeferringSystemGestures`` has changed. No effect.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Rotates windows to the orientation of the device. No effect: windows do not rotate.
  open class func attemptRotationToDeviceOrientation() {}

  /// The orientation of the content, from the size of the window.
  ///
  /// Deprecated on iOS: use `UIWindowScene.interfaceOrientation`.
  open var interfaceOrientation: UIInterfaceOrientation {
    responderWindow?.windowScene?.interfaceOrientation ?? .unknown
  }

  // MARK: Traits

  /// The traits of the view, or those of the parent if the view has not been loaded.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? UITraitCollection.current
  }

  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Traits that apply to this view controller, its view and everything below it, in place of the inherited ones. The
  /// default is none.
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(ownTraits) }
    set {
      guard ownTraits != newValue.values else { return }
      ownTraits = newValue.values
      viewIfLoaded?.traitsMayHaveChanged()
    }
  }

  /// Sets the traits of a child in place of the inherited ones; `nil` removes them. Deprecated on iOS: use the child's
  /// ``traitOverrides``, which this sets.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    childViewController.traitOverrides = UITraitOverrides(collection?.values ?? TraitValues())
  }

  /// Returns the traits that a child overrides, or `nil` if it overrides none.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    let values = childViewController.traitOverrides.values
    return values == TraitValues() ? nil : UITraitCollection(values: values)
  }

  /// Brings the traits up to date. They always are: a change of traits is passed on immediately, while UIKit waits for the
  /// next layout.
  open func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }

  /// The light or dark appearance of the view and everything below it. The default is `.unspecified`, the inherited
  /// one.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraits.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The superview of the view, or the parent if the view has no superview.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  // MARK: Extent

  /// The edges at which the view extends below bars. The default is all.
  ///
  /// In a navigation controller, the view ends at a bar on an edge that is not in the set.
  open var edgesForExtendedLayout: UIRectEdge {
    get { screen.extendedEdges }
    set { setEdgesForExtendedLayout(newValue) }
  }

  /// Whether the view extends below bars whose `isTranslucent` is `false`. The default is `false`.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { screen.includesOpaqueBars }
    set { setExtendedLayoutIncludesOpaqueBars(newValue) }
  }

  /// Whether scroll views of this view controller whose `contentInsetAdjustmentBehavior` is `.automatic` add the safe
  /// area to their insets. The default is `true`.
  ///
  /// Deprecated on iOS: use `UIScrollView.contentInsetAdjustmentBehavior`.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { screen.adjustsScrollViewInsets }
    set { screen.adjustsScrollViewInsets = newValue }
  }

  /// The part of the view that bars cover at the top.
  ///
  /// Deprecated on iOS: use `UIView.safeAreaInsets`.
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(.top) }

  /// The part of the view that bars cover at the bottom.
  ///
  /// Deprecated on iOS: use `UIView.safeAreaInsets`.
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottom) }

  // MARK: Keys

  /// Whether the view that had the focus of the keyboard has it again when the controller's view comes back after a
  /// transition that covered or removed it. The default is `true`. If it is `false`, no view has the focus then.
  open var restoresFocusAfterTransition: Bool {
    get { screen.restoresFocus }
    set { screen.restoresFocus = newValue }
  }

  /// Adds a key that performs an action while the controller's view is in the chain of the responder that receives keys.
  ///
  /// ```swift
  /// final class PlayerController: UIViewController {
  ///   override func viewDidLoad() {
  ///     super.viewDidLoad()
  ///     addKeyCommand(UIKeyCommand(input: " ", modifierFlags: [], action: Self.pause))
  ///   }
  ///
  ///   private func pause() { title = "Paused" }
  /// }
  /// ```
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands = (addedKeyCommands ?? []) + [keyCommand]
  }

  /// Removes a key that was added. Does nothing if it was not.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { dropKeyCommand(keyCommand) }

  // MARK: Margins

  /// The least margins of the controller's view, in points: at the sides 16, or 20 if the view is at least 414 points
  /// wide.
  ///
  /// The `layoutMargins` of the view are these, unless the program sets larger ones.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    Self.systemMargins(forWidth: viewIfLoaded?.bounds.width ?? 0)
  }

  /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``. The default is `true`.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { screen.respectsSystemMargins }
    set { setViewRespectsSystemMinimumLayoutMargins(newValue) }
  }

  // MARK: Nib files

  /// The name of a nib file that was given to the initializer. There are no nib files.
  open var nibName: String? { screen.nibName }

  /// The bundle of the nib file of the view, which is `nil`: there are no nib files.
  open var nibBundle: Bundle? { nil }
}

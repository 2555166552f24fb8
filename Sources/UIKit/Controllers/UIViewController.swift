// SPDX-License-Identifier: MIT

/// Manages one screenful: makes its view when it is first asked for, learns when the view comes and goes, and may hold
/// other controllers as its children.
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
/// The callbacks come in this order: `viewDidLoad()` once; then each time the view is shown `viewWillAppear(_:)`,
/// `viewIsAppearing(_:)` when the view has its size, layout, `viewDidAppear(_:)`; and `viewWillDisappear(_:)`,
/// `viewDidDisappear(_:)` when it goes. Each `viewWill…` is answered by a `viewDid…` of the state that was reached.
///
/// Deviation: there are no nib files and storyboards, so a controller's view is made in `loadView()`.
///
/// See also `UINavigationController`, `UIViewControllerTransitionCoordinator`.
@MainActor open class UIViewController: UIResponder, UIContentContainer {
  // MARK: Stored state

  #if DEBUG
    private let liveness = LiveObjects.Token(.viewController)
  #endif
  private var loadedView: UIView?
  private var isLoadingView = false
  var appearance = Appearance()
  var containment = Containment()
  var modal = ModalState()
  /// What `traitOverrides` has.
  private(set) var ownTraits = TraitValues()
  var tabMembership = TabMembership()
  private var ownNavigationItem: UINavigationItem?

  /// The transition in which the controller takes part now.
  weak var activeTransition: TransitionDriver?

  /// The title that containers show for this controller.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      ownNavigationItem?.title = title
      tabMembership.item?.title = title
    }
  }

  /// How the controller would like to come and go; nil for what the container does anyway. See ``Transition``.
  open var preferredTransition: Transition?

  /// The child that names the window: the one that the user sees, or is about to see. A container that shows one of
  /// several children overrides this; by default it is the last child that has appeared.
  var childForWindowTitle: UIViewController? { children.last { $0.appearance.state.isVisible } }

  /// The title that the controller, with what it contains and presents, gives its window; nil if there is none.
  var windowTitle: String? {
    modal.current?.presented.windowTitle ?? childForWindowTitle?.windowTitle ?? ownNavigationItem?.title ?? title
  }

  /// The buttons that a toolbar shows for this controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { tabMembership.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// What the container takes off the view's safe area, above `additionalSafeAreaInsets`.
  var containerSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard containerSafeAreaInsets != oldValue else { return }
      viewIfLoaded?.safeAreaMayHaveChanged()
    }
  }

  /// Insets that the view's safe area gets on top of what bars and the window take, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      viewIfLoaded?.safeAreaMayHaveChanged()
    }
  }

  /// The size the controller would like when it is shown in another's view, in points. The parent is told of changes.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      let container: (any UIContentContainer)? = parent ?? modal.below?.controller
      container?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  // MARK: Making

  /// Makes a controller without a nib file, for there are none here: pass nil, or use `init()`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(nibNameOrNil == nil, "there are no nib files here; make the view in loadView()")
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Always nil: there are no archives of controllers here. It is declared so that subclasses can require it.
  public required init?(coder: NSCoder) {
    super.init()
    return nil
  }

  nonisolated deinit {}

  // MARK: The view

  /// The root of the controller's views. The first access makes it.
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
    }
  }

  open var viewIfLoaded: UIView? { loadedView }

  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view, unless it is there.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    precondition(loadedView != nil, "loadView() of \(type(of: self)) has to set the view; set it or call super")
    viewDidLoad()
  }

  /// Makes the view, which grows with its superview. An override sets `view` and doesn't call super.
  open func loadView() {
    let size = parent?.viewIfLoaded?.bounds.size ?? Self.initialSize
    view = UIView(frame: CGRect(origin: .zero, size: size))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// The size of a view whose container isn't known yet, in points. Any will do; layout gives it the real one.
  static let initialSize = CGSize(width: 800, height: 600)

  /// The view has been made, and is in no window yet.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// The view is about to be shown. An animation beside the transition is added here, to `transitionCoordinator`.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in the window and has its size and traits; layout and the first frame follow.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view is shown, and the transition to it has ended.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to go, unless the transition is cancelled.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view has gone.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Transitions

  /// The coordinator of the transition that this controller takes part in, else of its nearest ancestor's; nil when
  /// none runs.
  ///
  /// It is there from `viewWillAppear(_:)` and `viewWillDisappear(_:)` on. A container that runs transitions of its own
  /// overrides this to give its coordinator, which its children then find, and calls super where it runs none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeTransition ?? parent?.transitionCoordinator
  }

  // MARK: Layout

  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// The view's safe area changed.
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: Containment

  /// The controller is about to become a child of `parent`, or of none. A container that removes a child calls this
  /// with nil first.
  open func willMove(toParent parent: UIViewController?) {}

  /// The controller has become a child of `parent`, or of none. A container that adds a child calls this when the
  /// child's view is in place.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether the children's appearance callbacks follow the container's. A container that returns false calls
  /// `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()` on its children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The children that a container of the system's forwards appearance to; nil leaves it to the views.
  var managedVisibleChildren: [UIViewController]? { nil }

  /// The children are about to be told that they begin to appear or to disappear. For containers of the system's.
  func willForwardAppearance(_ isAppearing: Bool) {}

  /// The children have been told the beginning or the end. For containers of the system's.
  func didForwardAppearance() {}

  // MARK: Content container

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// The view's size is about to change, as the window's does. Call super, which tells the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// The window's size class is about to change. Call super, which tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded { child.willTransition(to: newCollection, with: coordinator) }
  }

  // MARK: Presentation

  /// How this controller is presented. `automatic` is a sheet.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { modal.presentationStyle }
    set { modal.presentationStyle = newValue }
  }

  /// How the system moves this controller in when it is presented, and out again.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { modal.transitionStyle }
    set { modal.transitionStyle = newValue }
  }

  /// Gives the objects that present and dismiss this controller in a way of its own. Held weakly.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { modal.transitioningDelegate }
    set {
      modal.transitioningDelegate = newValue
      modal.hasHadDelegate = newValue != nil
    }
  }

  /// Whether no gesture of the user's dismisses this controller while it is presented.
  open var isModalInPresentation: Bool {
    get { modal.isModalInPresentation }
    set { modal.isModalInPresentation = newValue }
  }

  /// Shows a controller over this one, in its `modalPresentationStyle`.
  ///
  /// The controller that presents is the outermost that contains this one, or with the styles of the current context
  /// the nearest that defines one. While that one presents another already, or while this one's view is in no window,
  /// nothing happens but a warning on stderr. A dismissal that is on its way is completed in place.
  /// - Parameter completion: runs after the presented controller's `viewDidAppear(_:)`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    PresentationRequest.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Takes away what this controller presents, with all above it; or where it presents nothing, itself.
  ///
  /// Of several the topmost is animated, and the others vanish with it.
  /// - Parameter completion: runs when the dismissal has ended; also when it was cancelled, as an interactive one can
  ///   be, or when there was nothing to dismiss: who waits for it must not wait for ever.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    PresentationRequest.dismiss(self, animated: flag, completion: completion)
  }

  /// Dismisses this controller where it is presented; else asks the next responder.
  package override func performBackAction() -> Bool { dismissByBackAction() || super.performBackAction() }

  // MARK: Navigation

  /// What a navigation bar shows for this controller. Made when first asked for.
  open var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    ownNavigationItem = item
    return item
  }

  /// What a tab bar shows for this controller. Made when first asked for, with its title.
  open var tabBarItem: UITabBarItem! {
    get {
      if tabMembership.item == nil { tabMembership.item = UITabBarItem(title: title, image: nil, selectedImage: nil) }
      return tabMembership.item
    }
    set { tabMembership.item = newValue }
  }

  /// Whether the tab bar is out of sight while this controller, or one above it, is on top of a stack. The root of the
  /// stack has no say.
  open var hidesBottomBarWhenPushed: Bool {
    get { tabMembership.hidesBottomBarWhenPushed }
    set { tabMembership.hidesBottomBarWhenPushed = newValue }
  }

  /// Shows `vc` where this controller's nearest container shows such things: a navigation controller pushes it.
  open func show(_ vc: UIViewController, sender: Any?) {
    navigationController?.pushViewController(vc, animated: true)
  }

  // MARK: Traits

  /// The traits of the view, or where it isn't loaded those of the parent.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? UITraitCollection.current
  }

  /// The traits changed; `previousTraitCollection` are those before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Traits of this controller, its view and those below, whatever is around it.
  open var traitOverrides: any UITraitOverrides {
    get { ownTraits }
    set {
      let values = TraitValues(newValue)
      guard ownTraits != values else { return }
      ownTraits = values
      viewIfLoaded?.traitsMayHaveChanged()
    }
  }

  /// Light or dark for this controller's view and those below: the trait override of that name; `.unspecified` inherits.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraits.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  // MARK: The responder chain

  /// The view's superview, or the parent where the view is in none.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
}

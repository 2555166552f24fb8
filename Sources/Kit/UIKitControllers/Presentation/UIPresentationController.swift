// SPDX-License-Identifier: MIT

/// An object that manages a presentation: the frame of the presented view, the views around it, and the presenter's
/// view, from the start of the presentation to the end of the dismissal.
///
/// ```swift
/// final class DrawerPresentationController: UIPresentationController {
///   override var frameOfPresentedViewInContainerView: CGRect {
///     guard let bounds = containerView?.bounds else { return .zero }
///     return CGRect(x: bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height)
///   }
/// }
/// ```
///
/// The transitioning delegate provides a subclass for the style `.custom`. Add views of your own to ``containerView``
/// in ``presentationTransitionWillBegin()``, and animate them with the presented controller's `transitionCoordinator`.
/// Remove them in ``dismissalTransitionDidEnd(_:)`` if its argument is `true`, and in
/// ``presentationTransitionDidEnd(_:)`` if its argument is `false`.
///
/// The system calls `presentationTransitionWillBegin()`, sends the appearance callbacks, runs the animation and calls
/// `presentationTransitionDidEnd(_:)`; for the dismissal likewise.
///
/// `backgroundEffect`, of iOS 26, is absent. Put a ``UIVisualEffectView`` into the container instead.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  private weak var presented: UIViewController?
  private weak var presenter: UIViewController?

  /// The presentation that this controller manages, from the request to the end of the dismissal.
  weak var presentation: Presentation?
  /// The values of `traitOverrides`.
  private(set) var ownTraits = TraitValues()

  /// The object that adapts the presentation and is told when the user dismisses it.
  open var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { heldDelegate }
    set { heldDelegate = newValue }
  }
  /// The stored delegate. `delegate` itself is not `weak`, because the compiler would not prefer the narrower properties of
  /// sheets and popovers to a weak one.
  private weak var heldDelegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The view controller to present.
  ///   - presentingViewController: The presenter, or `nil` if it is not known yet.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  nonisolated deinit {}

  // MARK: Who and where

  /// The view controller that is presented. The presentation controller does not keep it alive; accessing it afterward
  /// stops the program.
  open var presentedViewController: UIViewController {
    guard let presented else {
      fatalError("the presented view controller no longer exists; keep it as long as its presentation controller")
    }
    return presented
  }

  /// Presents another view controller: the one with which the delegate replaces the requested one.
  func replacePresentedViewController(with new: UIViewController) { presented = new }

  /// Returns the presentation controller that the program has configured for an adapted style, or nil for a new one.
  func configuredController(adaptedTo style: UIModalPresentationStyle) -> UIPresentationController? { nil }

  /// The view controller that presents. Accessing it before the presentation stops the program if it was not passed to
  /// the initialiser.
  open var presentingViewController: UIViewController {
    guard let presenter = presentation?.presenter ?? presenter else {
      fatalError("there is no presenting view controller before present(_:animated:completion:) is called")
    }
    return presenter
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentation?.style ?? presented?.modalPresentationStyle ?? .none
  }

  /// The view that contains the presentation, from its start to the end of the dismissal; otherwise `nil`.
  ///
  /// The system creates it. It covers the window, or the view of the context that presents.
  open var containerView: UIView? { presentation?.installedContainerView }

  /// The view that is animated and shown in the container. The default is the presented controller's view; an override
  /// can return a view that contains it.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of the presented view at the end of the presentation, in points of the container. The default is the
  /// container's bounds.
  ///
  /// It is read when the presentation starts. If the container can change its size, apply it again in
  /// ``containerViewWillLayoutSubviews()``. In the system's full-screen styles the view fills the container in every
  /// size, unless an animator left it in another frame.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the window rather than the view of the current context. The default is `true`.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view is removed when the presentation has ended. The default is `false`. An override does
  /// not call `super`.
  ///
  /// If it is `true`, the presenter receives the appearance callbacks, and the animator moves both views.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Adapting

  /// The style that is used instead in a window of compact width, or `.none`.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

  /// Returns the style that is used instead with the given traits: the delegate's answer. Without a delegate it is `.none`;
  /// for a popover in a window of compact width, `.pageSheet`.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? (traitCollection.horizontalSizeClass == .compact ? compactStyle : .none)
  }

  /// The style in a window of compact width, unless the delegate chooses another one.
  var compactStyle: UIModalPresentationStyle { .none }

  // MARK: Called by the system

  /// Called before the container is laid out, because its size has changed or layout was requested. Does nothing by
  /// default.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container has been laid out. Does nothing by default.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the presentation starts, when the container and the coordinator exist. Does nothing by default.
  open func presentationTransitionWillBegin() {}

  /// Called when the presentation has ended. Does nothing by default.
  ///
  /// - Parameter completed: `false` if the presentation was cancelled and nothing is shown.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal starts. Does nothing by default.
  open func dismissalTransitionWillBegin() {}

  /// Called when the dismissal has ended. Does nothing by default.
  ///
  /// - Parameter completed: `false` if the dismissal was cancelled and the presentation remains.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Returns the system's animator, which is used if the transitioning delegate provides none.
  func makeStockAnimator(presenting: Bool) -> any StockAnimator {
    ModalAnimators.make(style: presentation?.resolved.transitionStyle ?? .coverVertical, presenting: presenting)
  }

  // MARK: Traits and content

  /// The traits of the window with the overrides applied; before the presentation, those of the presented controller.
  open var traitCollection: UITraitCollection {
    guard let containerView else { return presentedViewController.traitCollection }
    return containerView.traitCollection.overridden(by: ownTraits)
  }

  /// Traits that apply to the presented controller and everything below it, in place of the window's. The container
  /// keeps the window's.
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(ownTraits) }
    set {
      let (previous, values) = (traitCollection, newValue.values)
      guard ownTraits != values else { return }
      ownTraits = values
      if containerView != nil { traitCollectionDidChange(previous) }
      presented?.viewIfLoaded?.traitsMayHaveChanged()
    }
  }

  /// All trait overrides in one collection, or `nil` for none.
  @available(*, deprecated, renamed: "traitOverrides")
  open var overrideTraitCollection: UITraitCollection? {
    get { ownTraits == TraitValues() ? nil : UITraitCollection(values: ownTraits) }
    set { traitOverrides = UITraitOverrides(newValue?.values ?? TraitValues()) }
  }

  /// Called when the traits have changed. Does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The preferred size of the presented controller, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called when the presented controller's preferred size has changed. Does nothing by default; a subclass that
  /// follows the preference lays out its container again.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Called when constraints have given the presented view another size. Does nothing by default.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Called before the size of the container changes. Call `super`, which tells the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let own = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: own, with: coordinator)
  }

  /// Called before the size classes change. Call `super`, which tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection.overridden(by: ownTraits), with: coordinator)
  }
}

// SPDX-License-Identifier: MIT
import RenderTree

/// Manages how one controller is shown over others: where its view goes, what lies around it, and what becomes of the
/// view beneath, from the presentation to the end of the dismissal.
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
/// A subclass is given by the transitioning delegate for the style `.custom`; the system's styles have their own. Views
/// around the presented one go into `containerView`: add them in `presentationTransitionWillBegin()`, animate them with
/// the presented controller's `transitionCoordinator`, and remove them in `dismissalTransitionDidEnd(_:)` when it says
/// true, and in `presentationTransitionDidEnd(_:)` when it says false.
///
/// Order of calls: `presentationTransitionWillBegin`, appearance callbacks, the animation,
/// `presentationTransitionDidEnd`; the dismissal likewise.
///
/// Deviation: `backgroundEffect` is absent, because there are no visual effects here.
@MainActor open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  private weak var presented: UIViewController?
  private weak var presenter: UIViewController?

  /// The presentation that this controller manages, while it lasts.
  weak var presentation: Presentation?
  /// What `traitOverrides` has.
  private(set) var ownTraits = TraitValues()

  /// Adapts the presentation, and has a say when the user dismisses.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// - Parameters:
  ///   - presentedViewController: the one that is shown.
  ///   - presentingViewController: the one that shows it; nil where that isn't known yet.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  nonisolated deinit {}

  // MARK: Who and where

  /// The controller that is shown.
  open var presentedViewController: UIViewController {
    guard let presented else {
      preconditionFailure("the presented view controller has gone; keep it as long as its presentation controller")
    }
    return presented
  }

  /// The controller that shows it. Known from the presentation on.
  open var presentingViewController: UIViewController {
    guard let presenter = presentation?.presenter ?? presenter else {
      preconditionFailure("there is no presenting view controller before present(_:animated:completion:) is called")
    }
    return presenter
  }

  /// The style that this controller presents in.
  open var presentationStyle: UIModalPresentationStyle {
    presentation?.style ?? presented?.modalPresentationStyle ?? .none
  }

  /// The view in which presentations happen: the system's, as large as the window or as the view of the context that
  /// presents. It is there from the beginning of the presentation to the end of the dismissal.
  open var containerView: UIView? { presentation?.installedContainerView }

  /// The view that is animated and shown in the container: the presented controller's, or another that holds that.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view ends up, in the container's coordinates, in points. Asked when the presentation begins;
  /// a controller whose container may change its size applies it again in `containerViewWillLayoutSubviews()`.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the window, rather than the view of a context that defines one.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenting controller's view leaves the window when the presentation has ended. Then it disappears,
  /// callbacks and all, and the animator moves both views. Don't call super.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Adapting

  /// The style that is used instead in a narrow window; `.none` where none is.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

  /// The style that is used instead with these traits: the delegate's, or `.none`.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }

  // MARK: Called by the system

  /// The container is about to be laid out: it has a new size, or something in it asked for layout.
  open func containerViewWillLayoutSubviews() {}

  /// The container has been laid out.
  open func containerViewDidLayoutSubviews() {}

  /// The presentation is about to begin. The container is there, and so is the coordinator.
  open func presentationTransitionWillBegin() {}

  /// The presentation has ended; with false it was cancelled, and nothing is shown.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// The dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}

  /// The dismissal has ended; with false it was cancelled, and all is as before.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The system's animator for this presentation, where the transitioning delegate gives none.
  func makeStockAnimator(presenting: Bool) -> any StockAnimator {
    ModalAnimators.make(style: presentation?.transitionStyle ?? .coverVertical, presenting: presenting)
  }

  // MARK: Traits and content

  /// The window's, with the overrides; before the presentation those of the presented controller.
  open var traitCollection: UITraitCollection {
    guard let containerView else { return presentedViewController.traitCollection }
    return containerView.traitCollection.overridden(by: ownTraits)
  }

  /// Traits of the presented controller and what is in it, whatever the window has; the container keeps the window's.
  open var traitOverrides: any UITraitOverrides {
    get { ownTraits }
    set {
      let (previous, values) = (traitCollection, TraitValues(newValue))
      guard ownTraits != values else { return }
      ownTraits = values
      if containerView != nil { traitCollectionDidChange(previous) }
      presented?.viewIfLoaded?.traitsMayHaveChanged()
    }
  }

  /// All overrides at once; nil has all traits inherited.
  @available(*, deprecated, renamed: "traitOverrides")
  open var overrideTraitCollection: UITraitCollection? {
    get { ownTraits == TraitValues() ? nil : UITraitCollection(values: ownTraits) }
    set { traitOverrides = newValue?.values ?? TraitValues() }
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The presented controller's.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// The presented controller would like another size. A subclass that follows it lays its container out again.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// The container is about to have another size. Call super, which tells the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let own = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: own, with: coordinator)
  }

  /// The window's size class is about to change. Call super, which tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection.overridden(by: ownTraits), with: coordinator)
  }
}

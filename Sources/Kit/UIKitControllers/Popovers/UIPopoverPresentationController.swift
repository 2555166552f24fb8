// SPDX-License-Identifier: MIT
import Diagnostics

/// The presentation controller of a popover: a bubble with an arrow that points to a view or a bar button.
///
/// ```swift
/// @MainActor func show(_ colors: UIViewController, from button: UIButton, over page: UIViewController) {
///   colors.modalPresentationStyle = .popover
///   colors.preferredContentSize = CGSize(width: 240, height: 160)
///   colors.popoverPresentationController?.sourceView = button
///   page.present(colors, animated: true)
/// }
/// ```
///
/// The bubble has the controller's `preferredContentSize`, or 320 by 480 points, as far as there is room. It follows the
/// source when that moves in the window. A press outside and Escape dismiss it, if the delegate permits it. In a window of
/// compact width the controller is shown as a sheet instead, unless the delegate chooses another style or `.none`.
///
/// The controller's view extends into the arrow, as in UIKit since iOS 13. Its safe area does not, so content belongs
/// there. In contrast to UIKit, the class of the background can't be replaced.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  private let surroundings = PopoverSurroundings()
  private lazy var bubble = PopoverView()
  private var placement: PopoverPlacement?
  private var sourceCheck: Deadline?
  /// The bounds of the container for which the popover was placed.
  private var placedBounds: CGRect?

  /// The object that is notified of changes of the popover. Held weakly.
  ///
  /// It is the presentation controller's delegate, with the type of a popover's.
  @_nonoverride open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { super.delegate as? any UIPopoverPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  /// The view to which the popover points. The default is `nil`.
  @ObservedProperty open var sourceView: UIView? { didSet { sourceDidChange() } }
  /// The rectangle in the source view to which the popover points, in points. The default is null: the view's bounds.
  @ObservedProperty open var sourceRect = CGRect.null { didSet { sourceDidChange() } }
  /// The bar button to which the popover points, in place of the source view. The default is `nil`.
  @ObservedProperty open var barButtonItem: UIBarButtonItem? { didSet { sourceDidChange() } }
  /// The view or bar button to which the popover points, in place of the properties above. The default is `nil`.
  @ObservedProperty open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { sourceDidChange() }
  }
  /// The directions in which the arrow may point. The default is any. Without any, the popover has no arrow and is in front
  /// of its source.
  @ObservedProperty open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { sourceDidChange() } }
  /// The direction in which the arrow points. `.unknown` while the popover is not shown.
  open var arrowDirection: UIPopoverArrowDirection { placement?.direction ?? .unknown }
  /// The views outside of the popover that receive touches while it is shown. The default is `nil`.
  @ObservedProperty open var passthroughViews: [UIView]? {
    didSet { surroundings.passthroughViews = passthroughViews ?? [] }
  }
  /// The colour of the bubble and its arrow. The default is `nil`: that of the controller's view.
  @ObservedProperty open var backgroundColor: UIColor? { didSet { bubble.color = backgroundColor } }
  /// Whether the popover may cover the rectangle to which it points, if there is too little room. The default is `false`.
  @ObservedProperty open var canOverlapSourceViewRect = false { didSet { sourceDidChange() } }
  /// The distances from the edges of the window's safe area, in points. The default is 10.
  open var popoverLayoutMargins = UIEdgeInsets(
    top: PopoverMetrics.margin, left: PopoverMetrics.margin, bottom: PopoverMetrics.margin, right: PopoverMetrics.margin
  ) { didSet { sourceDidChange() } }

  /// The sheet in which the controller is shown in a window of compact width. Configure it before the presentation.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  nonisolated deinit {}

  override func configuredController(adaptedTo style: UIModalPresentationStyle) -> UIPresentationController? {
    style == .pageSheet || style == .formSheet ? adaptiveSheetPresentationController : nil
  }

  open override var presentationStyle: UIModalPresentationStyle { .popover }
  override var compactStyle: UIModalPresentationStyle { .pageSheet }

  /// The bubble, which contains the view of the presented controller.
  open override var presentedView: UIView? {
    bubble.show(presentedViewController.view)
    return bubble
  }

  // MARK: Placing

  open override var frameOfPresentedViewInContainerView: CGRect {
    place()
    return placement?.frame ?? .zero
  }

  /// Finds the position for the present source, size and room.
  private func place() {
    guard let containerView else { return }
    // A source that has left the window leaves the popover where it is.
    guard let source = source(in: containerView) else { return }
    placedBounds = containerView.bounds
    let preferred = presentedViewController.preferredContentSize
    let size = CGSize(
      width: preferred.width > 0 ? preferred.width : PopoverMetrics.contentSize.width,
      height: preferred.height > 0 ? preferred.height : PopoverMetrics.contentSize.height)
    let area = containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins)
    let placement = PopoverPlacement(
      content: size, source: source, area: area, permitted: permittedArrowDirections,
      mayOverlap: canOverlapSourceViewRect)
    self.placement = placement
    bubble.place = placement
  }

  private func source(in containerView: UIView) -> CGRect? {
    if let item = sourceItem ?? barButtonItem { return item.frame(in: containerView) }
    guard let sourceView, sourceView.window != nil else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: containerView)
  }

  /// Moves the popover to another source, also in a transition, because programs may set the source after `present`.
  private func sourceDidChange() {
    guard let containerView, hasSource else { return }
    containerView.setNeedsLayout()
    guard !(presentation?.isAtRest ?? true), bubble.superview === containerView else { return }
    UIView.performWithoutAnimation { bubble.setPlacement(frameOfPresentedViewInContainerView) }
  }

  private var hasSource: Bool { sourceItem != nil || barButtonItem != nil || sourceView != nil }

  /// Fails if there is still no source after the program's callback that has called `present`.
  private func requireSourceSoon() {
    sourceCheck = Deadline.schedule(at: CACurrentMediaTime()) { [weak self] in
      guard let self, containerView != nil else { return }
      require(
        hasSource,
        "a popover has to point to something; set sourceView, barButtonItem or sourceItem of the controller's "
          + "popoverPresentationController when presenting \(presentedViewController)")
    }
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    UIView.performWithoutAnimation { surroundings.frame = containerView.bounds }
    containerView.window?.addLayoutFollower(self)
  }

  /// Moves the popover to its source, which other views have placed. In a transition, an animator may have put the popover
  /// elsewhere, so that it moves only if its source has.
  private func followSource() {
    guard let containerView, bubble.superview === containerView else { return }
    let isAtRest = presentation?.isAtRest ?? false
    if isAtRest, let placedBounds, placedBounds != containerView.bounds { askForPlace() }
    let old = placement
    let frame = frameOfPresentedViewInContainerView
    guard isAtRest || placement != old, bubble.placement != frame else { return }
    UIView.performWithoutAnimation { bubble.setPlacement(frame) }
  }

  /// Lets the delegate choose another source after the container has changed, if the source is a rectangle in a view.
  private func askForPlace() {
    guard sourceItem == nil, barButtonItem == nil, var view = sourceView,
      let delegate: any UIPopoverPresentationControllerDelegate = delegate
    else { return }
    var rect = sourceRect.isNull ? view.bounds : sourceRect
    let old = (rect, view)
    withUnsafeMutablePointer(to: &rect) { rect in
      withUnsafeMutablePointer(to: &view) { view in
        delegate.popoverPresentationController(self, willRepositionPopoverTo: rect, in: view)
      }
    }
    if view !== old.1 { sourceView = view }
    if rect != old.0 { sourceRect = rect }
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard presentation?.isAtRest ?? false else { return }
    UIView.animate(withDuration: PopoverMetrics.resizeDuration) { [self] in
      bubble.setPlacement(frameOfPresentedViewInContainerView)
      bubble.layoutIfNeeded()
    }
  }

  // MARK: Called by the system

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    delegate?.prepareForPopoverPresentation(self)
    requireSourceSoon()
    UIView.performWithoutAnimation {
      surroundings.frame = containerView.bounds
      containerView.insertSubview(surroundings, at: 0)
    }
    if surroundings.gestureRecognizers?.isEmpty ?? true {
      surroundings.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: UIPopoverPresentationController.outsideWasPressed))
    }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { close() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { close() }
  }

  private func close() {
    surroundings.removeFromSuperview()
    (placement, placedBounds) = (nil, nil)
  }

  override func makeStockAnimator(presenting: Bool) -> any StockAnimator {
    place()
    return GrowingAnimator(
      isPresenting: presenting, from: placement?.start ?? .identity, dimming: surroundings)
  }

  private func outsideWasPressed() { _ = presentedViewController.dismissByBackAction() }
}

extension UIPopoverPresentationController: LayoutFollower {
  package func layersWereLaidOut() { followSource() }
}

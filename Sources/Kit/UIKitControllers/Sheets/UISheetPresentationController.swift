// SPDX-License-Identifier: MIT
import Diagnostics

/// A presentation controller that shows a sheet, which the user can drag between heights and dismiss.
///
/// ```swift
/// @MainActor func showDetails(_ details: UIViewController, from page: UIViewController) {
///   if let sheet = details.sheetPresentationController {
///     sheet.detents = [.medium(), .large()]
///     sheet.prefersGrabberVisible = true
///   }
///   page.present(details, animated: true)
/// }
/// ```
///
/// In a window of compact width, below 600 points, the sheet is attached to the bottom edge and has the full width, as
/// on an iPhone. In a wide window it is a card in the middle, as on an iPad: a page sheet as high as the window, or a
/// form sheet of the controller's `preferredContentSize`. In a window that is compact in both dimensions, it covers the
/// window unless ``prefersEdgeAttachedInCompactHeight`` is `true`.
///
/// Two things differ from UIKit. A sheet with another detent than the large one is attached to the bottom edge in
/// wide windows too. The page behind is dimmed but not made smaller.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// The value that stands for the system's choice, as for ``preferredCornerRadius``. `nil` means the same here.
  public static let automaticDimension = CGFloat.greatestFiniteMagnitude

  /// The object that is notified of changes of the sheet. Held weakly.
  ///
  /// It is the presentation controller's delegate, with the type of a sheet's.
  @_nonoverride open var delegate: (any UISheetPresentationControllerDelegate)? {
    get { super.delegate as? any UISheetPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  private(set) lazy var sheetView = makeSheetView()
  private(set) lazy var motion = SheetMotion(sheet: self, view: sheetView)
  private lazy var interaction = SheetInteraction(sheet: self, motion: motion)
  let dimming = SheetDimmingView(frame: .zero)
  private(set) lazy var layout = makeLayout()
  private var conditions: SheetLayout.Conditions?
  /// The layout that was applied last.
  private var shownLayout: SheetLayout?
  private var isAnimatingChanges = false
  /// Whether the user, not the program, has started the dismissal, so that the delegate is informed of its end.
  var isUsersDismissal = false
  /// Whether the dismissal that is being started follows a drag.
  var isDismissalInteractive = false

  /// Creates a sheet presentation controller. Usually the system does, for a view controller's
  /// `sheetPresentationController`.
  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  nonisolated deinit {}

  // MARK: Configuration

  /// The view over which a card is centred in a wide window. The default is `nil`, the middle of the window.
  open weak var sourceView: UIView? {
    didSet { if sourceView !== oldValue { changed() } }
  }

  /// The heights at which the sheet rests, in any order. The default is the large detent.
  ///
  /// - Precondition: The array is not empty.
  @ObservedProperty open var detents: [Detent] = [.large()] {
    didSet {
      require(!detents.isEmpty, "a sheet needs a detent to rest at; give it one, or leave [.large()]")
      invalidateDetents()
    }
  }

  /// Computes the heights of custom detents again.
  open func invalidateDetents() {
    conditions = nil
    changed()
  }

  /// The name of the selected detent. The default is `nil`, the smallest detent.
  ///
  /// Setting it moves the sheet, with an animation inside ``animateChanges(_:)``.
  @ObservedProperty open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue, !isSelecting { changed() } }
  }

  /// Selects the detent that the user has chosen. The sheet is already moving there.
  func select(_ identifier: Detent.Identifier) {
    isSelecting = true
    selectedDetentIdentifier = identifier
    isSelecting = false
  }

  private var isSelecting = false

  /// The name of the largest detent at which the page behind is not dimmed and receives touches. The default is `nil`:
  /// it is always dimmed.
  @ObservedProperty open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { changed() } }
  }

  /// Whether a grabber is shown at the top of the sheet. The default is `false`. A click on it moves the sheet to the
  /// next detent.
  @ObservedProperty open var prefersGrabberVisible = false {
    didSet { if prefersGrabberVisible != oldValue { changed() } }
  }

  /// The radius of the corners in points. The default is `nil`, which means 12 points.
  @ObservedProperty open var preferredCornerRadius: CGFloat? {
    didSet { if preferredCornerRadius != oldValue { changed() } }
  }

  /// Whether scrolling up content that is at its top first moves the sheet to its largest detent. The default is
  /// `true`.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet is attached to the bottom edge in a window of compact height. The default is `false`.
  @ObservedProperty open var prefersEdgeAttachedInCompactHeight = false {
    didSet { if prefersEdgeAttachedInCompactHeight != oldValue { changed() } }
  }

  /// Whether a sheet at the bottom edge has the width of its controller's `preferredContentSize`. The default is
  /// `false`.
  @ObservedProperty open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { changed() } }
  }

  /// Whether a card has the size of a page rather than that of a form. The default is `true`. No effect in the style
  /// `.formSheet`.
  @ObservedProperty open var prefersPageSizing = true {
    didSet { if prefersPageSizing != oldValue { changed() } }
  }

  /// Animates the changes to the sheet's properties in a closure.
  open func animateChanges(_ changes: () -> Void) {
    let outer = isAnimatingChanges
    isAnimatingChanges = true
    changes()
    isAnimatingChanges = outer
    guard !outer, containerView != nil else { return }
    layOut(animated: true)
  }

  private func changed() {
    guard containerView != nil, !isAnimatingChanges else { return }
    layOut(animated: false)
  }

  // MARK: The presentation

  open override var presentationStyle: UIModalPresentationStyle {
    PresentationControllers.resolve(super.presentationStyle)
  }

  open override var presentedView: UIView? { sheetView }

  /// The frame at the selected detent.
  open override var frameOfPresentedViewInContainerView: CGRect {
    refreshLayout()
    return layout.frame(extent: restingExtent)
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    connect()
    interaction.isEnabled = true
    (containerView as? TransitionContainerView)?.passesTouches = true
    UIView.performWithoutAnimation {
      sheetView.takeContent()
      dimming.alpha = 1
      dimming.frame = containerView.bounds
      containerView.insertSubview(dimming, at: 0)
      layOut(animated: false)
    }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if completed { motionDidRest() } else { takeDown() }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    if !isDismissalInteractive { motion.abandonDrag() }
    // A sheet that is dismissed together with a controller that it presents has no animation of its own.
    if runningTransition == nil {
      UIView.animate(withDuration: SheetMetrics.vanishingDuration) { dimming.alpha = 0 }
    }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    let wasUsers = isUsersDismissal
    isUsersDismissal = false
    guard completed else {
      dimming.alpha = 1
      return motionDidRest()
    }
    takeDown()
    guard wasUsers else { return }
    presentation?.afterCallbacks { [self] in reportDismissal() }
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    layOut(animated: false)
  }

  /// The size of the presented controller is that of the sheet at its selected detent.
  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard parentSize == containerView?.bounds.size else { return parentSize }
    return frameOfPresentedViewInContainerView.size
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    changed()
  }

  override func makeStockAnimator(presenting: Bool) -> any StockAnimator {
    SheetAnimator(
      isPresenting: presenting, dissolves: UIAccessibility.isReduceMotionEnabled && !isDismissalInteractive,
      sheet: sheetView, dimming: dimming
    ) { [weak self] in self?.placeForTransition() }
  }

  /// Returns the system's animator of sheets, for a delegate to return.
  ///
  /// With it a delegate can combine the system animation with an interaction controller. UIKit has no counterpart. An
  /// animator serves one transition only.
  ///
  /// - Parameter presenting: `true` for the presentation, `false` for the dismissal.
  public final func animationController(presenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    makeStockAnimator(presenting: presenting)
  }

  private func takeDown() {
    motion.stop()
    interaction.isEnabled = false
    dimming.removeFromSuperview()
    sheetView.giveUpContent()
  }

  private func makeSheetView() -> SheetView {
    let view = SheetView(content: presentedViewController.view)
    view.mayDrag = { [weak self] in self?.canBeDragged ?? false }
    view.onGrabberPress = { [weak self] in self?.goToNextDetent() }
    return view
  }

  /// Attaches the gestures, if that has not been done yet.
  private func connect() {
    guard sheetView.nestedScrolling == nil else { return }
    sheetView.nestedScrolling = interaction
    interaction.attach(to: sheetView)
    dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.dimmingWasPressed))
  }

  // MARK: Layout

  /// The extent of the selected detent, in points.
  private var restingExtent: CGFloat { layout.stop(selectedDetentIdentifier).extent }

  /// Updates the layout from the container and the sheet's properties.
  private func layOut(animated: Bool) {
    guard let containerView else { return }
    sheetView.isGrabberVisible = prefersGrabberVisible
    sheetView.cornerRadius = cornerRadius
    UIView.performWithoutAnimation { dimming.frame = containerView.bounds }
    refreshLayout()
    defer { updateDimming(extent: sheetView.extent) }
    guard runningTransition == nil else {
      adaptToLayout()
      // The detent can change during the presentation, but not during the dismissal.
      if animated, !isDismissing, !motion.isDragging { motion.animate(to: restingExtent, velocity: 0) }
      return
    }
    placeSheet()
    if animated, !motion.isDragging {
      motion.animate(to: restingExtent, velocity: 0)
    } else {
      motion.retarget(to: restingExtent, scale: scale)
    }
    shownLayout = layout
  }

  /// Adapts the extent to another layout while a transition moves the sheet.
  private func adaptToLayout() {
    guard let old = shownLayout, old != layout, !motion.isDragging else { return }
    let wasAtRest = abs(sheetView.extent - old.stop(selectedDetentIdentifier).extent) < 0.5
    if motion.isAnimating, wasAtRest {
      motion.retarget(to: restingExtent, scale: scale)
    } else {
      motion.rest(at: wasAtRest ? restingExtent : max(sheetView.extent * scale, layout.smallestExtent))
    }
    shownLayout = layout
  }

  /// The height of the container, divided by its height at the previous layout.
  private var scale: CGFloat {
    guard let old = shownLayout?.container.height, old > 0 else { return 1 }
    return layout.container.height / old
  }

  private var cornerRadius: CGFloat {
    guard let radius = preferredCornerRadius, radius != Self.automaticDimension else {
      return SheetMetrics.cornerRadius
    }
    return max(radius, 0)
  }

  /// Gives the sheet the frame of its detent, unless a transition moves it.
  func placeSheet() {
    guard runningTransition == nil || sheetView.superview == nil else { return }
    UIView.performWithoutAnimation {
      sheetView.adopt(layout, rest: layout.frame(extent: restingExtent))
      sheetView.layoutIfNeeded()
    }
  }

  /// Called by the animator before it sets the sheet up.
  private func placeForTransition() {
    refreshLayout()
    adaptToLayout()
    shownLayout = layout
    sheetView.adopt(layout, rest: layout.frame(extent: restingExtent))
    if sheetView.extent == 0 { sheetView.extent = restingExtent }
    updateDimming(extent: sheetView.extent)
  }

  /// Called when nothing moves the sheet any more. Moves it to the selected detent, which may have changed in the meantime.
  func motionDidRest() {
    guard containerView != nil, !motion.isDragging, !motion.isAnimating, runningTransition == nil else { return }
    refreshLayout()
    placeSheet()
    motion.animate(to: restingExtent, velocity: 0)
  }

  func updateDimming(extent: CGFloat) {
    dimming.amount = layout.dimming(extent: extent, undimmed: largestUndimmedDetentIdentifier)
  }

  private func refreshLayout() {
    let current = makeConditions()
    guard conditions != current else { return }
    layout = makeLayout()
    conditions = current
  }
}

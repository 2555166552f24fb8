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
/// Three things differ from UIKit. A sheet with another detent than the large one is attached to the bottom edge in
/// wide windows too. The ``UIPresentationController/delegate`` has the type of the base class, and receives the calls
/// of ``UISheetPresentationControllerDelegate`` if it conforms to that. The page behind is dimmed but not made smaller.
@MainActor open class UISheetPresentationController: UIPresentationController {
  /// The value that stands for the system's choice, as for ``preferredCornerRadius``. `nil` means the same here.
  public static let automaticDimension = CGFloat.greatestFiniteMagnitude

  private(set) lazy var sheetView = makeSheetView()
  private(set) lazy var motion = SheetMotion(sheet: self, view: sheetView)
  private lazy var drag = SheetDrag(sheet: self, motion: motion)
  let dimming = SheetDimmingView(frame: .zero)
  private(set) lazy var layout = makeLayout()
  private var conditions: SheetLayout.Conditions?
  /// The layout that the sheet has its present place by.
  private var shownLayout: SheetLayout?
  private var isAnimatingChanges = false
  /// Whether the dismissal that runs is the user's, whose delegate is to hear of it.
  var isUsersDismissal = false
  /// Whether the dismissal that begins follows the hand, which is no motion of its own.
  var dismissesUnderHand = false

  /// Creates a sheet presentation controller. Usually the system does, for a view controller's
  /// `sheetPresentationController`.
  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  nonisolated deinit {}

  // MARK: What the sheet is to be like

  /// The view over which a card is centreed in a wide window. The default is `nil`, the middle of the window.
  open weak var sourceView: UIView? {
    didSet { if sourceView !== oldValue { changed() } }
  }

  /// The heights at which the sheet rests, in any order. The default is the large detent.
  ///
  /// - Precondition: The array is not empty.
  open var detents: [Detent] = [.large()] {
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

  /// The name of the detent at which the sheet is. The default is `nil`, the smallest detent.
  ///
  /// Setting it moves the sheet, with an animation inside ``animateChanges(_:)``.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue, !isSelecting { changed() } }
  }

  /// Takes over what the user has chosen, towards which the sheet is on its way already.
  func select(_ identifier: Detent.Identifier) {
    isSelecting = true
    selectedDetentIdentifier = identifier
    isSelecting = false
  }

  private var isSelecting = false

  /// The name of the largest detent at which the page behind is not dimmed and receives touches. The default is `nil`:
  /// it is always dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { changed() } }
  }

  /// Whether a grabber is shown at the top of the sheet. The default is `false`. A click on it moves the sheet to the
  /// next detent.
  open var prefersGrabberVisible = false {
    didSet { if prefersGrabberVisible != oldValue { changed() } }
  }

  /// The radius of the corners in points. The default is `nil`, which means 12 points.
  open var preferredCornerRadius: CGFloat? {
    didSet { if preferredCornerRadius != oldValue { changed() } }
  }

  /// Whether scrolling up content that is at its top first moves the sheet to its largest detent. The default is
  /// `true`.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet is attached to the bottom edge in a window of compact height. The default is `false`.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { if prefersEdgeAttachedInCompactHeight != oldValue { changed() } }
  }

  /// Whether a sheet at the bottom edge has the width of its controller's `preferredContentSize`. The default is
  /// `false`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { changed() } }
  }

  /// Whether a card has the size of a page rather than that of a form. The default is `true`. No effect in the style
  /// `.formSheet`.
  open var prefersPageSizing = true {
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

  /// The place of the selected detent.
  open override var frameOfPresentedViewInContainerView: CGRect {
    refreshLayout()
    return layout.frame(reach: restReach)
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    connect()
    drag.recognizer.isEnabled = true
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
    if !dismissesUnderHand { motion.loseHold() }
    // One that goes together with what is presented over it has no animation of its own.
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
    presentation?.afterCallbacks { [self] in delegate?.presentationControllerDidDismiss(self) }
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    layOut(animated: false)
  }

  /// The presented controller has the size of the sheet at its detent.
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
      isPresenting: presenting, dissolves: UIAccessibility.isReduceMotionEnabled && !dismissesUnderHand,
      sheet: sheetView, dimming: dimming
    ) { [weak self] in self?.placeForTransition() }
  }

  private func takeDown() {
    motion.drop()
    drag.recognizer.isEnabled = false
    dimming.removeFromSuperview()
    sheetView.giveUpContent()
  }

  private func makeSheetView() -> SheetView {
    let view = SheetView(content: presentedViewController.view)
    view.mayDrag = { [weak self] in self?.canBeDragged ?? false }
    view.onGrabberPress = { [weak self] in self?.goToNextDetent() }
    return view
  }

  /// Attaches the gestures, once.
  private func connect() {
    guard sheetView.scrollTaker == nil else { return }
    sheetView.scrollTaker = drag
    sheetView.addGestureRecognizer(drag.recognizer)
    dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.dimmingWasPressed))
  }

  // MARK: Layout

  /// How far the sheet reaches up where it rests, in points.
  private var restReach: CGFloat { layout.stop(selectedDetentIdentifier).reach }

  /// Brings all in line with the container and the sheet's properties.
  private func layOut(animated: Bool) {
    guard let containerView else { return }
    sheetView.isGrabberVisible = prefersGrabberVisible
    sheetView.cornerRadius = cornerRadius
    UIView.performWithoutAnimation { dimming.frame = containerView.bounds }
    refreshLayout()
    defer { updateDimming(reach: sheetView.reach) }
    guard runningTransition == nil else {
      adaptToLayout()
      // On its way in the sheet changes its detent besides; on its way out it has none.
      if animated, !isDismissing, !motion.isHeld { motion.fly(to: restReach, velocity: 0) }
      return
    }
    placeSheet()
    if animated, !motion.isHeld {
      motion.fly(to: restReach, velocity: 0)
    } else {
      motion.retarget(to: restReach, scale: scale)
    }
    shownLayout = layout
  }

  /// Takes another layout over while a transition moves the sheet, which may have left its detent for that.
  private func adaptToLayout() {
    guard let old = shownLayout, old != layout, !motion.isHeld else { return }
    let wasAtRest = abs(sheetView.reach - old.stop(selectedDetentIdentifier).reach) < 0.5
    if motion.isFlying, wasAtRest {
      motion.retarget(to: restReach, scale: scale)
    } else {
      motion.rest(at: wasAtRest ? restReach : max(sheetView.reach * scale, layout.smallestReach))
    }
    shownLayout = layout
  }

  /// How much higher the container is than it was.
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

  /// Gives the sheet the place that it rests at, unless a transition moves it from the old one.
  func placeSheet() {
    guard runningTransition == nil || sheetView.superview == nil else { return }
    UIView.performWithoutAnimation {
      sheetView.adopt(layout, rest: layout.frame(reach: restReach))
      sheetView.layoutIfNeeded()
    }
  }

  /// For the animator, which is about to set the sheet up.
  private func placeForTransition() {
    refreshLayout()
    adaptToLayout()
    shownLayout = layout
    sheetView.adopt(layout, rest: layout.frame(reach: restReach))
    if sheetView.reach == 0 { sheetView.reach = restReach }
    updateDimming(reach: sheetView.reach)
  }

  /// Nothing moves the sheet any more. Where it has got another detent meanwhile, it goes there.
  func motionDidRest() {
    guard containerView != nil, !motion.isHeld, !motion.isFlying, runningTransition == nil else { return }
    refreshLayout()
    placeSheet()
    motion.fly(to: restReach, velocity: 0)
  }

  func updateDimming(reach: CGFloat) {
    dimming.amount = layout.dimming(reach: reach, undimmed: largestUndimmedDetentIdentifier)
  }

  private func refreshLayout() {
    let current = makeConditions()
    guard conditions != current else { return }
    layout = makeLayout()
    conditions = current
  }
}

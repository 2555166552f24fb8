// SPDX-License-Identifier: MIT
import Diagnostics
@_spi(Framework) import UIKitCore

/// A view that shows a part of larger content and lets the user move it.
///
/// The subviews are the content, and the origin of the bounds is the ``contentOffset``. The mouse drags the content as
/// a finger does; wheels, touchpads, keys and the indicators scroll it. A movement in progress can be stopped,
/// accelerated or redirected at any time.
///
/// ```swift
/// @MainActor func show(_ picture: UIView, in page: UIView) {
///   let scrollView = UIScrollView(frame: page.bounds)
///   scrollView.addSubview(picture)
///   scrollView.contentSize = picture.bounds.size
///   page.addSubview(scrollView)
/// }
/// ```
///
/// See ``UIScrollViewDelegate`` for the order of its calls.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// The object that is told about scrolling and zooming. Held weakly.
  open var delegate: (any UIScrollViewDelegate)? {
    get { heldDelegate }
    set { observed { heldDelegate = newValue } }
  }
  /// The stored delegate. `delegate` itself is not `weak`, because a collection view could not override a weak property
  /// with a narrower type.
  private weak var heldDelegate: (any UIScrollViewDelegate)?

  private(set) lazy var engine = ScrollEngine(view: self)
  private(set) lazy var indicators = ScrollIndicators(view: self)
  private lazy var interaction = ScrollInteraction(view: self)
  let pan = ScrollPan()
  let contentTouchRecognizer = ContentTouchRecognizer()
  let zoom = ScrollZoom()
  /// The insets that were last reported to the delegate, and the offset at which the content started with them.
  private var known = (insets: UIEdgeInsets.zero, start: CGPoint.zero)
  /// The part of the bar above that scrolling hides, or `nil`.
  package var collapsingHeader: CollapsingHeader?
  /// Called when the distance of the content's end may have changed, by the object that is told.
  package var endFollowers: [ObjectIdentifier: () -> Void] = [:]

  /// Creates a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a scroll view without content. There are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  @_spi(Framework) open override class var drawsNothing: Bool { self == UIScrollView.self || super.drawsNothing }

  private func setUp() {
    clipsToBounds = true
    let (bar, hover) = (IndicatorDrag(), UIHoverGestureRecognizer())
    bar.addTarget(indicators, action: ScrollIndicators.drag)
    hover.addTarget(indicators, action: ScrollIndicators.hover)
    pan.addTarget(interaction, action: ScrollInteraction.drag)
    zoom.attach(to: self)
    for recognizer in [bar, pan, zoom.pinch, contentTouchRecognizer, hover] { addGestureRecognizer(recognizer) }
  }

  @_spi(Framework) open override class func observableKeyPath(named name: String) -> AnyKeyPath? {
    switch name {
    case "contentOffset": \UIScrollView.contentOffset
    case "contentSize": \UIScrollView.contentSize
    case "delegate": \UIScrollView.delegate
    default: super.observableKeyPath(named: name)
    }
  }

  // MARK: Geometry

  /// The point of the content at the upper-left corner of the view, in points.
  ///
  /// Setting it scrolls immediately. A drag or deceleration in progress continues from there, which allows endless
  /// content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The size of the content in points. The default is zero. If the content ends before the offset, the offset follows.
  @ObservedProperty open var contentSize = CGSize.zero {
    willSet { willChangeObserved() }
    didSet {
      if contentSize != oldValue { extentDidChange() }
      didChangeObserved()
    }
  }

  /// The space around the content in points. The default is zero. Content that is scrolled to its start remains there.
  @ObservedProperty open var contentInset = UIEdgeInsets.zero {
    willSet { willChangeObserved() }
    didSet {
      if contentInset != oldValue { extentDidChange() }
      didChangeObserved()
    }
  }

  /// The sides on which the safe area is added to the content inset. The default is `.automatic`.
  @ObservedProperty open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { extentDidChange() } }
  }

  /// Called when ``UIScrollView/adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Scrolls to an offset, which may lie beyond the content. Other scrolling ends.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, window != nil else {
      engine.halt()
      self.contentOffset = contentOffset
      return
    }
    if contentOffset != self.contentOffset || engine.motion.animation != nil { engine.animate(to: contentOffset) }
  }

  /// Scrolls as far as necessary to show a rectangle of the content, in points.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let goal = offset(showing: rect)
    if goal != contentOffset { setContentOffset(goal, animated: animated) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      observed {
        super.bounds = newValue
        geometryDidChange(from: old)
      }
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds
      observed {
        super.frame = newValue
        geometryDidChange(from: old)
      }
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    // A header that collapses with the content changes the insets, but not the range of the offset.
    if collapsingHeader != nil, offsetRange.minimum == known.start { insetsDidChange() } else { extentDidChange() }
  }

  /// The safe area of the content excludes the part that the inset covers. Content that scrolls under a bar is
  /// therefore not laid out again.
  @_spi(Framework) open override var subviewSafeAreaInsets: UIEdgeInsets {
    let taken = safeAreaPart
    return UIEdgeInsets(
      top: safeAreaInsets.top - taken.top, left: safeAreaInsets.left - taken.left,
      bottom: safeAreaInsets.bottom - taken.bottom, right: safeAreaInsets.right - taken.right)
  }

  private func geometryDidChange(from old: CGRect) {
    let new = bounds
    if new.size != old.size { extentDidChange() }
    if new.origin != old.origin {
      collapsingHeader?.didScroll?()
      noteEnd()
    }
    if new != old { refreshControl?.scrollViewDidMove() }
    guard new.origin != old.origin else { return }
    engine.offsetDidChange()
    indicators.update()
    delegate?.scrollViewDidScroll(self)
  }

  /// Adapts the offset to a new size, content size or inset. Content that was scrolled to its start remains there, and
  /// other content stays within its range.
  private func extentDidChange() {
    let (old, new) = (known.start, offsetRange.minimum)
    known.start = new
    var offset = contentOffset
    if offset.x == old.x { offset.x = new.x }
    if offset.y == old.y { offset.y = new.y }
    if followsStart, engine.motion.isIdle, offset != contentOffset { contentOffset = offset }
    engine.rangeDidChange()
    insetsDidChange()
    noteEnd()
  }

  private func noteEnd() { for follow in endFollowers.values { follow() } }

  /// Whether content that is scrolled to its start remains there when the insets change.
  @_spi(Framework) open var followsStart: Bool { true }

  private func insetsDidChange() {
    indicators.update()
    guard known.insets != adjustedContentInset else { return }
    known.insets = adjustedContentInset
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    indicators.raise()
  }

  /// Called when the motion of the engine has changed.
  @_spi(Framework) open func motionDidChange() {
    if engine.motion.isIdle { indicators.hideLater() } else { indicators.show() }
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { engine.leave() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    indicators.updateColors()
  }

  // MARK: Behaviour

  /// Whether the user can scroll. The default is `true`.
  @ObservedProperty open var isScrollEnabled = true {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      pan.isEnabled = isScrollEnabled
      if !isScrollEnabled { engine.halt() }
    }
  }

  /// Whether the content can be moved beyond its end, to which it then returns. The default is `true`.
  open var bounces = true

  /// Whether content that fits into the view can be moved vertically. The default is `false`.
  @ObservedProperty open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { extentDidChange() } }
  }

  /// Whether content that fits into the view can be moved horizontally. The default is `false`.
  @ObservedProperty open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { extentDidChange() } }
  }

  /// Whether the content scrolls to the top when the user asks for it. The default is `true`.
  ///
  /// On iOS, that is a tap on the status bar, which a desktop does not have. Here it is a click on a part of the navigation
  /// bar that does nothing else, for the scroll view that the bar follows, and, as on iOS, a click on the selected tab. The
  /// key Home scrolls to the top without asking.
  open var scrollsToTop = true

  /// Scrolls to the top because the user asks for it, if the program lets it.
  package final func scrollToTop() {
    guard scrollsToTop, isScrollEnabled, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let top = CGPoint(x: contentOffset.x, y: offsetRange.minimum.y)
    if contentOffset == top { delegate?.scrollViewDidScrollToTop(self) } else { engine.scrollToTop(top) }
  }

  /// How a drag hides the on-screen keyboard. The default is `.none`. No effect: a desktop has a physical keyboard, and drags
  /// leave ``UIResponder/inputView`` and ``UIResponder/inputAccessoryView`` in place.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether scrolling ends at multiples of the view's size. The default is `false`.
  open var isPagingEnabled = false
  /// Whether a drag along one axis scrolls only along that axis. The default is `false`.
  open var isDirectionalLockEnabled = false

  /// The fraction of its velocity that scrolling keeps per millisecond. The default is `.normal`. Values that do not lie
  /// between 0 and 1 count as 0.001 or 0.9999.
  @ObservedProperty open var decelerationRate = DecelerationRate.normal {
    didSet {
      let rate = decelerationRate.rawValue
      guard !expect(rate > 0 && rate < 1, "UIScrollView.decelerationRate is \(rate); it must lie between 0 and 1")
      else { return }
      decelerationRate = DecelerationRate(rawValue: rate > 0 ? 0.9999 : 0.001)
    }
  }

  /// Whether a horizontal drag that this content cannot follow scrolls the enclosing scroll view. The default is
  /// `true`.
  open var transfersHorizontalScrollingToParent = true
  /// Whether a vertical drag that this content cannot follow scrolls the enclosing scroll view. The default is `true`.
  open var transfersVerticalScrollingToParent = true

  /// Returns the offset at which released content stops, before the delegate is asked. `velocity` is in points per
  /// second.
  @_spi(Framework) open func restingOffset(proposed: CGPoint, velocity: CGVector) -> CGPoint { proposed }

  // MARK: State

  /// Whether a finger or the mouse button is down on the content, or has just been lifted and the delegate is asked where
  /// the content should stop.
  open var isTracking: Bool { engine.isReleasing || pan.recognition.touches.contains { $0.isActive && $0.isContact } }

  /// Whether the user moves the content, also with a wheel.
  open var isDragging: Bool { engine.motion.isDragging || engine.motion.isWheeling }

  /// Whether the content continues to move after a drag.
  open var isDecelerating: Bool { engine.motion.isDecelerating }

  /// Whether the content is moved by an animation, not by a drag.
  var isInMotion: Bool { engine.motion.animation != nil }

  /// Whether scrolling that the program requested is in progress.
  open var isScrollAnimating: Bool { engine.target != nil }

  /// The offset to which a movement that the program has started leads, or nil if there is none.
  package final var scrollTarget: CGPoint? { engine.target }

  /// Leads a movement that the program has started to another offset, because content has moved.
  package final func retargetScrolling(to offset: CGPoint) { engine.retarget(to: offset) }

  /// Called before a movement to an offset starts.
  @_spi(Framework) open func scrollingWillStart() {}

  /// Called before a movement ends. The movement continues if this changes its target.
  @_spi(Framework) open func scrollingWillArrive() {}

  // MARK: Indicators

  /// Whether the vertical indicator is shown during scrolling. The default is `true`.
  @ObservedProperty open var showsVerticalScrollIndicator = true { didSet { indicators.update() } }

  /// Whether the horizontal indicator is shown during scrolling. The default is `true`.
  @ObservedProperty open var showsHorizontalScrollIndicator = true { didSet { indicators.update() } }

  /// The colour of the indicators. The default is `.default`.
  @ObservedProperty open var indicatorStyle = IndicatorStyle.default { didSet { indicators.updateColors() } }

  /// The distances of the vertical indicator from the edges, in points. The default is zero.
  @ObservedProperty open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators.update() } }

  /// The distances of the horizontal indicator from the edges, in points. The default is zero.
  @ObservedProperty open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators.update() } }

  /// Whether the safe area is added to the insets of the indicators. The default is `true`.
  @ObservedProperty open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicators.update() } }

  /// The control above the content that is pulled down to load the content again. The default is `nil`.
  @ObservedProperty open var refreshControl: UIRefreshControl? {
    didSet { if refreshControl !== oldValue { refreshControlDidChange(from: oldValue) } }
  }

  // MARK: Zoom

  /// The smallest zoom scale. The default is 1.
  open var minimumZoomScale: CGFloat = 1
  /// The largest zoom scale. The default is 1. Zooming requires that it is larger than ``minimumZoomScale``.
  open var maximumZoomScale: CGFloat = 1
  /// Whether a pinch can exceed the limits, to which the zoom returns. The default is `true`.
  open var bouncesZoom = true

  // MARK: Touches

  /// The recognizer of the drag that scrolls.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// The recognizer of the pinch that zooms, or `nil` if nothing can be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? zoom.pinch : nil }

  /// Whether the content receives a touch only when it is certain that it is not a drag. The default is `true`.
  open var delaysContentTouches = true
  /// Whether a drag can take over a touch that the content has received. The default is `true`.
  open var canCancelContentTouches = true

  /// Returns whether the content receives touches. The default is `true`.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Returns whether a drag can take over touches of a view in the content. The default is `true` for all views except
  /// controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === pan { return mayBegin(pan) }
    if gestureRecognizer === zoom.pinch { return canZoom }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Keys

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: scroll) { super.pressesBegan(presses, with: event) }
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: scroll) { super.pressesChanged(presses, with: event) }
  }

  /// The insets in effect, in points: `contentInset` and the safe area that ``contentInsetAdjustmentBehavior`` adds.
  open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaPart }

  /// Shows the indicators for a short time.
  open func flashScrollIndicators() { indicators.flash() }

  /// The distances of both indicators from the edges, in points. The getter returns those of the vertical indicator.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { setScrollIndicatorInsets(newValue) }
  }

  // MARK: Zooming

  /// The scale of the delegate's `viewForZooming(in:)`, or 1 if there is none. The setter keeps the centre of the
  /// visible part.
  open var zoomScale: CGFloat {
    get { zoomedView.map { CGFloat($0.transform3D.m11) } ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms to a scale, limited by ``minimumZoomScale`` and ``maximumZoomScale``.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { scaleContent(to: scale, animated: animated) }

  /// Zooms so that a rectangle fits into the view.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the coordinates of the zoomed view.
  ///   - animated: Whether to animate.
  open func zoom(to rect: CGRect, animated: Bool) { zoomIn(to: rect, animated: animated) }

  /// Whether a pinch is in progress, or the zoom returns to a limit after one.
  open var isZooming: Bool { zoom.phase == .pinching || zoom.phase == .bouncing }

  /// Whether the zoom returns to a limit.
  open var isZoomBouncing: Bool { zoom.phase == .bouncing }

  /// Whether a zoom that the program requested is in progress.
  open var isZoomAnimating: Bool { zoom.phase == .animating }

  /// Stops scrolling and zooming that continues on its own.
  open func stopScrollingAndZooming() { engine.halt() }
}

// SPDX-License-Identifier: MIT
import Diagnostics

/// Shows a part of content that is larger than the view, and lets the user move it.
///
/// The subviews are the content; the origin of the bounds is the ``contentOffset``. A mouse drags the content as a
/// finger does; wheels, touchpads and keys scroll it, and so does dragging an indicator. A movement under way can be
/// caught, thrown on and redirected at any moment.
///
///     let scroll = UIScrollView(frame: view.bounds)
///     scroll.addSubview(picture)
///     scroll.contentSize = picture.bounds.size
///
/// See also: ``UIScrollViewDelegate``, for the order of calls.
@MainActor
open class UIScrollView: UIView {
  package weak var scrollDelegate: (any UIScrollViewDelegate)?
  private(set) lazy var engine = ScrollEngine(view: self)
  private(set) lazy var indicators = ScrollIndicators(view: self)
  private lazy var hand = ScrollHand(view: self)
  let pan = ScrollPan()
  let touchGate = TouchGate()
  let zoom = ScrollZoom()
  /// As they were when the delegate was last told.
  private var knownInsets = UIEdgeInsets.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  package override class var drawsNothing: Bool { self == UIScrollView.self || super.drawsNothing }

  private func setUp() {
    clipsToBounds = true
    let (bar, hover) = (IndicatorDrag(), UIHoverGestureRecognizer())
    bar.addTarget(indicators, action: ScrollIndicators.drag)
    hover.addTarget(indicators, action: ScrollIndicators.hover)
    pan.addTarget(hand, action: ScrollHand.drag)
    zoom.attach(to: self)
    for recognizer in [bar, pan, zoom.pinch, touchGate, hover] { addGestureRecognizer(recognizer) }
  }

  // MARK: Geometry

  /// The point of the content that lies in the view's upper left corner.
  ///
  /// Setting it scrolls there at once. A drag or a deceleration goes on from there, so that a content can be put back
  /// into its middle while it moves.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The content's size. Where it no longer reaches to the offset, the offset follows.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { extentDidChange() } }
  }

  /// Space around the content. A content that stands at its beginning stays there.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { extentDidChange() } }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { extentDidChange() } }
  }

  /// Called after ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Scrolls to an offset, which may lie beyond the content. What moves by itself ends, and the delegate hears of it.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, window != nil else {
      engine.halt()
      self.contentOffset = contentOffset
      return
    }
    if contentOffset != self.contentOffset || engine.motion.flight != nil { engine.animate(to: contentOffset) }
  }

  /// Scrolls as little as shows a rectangle of the content; not at all where it shows.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let goal = offset(showing: rect)
    if goal != contentOffset { setContentOffset(goal, animated: animated) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      geometryDidChange(from: old)
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds
      super.frame = newValue
      geometryDidChange(from: old)
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    extentDidChange()
  }

  /// The content lies clear of what the inset takes over. So a content that scrolls under a bar is not laid out anew.
  package override var subviewSafeAreaInsets: UIEdgeInsets {
    let taken = safeAreaPart
    return UIEdgeInsets(
      top: safeAreaInsets.top - taken.top, left: safeAreaInsets.left - taken.left,
      bottom: safeAreaInsets.bottom - taken.bottom, right: safeAreaInsets.right - taken.right)
  }

  private func geometryDidChange(from old: CGRect) {
    let new = bounds
    if new.size != old.size { extentDidChange() }
    guard new.origin != old.origin else { return }
    engine.offsetDidChange()
    indicators.update()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// Takes over a new size, content size or inset: the offset stays within its range, and at its beginning.
  private func extentDidChange() {
    let (old, new) = (knownInsets, adjustedContentInset)
    knownInsets = new
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -new.left }
    if offset.y == -old.top { offset.y = -new.top }
    if engine.motion.isIdle, offset != contentOffset { contentOffset = offset }
    engine.rangeDidChange()
    indicators.update()
    guard old != new else { return }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    indicators.raise()
  }

  /// The engine has taken up another motion.
  func motionDidChange() {
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

  open var isScrollEnabled = true {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      pan.isEnabled = isScrollEnabled
      if !isScrollEnabled { engine.halt() }
    }
  }

  /// Whether the content can be moved beyond its ends, and comes back.
  open var bounces = true

  /// Whether it bounces although there is nothing to scroll.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { extentDidChange() } }
  }
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { extentDidChange() } }
  }

  /// Whether it comes to rest on whole multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether a drag that begins along one axis keeps to it.
  open var isDirectionalLockEnabled = false
  /// What a content keeps of its velocity in a millisecond.
  open var decelerationRate = DecelerationRate.normal {
    willSet {
      require(
        newValue.rawValue > 0 && newValue.rawValue < 1,
        "UIScrollView.decelerationRate: must lie between 0 and 1, as .normal does, or nothing would come to rest")
    }
  }

  /// Whether a drag that this content cannot follow goes on in the scroll view around it.
  open var transfersHorizontalScrollingToParent = true
  open var transfersVerticalScrollingToParent = true

  /// Where a thrown content shall rest, before the delegate is asked. `velocity` is in points per second.
  package func restingOffset(proposed: CGPoint, velocity: CGVector) -> CGPoint { proposed }

  // MARK: State

  /// A finger or the mouse's button is down on the content.
  open var isTracking: Bool { pan.progress.touches.contains { $0.isActive && $0.isContact } }
  /// The content follows a hand. Also while a wheel turns.
  open var isDragging: Bool { engine.motion.isDragging || engine.motion.isWheeling }
  /// The content moves on after a drag.
  open var isDecelerating: Bool { engine.motion.isDecelerating }
  /// The content is on its way to where the program asked for.
  open var isScrollAnimating: Bool { if case .animating = engine.motion { true } else { false } }

  // MARK: Indicators

  open var showsVerticalScrollIndicator = true { didSet { indicators.update() } }
  open var showsHorizontalScrollIndicator = true { didSet { indicators.update() } }
  open var indicatorStyle = IndicatorStyle.default { didSet { indicators.updateColors() } }
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators.update() } }
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators.update() } }
  /// Whether the safe area adds to the indicators' insets.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicators.update() } }

  // MARK: Zoom

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  /// Whether a pinch leads past the limits, and comes back.
  open var bouncesZoom = true

  // MARK: Touches

  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// nil where nothing can be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? zoom.pinch : nil }

  /// Whether touches reach the content only when it is clear that no drag comes of them.
  open var delaysContentTouches = true
  /// Whether a drag may take away a touch that the content already has.
  open var canCancelContentTouches = true

  /// Whether the content gets touches that have begun. true in the base class.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether a drag may take touches from a view of the content. In the base class, from all that are no controls.
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
}

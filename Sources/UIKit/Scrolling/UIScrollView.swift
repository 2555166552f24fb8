// SPDX-License-Identifier: MIT

/// Shows a part of content that is larger than the view, and lets the user move it.
///
/// The subviews are the content; the origin of the bounds is the ``contentOffset``. A mouse drags the content as a
/// finger does; wheels, touchpads and keys scroll it.
@MainActor
open class UIScrollView: UIView {
  package weak var scrollDelegate: (any UIScrollViewDelegate)?
  private lazy var engine = ScrollEngine(view: self)
  /// As they were when the delegate was last told.
  private var knownInsets = UIEdgeInsets.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  nonisolated deinit {}

  package override class var drawsNothing: Bool { self == UIScrollView.self || super.drawsNothing }

  // MARK: Geometry

  /// The point of the content that lies in the view's upper left corner. Setting it scrolls there at once.
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

  /// Scrolls to an offset, which may lie beyond the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, window != nil else {
      engine.stop()
      self.contentOffset = contentOffset
      return
    }
    engine.animate(to: contentOffset)
  }

  /// Scrolls as little as shows a rectangle of the content; not at all where it shows.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    let visible = bounds.inset(by: insets)
    func start(_ low: CGFloat, _ high: CGFloat, _ visibleLow: CGFloat, _ visibleHigh: CGFloat) -> CGFloat {
      if high - low > visibleHigh - visibleLow || low < visibleLow { return low - visibleLow }
      return max(high - visibleHigh, 0)
    }
    let offset = CGPoint(
      x: contentOffset.x + start(rect.minX, rect.maxX, visible.minX, visible.maxX),
      y: contentOffset.y + start(rect.minY, rect.maxY, visible.minY, visible.maxY))
    let goal = clamped(offset)
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

  private func geometryDidChange(from old: CGRect) {
    if bounds.size != old.size { extentDidChange() }
    if bounds.origin != old.origin { scrollDelegate?.scrollViewDidScroll(self) }
  }

  /// Takes over a new size, content size or inset: the offset stays within its range, and at its beginning.
  private func extentDidChange() {
    let (old, new) = (knownInsets, adjustedContentInset)
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -new.left }
    if offset.y == -old.top { offset.y = -new.top }
    knownInsets = new
    if engine.motion.flight == nil { offset = clamped(offset) }
    if offset != contentOffset { contentOffset = offset }
    guard old != new else { return }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  // MARK: Behaviour

  /// Whether the content can be moved beyond its ends, and comes back.
  open var bounces = true
  /// Whether it bounces although there is nothing to scroll.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { extentDidChange() } }
  }
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { extentDidChange() } }
  }
}

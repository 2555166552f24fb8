// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitControls

/// The scroll view of a page view controller. It reports its movement to the `PageScroller`, so that its delegate belongs
/// to the program.
final class PageScrollView: UIScrollView {
  var onScroll: (() -> Void)?
  var onRest: (() -> Void)?
  var onLayout: (() -> Void)?
  /// Called before a drag begins, so that the neighbours of the page are known.
  var willDrag: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { onScroll?() } }
  }

  override func motionDidChange() {
    super.motionDidChange()
    if isAtRest { onRest?() }
  }

  var isAtRest: Bool { !isDragging && !isDecelerating && !isScrollAnimating }

  /// The range of the offset changes with the pages that are known, but the pages stay.
  override var followsStart: Bool { false }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === panGestureRecognizer { willDrag?() }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

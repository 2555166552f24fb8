// SPDX-License-Identifier: MIT

/// The drags that move a sheet: drags of the sheet itself, and the part of drags that scroll views inside do not use
/// for scrolling.
final class SheetInteraction {
  private weak var sheet: UISheetPresentationController?
  private let motion: SheetMotion
  private lazy var recognizer = SheetPan(target: self, action: SheetInteraction.drag)
  /// The press that catches the sheet while it moves.
  private lazy var press = CatchRecognizer(target: self, action: SheetInteraction.drag)
  /// The translation of the pan at its last report.
  private var translation = CGPoint.zero

  init(sheet: UISheetPresentationController, motion: SheetMotion) {
    self.sheet = sheet
    self.motion = motion
  }

  nonisolated deinit {}

  func attach(to view: UIView) {
    press.maximumNumberOfTouches = 1
    press.isWanted = { [weak self] _ in self?.isMoving ?? false }
    for recognizer in [recognizer, press] { view.addGestureRecognizer(recognizer) }
  }

  var isEnabled: Bool {
    get { recognizer.isEnabled }
    set { for recognizer in [recognizer, press] { recognizer.isEnabled = newValue } }
  }

  /// Whether the sheet moves by itself, so that a press can hold it.
  private var isMoving: Bool {
    guard let sheet, sheet.canBeDragged, !motion.isDragging else { return false }
    return motion.isAnimating || sheet.runningTransition != nil
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    guard sheet != nil else { return }
    switch pan.state {
    case .began:
      motion.beginDrag()
      translation = .zero
      update(pan)
    case .changed: update(pan)
    case .ended:
      update(pan)
      motion.tracker.end(velocity: SwipeMovement(pan.velocity(in: nil)))
    case .cancelled, .failed: motion.tracker.cancel()
    case .possible: break
    }
  }

  /// Adds the movement of the pan since its last report. It is relative because a scroll view may move the sheet at the
  /// same time.
  private func update(_ pan: UIPanGestureRecognizer) {
    let before = translation
    translation = pan.translation(in: nil)
    motion.tracker.update(by: CGVector(dx: translation.x - before.x, dy: translation.y - before.y))
  }
}

extension SheetInteraction: NestedScrolling {
  /// Returns the part of a scroll view's movement that the sheet consumes.
  ///
  /// Downward, the sheet consumes the movement that remains when the content has reached its top. Upward, it consumes the
  /// movement up to the extent at which the content begins to scroll.
  func consume(_ delta: CGVector, of scrollView: UIScrollView) -> CGVector {
    guard let sheet, sheet.canBeDragged else { return .zero }
    // A drag stops an animated sheet before it moves anything.
    if motion.isAnimating || sheet.runningTransition != nil { motion.beginDrag() }
    let distance =
      delta.dy > 0 ? beyondTop(delta.dy, of: scrollView) : expansion(of: sheet, by: delta.dy, of: scrollView)
    guard distance != 0 else { return .zero }
    motion.beginDrag()
    motion.tracker.update(by: CGVector(dx: 0, dy: distance))
    return CGVector(dx: 0, dy: distance)
  }

  func endDrag(of scrollView: UIScrollView, velocity: CGVector) -> Bool {
    guard let sheet, motion.isDragging else { return false }
    let isAtDetent = sheet.layout.stops.contains { abs($0.extent - motion.shownExtent) < Self.tolerance }
    if isAtDetent, velocity.dy < 0 || distanceFromTop(of: scrollView) > Self.tolerance, !sheet.isDismissing {
      motion.endDragAtDetent()
      return false
    }
    motion.tracker.end(velocity: SwipeMovement(translation: velocity))
    return true
  }

  /// The difference in points below which two positions count as equal.
  private static let tolerance: CGFloat = 0.5

  private func distanceFromTop(of scrollView: UIScrollView) -> CGFloat {
    scrollView.contentOffset.y + scrollView.adjustedContentInset.top
  }

  private func beyondTop(_ distance: CGFloat, of scrollView: UIScrollView) -> CGFloat {
    max(distance - max(distanceFromTop(of: scrollView), 0), 0)
  }

  private func expansion(
    of sheet: UISheetPresentationController, by distance: CGFloat, of scrollView: UIScrollView
  ) -> CGFloat {
    guard distanceFromTop(of: scrollView) < Self.tolerance else { return 0 }
    let layout = sheet.layout
    let selected = layout.stop(sheet.selectedDetentIdentifier).extent
    let limit = sheet.prefersScrollingExpandsWhenScrolledToEdge ? layout.largestExtent : selected
    return -min(max(limit - motion.shownExtent, 0), -distance)
  }
}

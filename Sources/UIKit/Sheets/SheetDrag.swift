// SPDX-License-Identifier: MIT

/// The drags that move a sheet: the one of the sheet itself, and those of scroll views inside, which hand it the part
/// that they have no use for.
final class SheetDrag {
  private weak var sheet: UISheetPresentationController?
  private let motion: SheetMotion
  private(set) lazy var recognizer = SheetPan(target: self, action: SheetDrag.drag)
  /// How far the drag had come when it was last looked at, in points.
  private var travelled: CGFloat = 0

  init(sheet: UISheetPresentationController, motion: SheetMotion) {
    self.sheet = sheet
    self.motion = motion
  }

  nonisolated deinit {}

  private func drag(_ recognizer: SheetPan) {
    guard sheet != nil else { return }
    switch recognizer.state {
    case .began:
      motion.hold()
      travelled = 0
      follow()
    case .changed: follow()
    case .ended:
      follow()
      motion.release(velocity: -recognizer.velocity(in: nil).y)
    case .cancelled, .failed: motion.cancel()
    case .possible: break
    }
  }

  private func follow() {
    let distance = recognizer.translation(in: nil).y
    motion.move(by: distance - travelled)
    travelled = distance
  }
}

extension SheetDrag: SheetScrolling {
  /// Down, the sheet takes what is left when the content is at its top; up, what it takes to get to where the content
  /// begins to scroll.
  func take(_ delta: CGVector, from scrollView: UIScrollView) -> CGVector {
    guard let sheet, sheet.canBeDragged else { return .zero }
    // The drag's beginning catches a moving sheet, before it has moved anything itself.
    if motion.isFlying || sheet.runningTransition != nil { motion.hold() }
    let distance =
      delta.dy > 0 ? leftOver(of: delta.dy, from: scrollView) : expansion(of: sheet, by: delta.dy, from: scrollView)
    guard distance != 0 else { return .zero }
    motion.hold()
    motion.move(by: distance)
    return CGVector(dx: 0, dy: distance)
  }

  func release(_ velocity: CGVector, from scrollView: UIScrollView) -> Bool {
    guard let sheet, motion.isHeld else { return false }
    let isThere = sheet.layout.stops.contains { abs($0.reach - motion.shownReach) < Self.nearness }
    if isThere, velocity.dy < 0 || scrolled(scrollView) > Self.nearness, !sheet.isDismissing {
      motion.relinquish()
      return false
    }
    motion.release(velocity: -velocity.dy)
    return true
  }

  /// Points within which a place is that place.
  private static let nearness: CGFloat = 0.5

  /// How far the content is from its top.
  private func scrolled(_ scrollView: UIScrollView) -> CGFloat {
    scrollView.contentOffset.y + scrollView.adjustedContentInset.top
  }

  private func leftOver(of distance: CGFloat, from scrollView: UIScrollView) -> CGFloat {
    max(distance - max(scrolled(scrollView), 0), 0)
  }

  private func expansion(
    of sheet: UISheetPresentationController, by distance: CGFloat, from scrollView: UIScrollView
  ) -> CGFloat {
    guard scrolled(scrollView) < Self.nearness else { return 0 }
    let layout = sheet.layout
    let selected = layout.stop(sheet.selectedDetentIdentifier).reach
    let limit = sheet.prefersScrollingExpandsWhenScrolledToEdge ? layout.largestReach : selected
    return -min(max(limit - motion.shownReach, 0), -distance)
  }
}

// SPDX-License-Identifier: MIT

/// A drag over the content towards the trailing side, of a finger, of the mouse, or of two fingers on a touchpad.
///
/// It begins sideways or not at all: what goes up, down or the other way first is somebody else's for as long as it
/// lasts. The leading edge belongs to the edge's own recogniser. What can itself move sideways under the pointer goes
/// first: a scroll view with content left that way, a slider, any drag recogniser deeper down.
@MainActor
final class ContentPopPan: UIPanGestureRecognizer {
  /// Whether there is something to go back to.
  var isWanted: () -> Bool = { false }

  /// Points that two fingers on a touchpad go until their direction is clear. As scroll views have it.
  private static let touchpadWay: CGFloat = 4

  /// Whether two fingers on a touchpad do the dragging.
  private(set) var isScroll = false

  nonisolated deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let touch = touches.first, let view else { return }
    isScroll = !touch.isContact
    let x = touch.location(in: view).x - view.bounds.minX
    let inset = isMirrored ? view.bounds.width - x : x
    if touch.isContact, inset <= UIScreenEdgePanGestureRecognizer.edgeWidth { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, progress.held.isEmpty, let travel = progress.touches.first?.travel else { return }
    if hypot(travel.dx, travel.dy) >= way, deadZone(of: travel) == nil { state = .failed }
  }

  override func deadZone(of travel: CGVector) -> CGVector? {
    let forward = isMirrored ? -travel.dx : travel.dx
    guard hypot(travel.dx, travel.dy) >= way, forward > abs(travel.dy) else { return nil }
    return isScroll ? .zero : super.deadZone(of: travel)
  }

  private var way: CGFloat { isScroll ? Self.touchpadWay : Self.hysteresis }

  private var isMirrored: Bool { view?.isRightToLeft ?? false }

  /// A scroll view that has come to its leading end waits for it, if no other can still move that way.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = otherGestureRecognizer as? ScrollPan, !pan.hasCaught, pan.device != .wheel,
      let scrollView = pan.view as? UIScrollView, scrollView.engine.motion.flight == nil,
      scrollView.axis(.horizontal).isMovable
    else { return false }
    return isEnabled && !yields && isWanted()
  }

  /// Whether a scroll view under the pointer has content left the way the drag goes.
  var yields: Bool {
    let forward = CGVector(dx: isMirrored ? -1 : 1, dy: 0)
    let touched = progress.touches.first?.view
    return sequence(first: touched, next: { $0?.superview }).prefix { $0 != nil && $0 !== view }.contains {
      ($0 as? UIScrollView)?.canScroll(forward, sideways: true) ?? false
    }
  }
}

// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A recognizer of drags over the content toward the trailing side, with a finger, the mouse, or two fingers on a
/// touchpad.
///
/// Drags from the leading edge are left to the recognizer of the edge. Content under the pointer that can itself move
/// sideways takes precedence: a scroll view that is not at its end, a slider, any drag recognizer deeper in the page.
final class ContentPopPan: DirectionalPan {
  /// Returns whether the recognizer may begin.
  var isWanted: () -> Bool = { false }

  nonisolated deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let touch = touches.first, let view else { return }
    let x = touch.location(in: view).x - view.bounds.minX
    let inset = isMirrored ? view.bounds.width - x : x
    if touch.isContact, inset <= UIScreenEdgePanGestureRecognizer.edgeWidth { state = .failed }
  }

  override func isAccepted(_ translation: CGVector) -> Bool {
    (isMirrored ? -translation.dx : translation.dx) > abs(translation.dy)
  }

  override var directionHysteresis: CGFloat { followsScroll ? TouchpadMetrics.hysteresis : Self.hysteresis }

  /// A touchpad scroll has no dead zone: all of its movement counts.
  override func deadZone(of translation: CGVector) -> CGVector? {
    guard followsScroll else { return super.deadZone(of: translation) }
    return distance(of: translation) >= directionHysteresis && isAccepted(translation) ? .zero : nil
  }

  private var isMirrored: Bool { view?.isRightToLeft ?? false }

  /// A scroll view at its leading end waits for this recognizer, unless a scroll view around it can still scroll in that
  /// direction.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let scrollView = otherGestureRecognizer.draggedScrollView, scrollView.canWaitForSidewaysDrag else {
      return false
    }
    return isEnabled && isWanted()
  }

  /// Whether a scroll view under the pointer can still scroll in the direction of the drag.
  var isOverScrollableContent: Bool {
    let forward = CGVector(dx: isMirrored ? -1 : 1, dy: 0)
    let touched = recognition.touches.first?.view
    return sequence(first: touched, next: { $0?.superview }).prefix { $0 != nil && $0 !== view }.contains {
      ($0 as? UIScrollView)?.canScroll(forward, sideways: true) ?? false
    }
  }
}

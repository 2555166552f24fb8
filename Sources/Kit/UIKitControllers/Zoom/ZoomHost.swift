// SPDX-License-Identifier: MIT

/// An object with pages that gestures can dismiss with a zoom: a navigation controller or a presentation.
protocol ZoomHost: AnyObject {
  /// Whether there is a running zoom that a gesture can take over, or a page that it can dismiss.
  var canZoom: Bool { get }
  /// Returns whether a gesture may begin.
  func mayBegin(_ request: ZoomRequest) -> Bool
  /// Starts to dismiss the page interactively, or makes the running zoom interactive. Returns `nil` if neither is
  /// possible.
  func beginZoom() -> TransitionDriver?
}

/// A gesture that is about to dismiss a zoomed page.
struct ZoomRequest {
  /// The location in the coordinates of `view`.
  let location: CGPoint
  let view: UIView?
  /// The velocity in the coordinates of `view`, in points per second.
  var velocity = CGPoint.zero
  /// The system's decision whether the gesture dismisses the page. The client of the page can override it.
  let isDismissal: Bool
}

extension ZoomRequest {
  init(_ pan: UIPanGestureRecognizer, in view: UIView?, isDismissal: Bool) {
    self.init(
      location: pan.location(in: view), view: view, velocity: pan.velocity(in: view), isDismissal: isDismissal)
  }
}

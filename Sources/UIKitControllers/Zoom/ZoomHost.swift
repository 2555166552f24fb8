// SPDX-License-Identifier: MIT

/// A container with pages that a gesture can zoom away.
protocol ZoomHost: AnyObject {
  /// Whether a zoom runs that a gesture could catch, or there is a page that one could take away.
  var canZoom: Bool { get }
  /// Returns whether a gesture may begin.
  func mayBegin(_ request: ZoomRequest) -> Bool
  /// Begins to take the page away, or makes the zoom that runs interactive. Returns nil where that is impossible.
  func beginZoom() -> TransitionDriver?
}

/// A gesture that is about to take a zoomed page away.
struct ZoomRequest {
  /// In the coordinates of `view`, as is `velocity`.
  let location: CGPoint
  let view: UIView?
  /// In points per second.
  var velocity = CGPoint.zero
  /// Whether it is one that dismisses, if the client of the page does not decide.
  let isDismissal: Bool
}

extension ZoomRequest {
  init(_ pan: UIPanGestureRecognizer, in view: UIView?, isDismissal: Bool) {
    self.init(
      location: pan.location(in: view), view: view, velocity: pan.velocity(in: view), isDismissal: isDismissal)
  }
}

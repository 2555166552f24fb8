// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The gestures of a zoomed page: a drag downward, and a pinch of two fingers, of a touchpad, or of Ctrl and the wheel.
/// The drag from the leading edge is usually the container's own.
///
/// A drag must go downward, except that a drag in any direction can take over a running zoom.
final class ZoomGestures: NSObject {
  private unowned let host: any ZoomHost
  private let tracker = SwipeTracker()
  private(set) lazy var pan = ZoomPanGestureRecognizer(target: self, action: ZoomGestures.drag)
  private(set) lazy var pinch = UIPinchGestureRecognizer(target: self, action: ZoomGestures.squeeze)
  private lazy var rotation = UIRotationGestureRecognizer()
  private lazy var edge = UIScreenEdgePanGestureRecognizer(target: self, action: ZoomGestures.dragFromEdge)
  /// The middle of the fingers at the beginning of a pinch, and their movement since.
  private var pinchStart = CGPoint.zero
  private var pinchMovement = SwipeMovement.zero
  private var pinchVelocity = VelocityTracker()

  init(host: any ZoomHost) {
    self.host = host
    super.init()
  }

  nonisolated deinit {}

  func attach(to view: UIView) {
    pan.maximumNumberOfTouches = 1
    pan.goesFirst = { [weak self] in self?.host.canZoom ?? false }
    for recognizer in [pan, pinch, rotation] {
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
    }
  }

  /// Adds the drag from the leading edge, for a container that has none of its own.
  func attachEdge(to view: UIView) {
    edge.edges = view.isRightToLeft ? .right : .left
    edge.delegate = self
    view.addGestureRecognizer(edge)
  }

  /// Removes the gestures from a view.
  func detach(from view: UIView) {
    for recognizer in [pan, pinch, rotation, edge] where recognizer.view === view {
      view.removeGestureRecognizer(recognizer)
    }
  }

  // MARK: Dragging

  private func drag(_ pan: ZoomPanGestureRecognizer) { follow(pan, .pan) }

  private func dragFromEdge(_ pan: UIScreenEdgePanGestureRecognizer) { follow(pan, .edge) }

  private func follow(_ pan: UIPanGestureRecognizer, _ gesture: ZoomGesture) {
    tracker.follow(pan, in: pan.view) {
      host.beginZoom().map { ZoomInteraction($0, gesture: gesture, startOf: pan) }
    }
  }

  // MARK: Pinching

  private func squeeze(_ pinch: UIPinchGestureRecognizer) {
    if pinch.state == .began {
      pinchStart = pinch.location(in: pinch.view)
      pinchVelocity.reset()
    }
    if pinch.state == .began || pinch.state == .changed { pinchMovement = movement(of: pinch) }
    let velocity = { [self] in
      SwipeMovement(
        translation: pinchVelocity.velocity, magnification: pinch.velocity, rotation: isTurning ? rotation.velocity : 0)
    }
    tracker.follow(pinch, movement: pinchMovement, velocity: velocity) {
      host.beginZoom().map { ZoomInteraction($0, gesture: .pinch, anchor: pinch.location(in: $0.containerView)) }
    }
  }

  private func movement(of pinch: UIPinchGestureRecognizer) -> SwipeMovement {
    let location = pinch.location(in: pinch.view)
    let translation = CGVector(dx: location.x - pinchStart.x, dy: location.y - pinchStart.y)
    pinchVelocity.add(translation, at: CACurrentMediaTime())
    return SwipeMovement(
      translation: translation, magnification: pinch.scale - 1, rotation: isTurning ? rotation.rotation : 0)
  }

  private var isTurning: Bool { rotation.state == .began || rotation.state == .changed || rotation.state == .ended }
}

extension ZoomGestures: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // The rotation only accompanies a pinch.
    if gestureRecognizer === rotation { return tracker.isSwiping || host.canZoom }
    return !tracker.isSwiping && host.mayBegin(request(of: gestureRecognizer))
  }

  private func request(of recognizer: UIGestureRecognizer) -> ZoomRequest {
    if recognizer === edge { return ZoomRequest(edge, in: edge.view, isDismissal: true) }
    if recognizer === pan {
      let velocity = pan.velocity(in: pan.view)
      return ZoomRequest(pan, in: pan.view, isDismissal: velocity.y > 0 && velocity.y >= abs(velocity.x))
    }
    return ZoomRequest(
      location: pinch.location(in: pinch.view), view: pinch.view, isDismissal: pinch.velocity < 0 || pinch.scale < 1)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    [gestureRecognizer, otherGestureRecognizer].allSatisfy { $0 === pinch || $0 === rotation }
  }
}

/// A recognizer of the drag that dismisses a zoomed page.
///
/// Scroll views in the page wait for it while they are scrolled to their top, and while the page is animated.
final class ZoomPanGestureRecognizer: UIPanGestureRecognizer {
  /// Returns whether there is a page that the drag can dismiss, or a running zoom that it can take over.
  var goesFirst: () -> Bool = { false }

  nonisolated deinit {}

  override var movesText: Bool { false }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let scrollView = otherGestureRecognizer.draggedScrollView else { return false }
    return (scrollView.isAtTop || scrollView.isOnCarrier) && goesFirst()
  }
}

extension UIScrollView {
  fileprivate var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top }

  fileprivate var isOnCarrier: Bool {
    sequence(first: self as UIView, next: \.superview).contains { $0 is ZoomCard }
  }
}

extension TransitionDriver {
  /// Whether the transition is a zoom whose progress a gesture can take over.
  var canBecomeInteractiveZoom: Bool { canBecomeInteractive && animator is ZoomAnimator }
}

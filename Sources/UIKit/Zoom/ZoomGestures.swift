// SPDX-License-Identifier: MIT

/// A container whose pages can be zoomed away by a gesture.
protocol ZoomHost: AnyObject {
  /// The page that could be taken away now, and the one below it; nil where there is none.
  var zoomedPair: ZoomPair? { get }
  /// Whether a zoom runs that a hand could stop.
  var isZooming: Bool { get }
  /// Begins to take the page away, or takes hold of the zoom that runs; nil where that can't be.
  func grabZoom() -> TransitionDriver?
}

/// The gestures on a zoomed page: a drag downwards, and a pinch of two fingers, of a touchpad, or of Ctrl and the
/// wheel. (The drag from the leading edge is the container's.)
///
/// At rest a drag has to go downwards; a zoom that runs can be stopped by a drag any way.
final class ZoomGestures: NSObject {
  private unowned let host: any ZoomHost
  private(set) lazy var pan = ZoomPanGestureRecognizer(target: self, action: ZoomGestures.drag)
  private(set) lazy var pinch = UIPinchGestureRecognizer(target: self, action: ZoomGestures.squeeze)
  private lazy var rotation = UIRotationGestureRecognizer()
  private lazy var edge = UIScreenEdgePanGestureRecognizer(target: self, action: ZoomGestures.dragFromEdge)
  private var hand: ZoomInteraction?
  /// The middle of the fingers at the beginning of a pinch, and the pinch's speed.
  private var pinchStart = CGPoint.zero
  private var pinchTracker = VelocityTracker()

  init(host: any ZoomHost) {
    self.host = host
    super.init()
  }

  nonisolated deinit {}

  func attach(to view: UIView) {
    pan.maximumNumberOfTouches = 1
    pan.goesFirst = { [weak self] in self?.mayFollow ?? false }
    for recognizer in [pan, pinch, rotation] {
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
    }
  }

  /// For a container that has no drag from the edge of its own.
  func attachEdge(to view: UIView) {
    edge.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    edge.delegate = self
    view.addGestureRecognizer(edge)
  }

  /// Where the container goes on without zooms.
  func detach(from view: UIView) {
    for recognizer in [pan, pinch, rotation, edge] where recognizer.view === view {
      view.removeGestureRecognizer(recognizer)
    }
  }

  private var mayFollow: Bool { host.isZooming || host.zoomedPair != nil }

  // MARK: Dragging

  private func drag(_ recognizer: ZoomPanGestureRecognizer) { follow(recognizer, grip: .pan) }

  private func dragFromEdge(_ recognizer: UIScreenEdgePanGestureRecognizer) { follow(recognizer, grip: .edge) }

  private func follow(_ recognizer: UIPanGestureRecognizer, grip: ZoomInteraction.Grip) {
    switch recognizer.state {
    case .began:
      take(grip) { container in
        let (place, way) = (recognizer.location(in: container), recognizer.translation(in: container))
        return CGPoint(x: place.x - way.x, y: place.y - way.y)
      }
      hand?.move(movement(of: recognizer))
    case .changed: hand?.move(movement(of: recognizer))
    case .ended:
      hand?.move(movement(of: recognizer))
      let velocity = recognizer.velocity(in: recognizer.view)
      letGo(ZoomMovement(translation: CGVector(dx: velocity.x, dy: velocity.y), scale: 0))
    case .cancelled, .failed: cancel()
    case .possible: break
    }
  }

  private func movement(of recognizer: UIPanGestureRecognizer) -> ZoomMovement {
    let way = recognizer.translation(in: recognizer.view)
    return ZoomMovement(translation: CGVector(dx: way.x, dy: way.y))
  }

  // MARK: Pinching

  private func squeeze(_ recognizer: UIPinchGestureRecognizer) {
    switch recognizer.state {
    case .began:
      pinchStart = recognizer.location(in: recognizer.view)
      pinchTracker.reset()
      take(.pinch) { recognizer.location(in: $0) }
      hand?.move(pinched(recognizer))
    case .changed: hand?.move(pinched(recognizer))
    case .ended:
      let velocity = pinchTracker.velocity
      letGo(ZoomMovement(translation: velocity, scale: recognizer.velocity, angle: spin))
    case .cancelled, .failed: cancel()
    case .possible: break
    }
  }

  private func pinched(_ recognizer: UIPinchGestureRecognizer) -> ZoomMovement {
    let place = recognizer.location(in: recognizer.view)
    let way = CGVector(dx: place.x - pinchStart.x, dy: place.y - pinchStart.y)
    pinchTracker.add(way, at: CACurrentMediaTime())
    return ZoomMovement(translation: way, scale: recognizer.scale, angle: isTurning ? rotation.rotation : 0)
  }

  private var isTurning: Bool { rotation.state == .began || rotation.state == .changed || rotation.state == .ended }

  private var spin: CGFloat { isTurning ? rotation.velocity : 0 }

  // MARK: The hand

  private func take(_ grip: ZoomInteraction.Grip, anchor: (UIView) -> CGPoint) {
    hand = host.grabZoom().map { ZoomInteraction($0, grip: grip, anchor: anchor($0.containerView)) }
  }

  private func letGo(_ speed: ZoomMovement) {
    hand?.letGo(speed: speed)
    hand = nil
  }

  private func cancel() {
    hand?.cancel()
    hand = nil
  }
}

extension ZoomGestures: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === rotation { return hand != nil || mayFollow }
    guard hand == nil else { return false }
    if host.isZooming { return true }
    guard let pair = host.zoomedPair else { return false }
    let place = gestureRecognizer.location(in: gestureRecognizer.view)
    if gestureRecognizer === edge {
      return pair.shouldBegin(at: place, of: edge.view, velocity: edge.velocity(in: edge.view), willBegin: true)
    }
    if gestureRecognizer === pan {
      let velocity = pan.velocity(in: pan.view)
      return pair.shouldBegin(
        at: place, of: pan.view, velocity: velocity, willBegin: velocity.y > 0 && velocity.y >= abs(velocity.x))
    }
    let closes = pinch.velocity < 0 || pinch.scale < 1
    return pair.shouldBegin(at: place, of: pinch.view, velocity: .zero, willBegin: closes)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    [gestureRecognizer, otherGestureRecognizer].allSatisfy { $0 === pinch || $0 === rotation }
  }
}

/// A drag that takes a zoomed page away.
///
/// Scroll views in the page wait for it where it has a say: while they are at their top, and while the page flies.
final class ZoomPanGestureRecognizer: UIPanGestureRecognizer {
  /// Whether there is a page to take away, or one that flies.
  var goesFirst: () -> Bool = { false }

  nonisolated deinit {}

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard otherGestureRecognizer is ScrollPan, let scrollView = otherGestureRecognizer.view as? UIScrollView else {
      return false
    }
    return (scrollView.isAtTop || scrollView.isOnCard) && goesFirst()
  }
}

extension UIScrollView {
  fileprivate var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top }

  fileprivate var isOnCard: Bool { sequence(first: self as UIView, next: \.superview).contains { $0 is ZoomCard } }
}

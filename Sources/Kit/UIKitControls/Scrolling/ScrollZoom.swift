// SPDX-License-Identifier: MIT

/// The zooming of a scroll view, by a pinch or by Ctrl and the wheel.
///
///     idle ─► pinching ─► idle              within the limits
///      │         └─────► bouncing ─► idle   back to the limits
///      └─► animating ─► idle                requested by the program
@MainActor
final class ScrollZoom {
  enum Phase { case idle, pinching, bouncing, animating }

  /// The duration in seconds of an animated zoom, and of the return to a limit. Estimated, compared with iOS.
  private static let duration = 0.3
  /// The exponent of the resistance to a pinch past a limit: the visible scale, divided by the limit, is that of the pinch
  /// to this power. Estimated.
  private static let resistance = 0.35
  /// Scales that differ by less count as equal.
  private static let tolerance: CGFloat = 1e-6

  let pinch = ScrollPinch()
  private weak var view: UIScrollView?
  private(set) var phase = Phase.idle
  /// The point of the zoomed view under the middle of the pinch, and the scale at which it began.
  private var pinchStart: (point: CGPoint, scale: CGFloat)?

  nonisolated deinit {}

  func attach(to view: UIScrollView) {
    self.view = view
    pinch.addTarget(self, action: ScrollZoom.follow)
  }

  private func follow(_ pinch: ScrollPinch) {
    switch pinch.state {
    case .began: begin()
    case .changed: move()
    case .ended, .cancelled, .failed: end()
    case .possible: break
    }
  }

  private func begin() {
    guard let view, let zoomed = view.zoomedView else { return }
    view.engine.halt()
    phase = .pinching
    pinchStart = (zoomed.convert(pinch.location(in: view), from: view), view.zoomScale)
    view.delegate?.scrollViewWillBeginZooming(view, with: zoomed)
    move()
  }

  private func move() {
    guard phase == .pinching, let view, let zoomed = view.zoomedView, let pinchStart else { return }
    let position = pinch.location(in: view).relative(to: view.contentOffset)
    view.applyZoom(resisted(pinchStart.scale * pinch.scale, in: view))
    let point = view.convert(pinchStart.point, from: zoomed)
    view.engine.move(to: view.shown(CGPoint(x: point.x - position.x, y: point.y - position.y)))
    view.delegate?.scrollViewDidZoom(view)
  }

  private func end() {
    guard phase == .pinching, let view, let zoomed = view.zoomedView else { return }
    let scale = view.limitedZoom(view.zoomScale)
    let center = pinch.location(in: view)
    pinchStart = nil
    guard abs(scale - view.zoomScale) > Self.tolerance else {
      phase = .idle
      view.delegate?.scrollViewDidEndZooming(view, with: zoomed, atScale: view.zoomScale)
      view.engine.returnToRange()
      return
    }
    run(.bouncing, to: scale, keeping: center)
  }

  /// Returns the visible scale for the scale of a pinch, which is resisted beyond the limits.
  private func resisted(_ scale: CGFloat, in view: UIScrollView) -> CGFloat {
    let limited = view.limitedZoom(scale)
    guard view.bouncesZoom, limited > 0 else { return limited }
    return limited * pow(scale / limited, Self.resistance)
  }

  // MARK: Animations

  /// Zooms to a scale, and keeps `point` of the content at its position in the view or moves it to `position`.
  func zoom(to scale: CGFloat, keeping point: CGPoint, at position: CGPoint? = nil, animated: Bool) {
    guard let view, let zoomed = view.zoomedView else { return }
    view.engine.halt()
    if animated {
      view.delegate?.scrollViewWillBeginZooming(view, with: zoomed)
      run(.animating, to: scale, keeping: point, at: position)
    } else {
      set(scale, keeping: point, at: position)
      view.delegate?.scrollViewDidZoom(view)
    }
  }

  private func run(_ phase: Phase, to scale: CGFloat, keeping point: CGPoint, at position: CGPoint? = nil) {
    self.phase = phase
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut],
      animations: {
        set(scale, keeping: point, at: position)
        if let view { view.delegate?.scrollViewDidZoom(view) }
      },
      completion: { [weak self] _ in self?.arrive(from: phase) })
  }

  private func arrive(from phase: Phase) {
    guard self.phase == phase, let view else { return }
    self.phase = .idle
    view.delegate?.scrollViewDidEndZooming(view, with: view.zoomedView, atScale: view.zoomScale)
  }

  private func set(_ scale: CGFloat, keeping point: CGPoint, at position: CGPoint?) {
    guard let view, let zoomed = view.zoomedView else { return }
    let position = position ?? point.relative(to: view.contentOffset)
    let inner = zoomed.convert(point, from: view)
    view.applyZoom(scale)
    let outer = view.convert(inner, from: zoomed)
    view.engine.move(to: view.clamped(CGPoint(x: outer.x - position.x, y: outer.y - position.y)))
  }
}

extension CGPoint {
  fileprivate func relative(to origin: CGPoint) -> CGPoint { CGPoint(x: x - origin.x, y: y - origin.y) }
}

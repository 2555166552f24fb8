// SPDX-License-Identifier: MIT

/// A recognizer of a drag that starts near an edge.
///
/// The edge is that of the recognizer's view, because a desktop has windows; in UIKit it is that of the screen. Other
/// drag recognizers wait until this one has failed. The drag must start within 20 points of the edge and begins after
/// 12 points inward. Both figures were measured on iOS 27.
///
/// ```swift
/// @MainActor func addDrawerGesture(to view: UIView, open: @escaping () -> Void) {
///   let recognizer = UIScreenEdgePanGestureRecognizer { if $0.state == .began { open() } }
///   recognizer.edges = .left
///   view.addGestureRecognizer(recognizer)
/// }
/// ```
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The distance in points from the edge within which the drag has to start. Measured on iOS 27 (see
  /// `TransitionMetrics`).
  package static let edgeWidth: CGFloat = 20
  /// The distance in points at which the drag begins, and by which it trails the finger from then on. Measured on iOS
  /// 27 (see `TransitionMetrics`).
  private static let deadZoneWidth: CGFloat = 12

  /// The edges from which the drag may start. The default is none.
  open var edges: UIRectEdge = []

  private var edge: UIRectEdge = []

  nonisolated deinit {}

  @_spi(Framework) open override var movesText: Bool { false }

  open override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer) else { return false }
    return otherGestureRecognizer is UIPanGestureRecognizer || otherGestureRecognizer is UISwipeGestureRecognizer
  }

  override func accepts(_ touch: UITouch) -> Bool { touch.isContact && super.accepts(touch) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    if edge == [], let touch = touches.first { edge = edges.intersection(nearEdges(touch)) }
    if edge == [] { state = .failed }
  }

  /// Returns whether the touch has left the dead zone along the edge or outwards.
  @_spi(Framework) open override func fails(after translation: CGVector) -> Bool {
    hypot(translation.dx, translation.dy) > Self.deadZoneWidth && inward(translation) < across(translation)
  }

  @_spi(Framework) open override func deadZone(of translation: CGVector) -> CGVector? {
    guard inward(translation) >= Self.deadZoneWidth, inward(translation) >= across(translation) else { return nil }
    return isHorizontal
      ? CGVector(dx: translation.dx > 0 ? Self.deadZoneWidth : -Self.deadZoneWidth, dy: 0)
      : CGVector(dx: 0, dy: translation.dy > 0 ? Self.deadZoneWidth : -Self.deadZoneWidth)
  }

  open override func reset() {
    super.reset()
    edge = []
  }

  private func nearEdges(_ touch: UITouch) -> UIRectEdge {
    guard let view else { return [] }
    let point = touch.location(in: view)
    let bounds = view.bounds
    let distances: [(edge: UIRectEdge, distance: CGFloat)] = [
      (.left, point.x - bounds.minX), (.right, bounds.maxX - point.x), (.top, point.y - bounds.minY),
      (.bottom, bounds.maxY - point.y),
    ]
    return UIRectEdge(distances.filter { $0.distance <= Self.edgeWidth }.map(\.edge))
  }

  private var isHorizontal: Bool { !edge.isDisjoint(with: [.left, .right]) }

  private func inward(_ translation: CGVector) -> CGFloat {
    let components: [(edge: UIRectEdge, inward: CGFloat)] = [
      (.left, translation.dx), (.right, -translation.dx), (.top, translation.dy), (.bottom, -translation.dy),
    ]
    return components.filter { edge.contains($0.edge) }.map(\.inward).max() ?? -.infinity
  }

  private func across(_ translation: CGVector) -> CGFloat { abs(isHorizontal ? translation.dy : translation.dx) }
}

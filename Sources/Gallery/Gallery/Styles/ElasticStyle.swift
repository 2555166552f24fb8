// SPDX-License-Identifier: MIT
import UIKit

/// Elastic edge
///
/// The page is pulled in by the middle of its edge. The edge bends like rubber, swings past the end and comes to rest.
/// Try: Drag back very slowly, and look at the edge. Then flick.
/// Watch: The middle of the edge and its ends are two springs of different stiffness. The curve lies between them.
/// From: ElasticTransition (Luke Zhao): stiffness 126 and 98, damping 14, and a veil of (152, 174, 196) at 0.5.
enum ElasticStyle {
  static let entry = TransitionStyle(
    id: "elastic", title: "Elastic edge",
    blurb: "The page is pulled in by its edge, which bends and swings like rubber.",
    kinds: [.push, .tab, .present], animator: { ElasticAnimator(move: $0) },
    timing: StyleTiming(pace: ElasticAnimator.distance, percentage: ElasticAnimator.time), group: .across)
}

final class ElasticAnimator: PoseAnimator {
  private static let middle = RubberSpring(stiffness: 126, damping: 14)
  private static let ends = RubberSpring(stiffness: 98, damping: 14)
  private static let veil = UIColor(red: 152 / 255, green: 174 / 255, blue: 196 / 255, alpha: 0.5)
  private var cover: UIView?
  private var backdrop: UIView?
  private let edge = UIView()
  private let shape = CAShapeLayer()
  /// The shadow of the edge: areas that reach beyond it by some points. A blurred one would have to be drawn and sent
  /// in every frame.
  private let fringes = fringeWidths.map { _ in CAShapeLayer() }
  private static let fringeWidths: [CGFloat] = [1.5, 4, 8]
  private static let darkness: Float = 0.05

  init(move: Move) { super.init(move: move, duration: RubberSpring.duration) }

  override func prepare(_ pages: Pages) {
    guard let upper = upper(pages), let lower = lower(pages) else { return }
    let backdrop = UIView(frame: pages.container.bounds)
    backdrop.backgroundColor = lower.backgroundColor
    pages.container.insertSubview(backdrop, at: 0)
    self.backdrop = backdrop
    edge.frame = pages.container.bounds
    edge.layer.addSublayer(shape)
    shape.frame = edge.bounds
    shape.fillColor = upper.backgroundColor?.resolvedColor(with: upper.traitCollection).cgColor
    pages.container.insertSubview(edge, belowSubview: upper)
    // The veil also covers what the lower page uncovers as it moves.
    cover = pages.container.addShade(Self.veil)
    cover.map { pages.container.insertSubview($0, belowSubview: edge) }
    fadeVeil()
    let times = (0...poses).map { CGFloat($0) / CGFloat(poses) }
    animate(shape, "path", times.map { path(pages, at: $0) })
    for (fringe, width) in zip(fringes, Self.fringeWidths) {
      edge.layer.insertSublayer(fringe, at: 0)
      fringe.frame = edge.bounds
      fringe.fillColor = .black
      animate(fringe, "path", times.map { path(pages, at: $0, before: width) })
      animate(fringe, "opacity", times.map { Self.darkness * Float(min(max(4 * (1 - offsets(at: $0).middle), 0), 1)) })
    }
  }

  /// Fades the veil on a spring that does not swing. This is the first animation. Its timing applies to everything that
  /// UIKit animates alongside, such as the titles of the bar, so that they arrive with the page.
  private func fadeVeil() {
    cover?.alpha = move.isForward ? 0 : 1
    UIView.animate(
      withDuration: transitionDuration(using: nil), delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: { self.cover?.alpha = self.move.isForward ? 1 : 0 })
  }

  /// Animates a property of a bent area, on a straight line between these values.
  private func animate(_ layer: CAShapeLayer, _ property: String, _ values: [Any]) {
    let animation = CAKeyframeAnimation(keyPath: property)
    animation.values = values
    animation.duration = transitionDuration(using: nil)
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.setValue(values.last, forKeyPath: property)
    layer.add(animation, forKey: property)
  }

  override func pose(_ pages: Pages, at fraction: CGFloat) {
    let (middle, ends) = offsets(at: fraction)
    upper(pages)?.transform = translation(max(middle, ends, 0), pages)
    lower(pages)?.transform = translation((middle + ends) / 2 - 1, pages)
  }

  override func restore(_ pages: Pages) {
    super.restore(pages)
    for view in [cover, backdrop, edge] { view?.removeFromSuperview() }
  }

  /// Returns the distances of the middle and the ends of the edge from the shown page's edge, in page sizes.
  private func offsets(at time: CGFloat) -> (middle: CGFloat, ends: CGFloat) {
    let (middle, ends) = (Self.middle.distance(at: time), Self.ends.distance(at: time))
    return move.isForward ? (1 - middle, 1 - ends) : (middle, ends)
  }

  private var isVertical: Bool { move.kind == .present }

  private func translation(_ offset: CGFloat, _ pages: Pages) -> CGAffineTransform {
    isVertical
      ? CGAffineTransform(translationX: 0, y: offset * pages.size.height)
      : CGAffineTransform(translationX: offset * pages.size.width, y: 0)
  }

  /// The area between the bent edge and the page.
  ///
  /// - Parameter before: The distance in points by which the area begins before the edge.
  private func path(_ pages: Pages, at time: CGFloat, before: CGFloat = 0) -> CGPath {
    let (length, breadth) =
      isVertical ? (pages.size.height, pages.size.width) : (pages.size.width, pages.size.height)
    let offsets = offsets(at: time)
    let (middle, ends) = (offsets.middle * length - before, offsets.ends * length - before)
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      isVertical ? CGPoint(x: across * breadth, y: along) : CGPoint(x: along, y: across * breadth)
    }
    let path = CGMutablePath()
    path.move(to: point(length * 1.5, 0))
    path.addLine(to: point(ends, 0))
    path.addCurve(to: point(middle, 0.5), control1: point(ends, 0.25), control2: point(middle, 0.25))
    path.addCurve(to: point(ends, 1), control1: point(middle, 0.75), control2: point(ends, 0.75))
    path.addLine(to: point(length * 1.5, 1))
    path.closeSubpath()
    return path
  }

  /// The distance that the page has covered at a time, both as fractions.
  static func distance(at time: CGFloat) -> CGFloat { min(middle.distance(at: time), ends.distance(at: time)) }

  /// The time at which the page first has covered a distance.
  static func time(at distance: CGFloat) -> CGFloat {
    let step: CGFloat = 0.005
    return stride(from: 0, to: 1, by: step).first { Self.distance(at: $0) >= distance } ?? 1
  }
}

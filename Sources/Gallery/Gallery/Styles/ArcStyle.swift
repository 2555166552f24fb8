// SPDX-License-Identifier: MIT
import UIKit

/// Matched element on an arc
///
/// A picture that both pages have swings from its position on one to its position on the other, along an arc. It
/// overtakes the page, which fades in behind it.
/// Try: Compare it with Magic move, whose picture flies straight.
/// Watch: Position, size, corners and crop are set for each instant, so that the path is the same during a drag.
/// From: Hero (`heroID` with the `arc` modifier).
enum ArcStyle {
  static let entry = TransitionStyle(
    id: "arc", title: "Arc", blurb: "A picture swings along an arc to its position on the other page.",
    kinds: [.push, .present, .tab], animator: { ArcAnimator(move: $0) }, group: .elements, source: { SamplePicture() })
}

final class ArcAnimator: PoseAnimator {
  /// How far the arc deviates from the straight line, as a fraction of the line's length, and at most in points.
  private static let height: CGFloat = 0.35
  private static let maximumHeight: CGFloat = 90
  private var flight: Flight?

  /// The picture, its two originals, and the start and the end of its path.
  private struct Flight {
    let picture: UIView
    let originals: [UIView]
    let start: CGRect
    let end: CGRect
    let radii: (start: CGFloat, end: CGFloat)
    /// The vector from the middle of the straight line to the top of the arc.
    let bend: CGVector
  }

  init(move: Move) { super.init(move: move, duration: 0.6) }

  override func prepare(_ pages: Pages) {
    if let to = pages.to { pages.container.bringSubviewToFront(to) }
    pages.to?.layoutIfNeeded()
    guard let source = pages.movingView(.from), let target = pages.movingView(.to),
      let picture = source.makeFlyingCopy(afterUpdates: false)
    else { return }
    picture.clipsToBounds = true
    pages.container.addSubview(picture)
    for view in [source, target] { view.alpha = 0 }
    let (start, end) = (pages.frame(of: source), pages.frame(of: target))
    flight = Flight(
      picture: picture, originals: [source, target], start: start, end: end,
      radii: (source.layer.cornerRadius, target.layer.cornerRadius), bend: Self.bend(start, end, in: pages.size))
  }

  /// Returns the bend of the arc: perpendicular to the line, on the side of the container's middle.
  private static func bend(_ start: CGRect, _ end: CGRect, in size: CGSize) -> CGVector {
    let (dx, dy) = (end.midX - start.midX, end.midY - start.midY)
    let length = max(hypot(dx, dy), 1)
    let height = min(length * Self.height, maximumHeight)
    let inward =
      (size.width / 2 - (start.midX + end.midX) / 2) * -dy + (size.height / 2 - (start.midY + end.midY) / 2) * dx
    let sign: CGFloat = inward < 0 ? -1 : 1
    return CGVector(dx: sign * height * -dy / length, dy: sign * height * dx / length)
  }

  override func pose(_ pages: Pages, at fraction: CGFloat) {
    pages.to?.alpha = Pace.easeInOut(fraction)
    guard let flight else { return }
    let covered = Pace.easeInOut(fraction)
    let (start, end) = (flight.start, flight.end)
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * covered }
    flight.picture.bounds.size = CGSize(width: mix(start.width, end.width), height: mix(start.height, end.height))
    let bend = 4 * covered * (1 - covered)
    flight.picture.center = CGPoint(
      x: mix(start.midX, end.midX) + bend * flight.bend.dx, y: mix(start.midY, end.midY) + bend * flight.bend.dy)
    flight.picture.layer.cornerRadius = mix(flight.radii.start, flight.radii.end)
  }

  override func restore(_ pages: Pages) {
    super.restore(pages)
    pages.to?.alpha = 1
    for view in flight?.originals ?? [] { view.alpha = 1 }
    flight?.picture.removeFromSuperview()
    flight = nil
  }
}

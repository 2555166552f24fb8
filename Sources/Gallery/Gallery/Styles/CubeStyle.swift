// SPDX-License-Identifier: MIT
import UIKit

/// Cube
///
/// The pages are two faces of a cube, which turns by a quarter.
/// Try: Drag back and forth slowly. The edge between the pages never opens.
/// Watch: Each page turns about the edge that they share, and the container has the perspective. As a push, the cube turns
/// under the navigation bar, which belongs to both pages, and which an animator does not get.
/// From: VCTransitionsLibrary (`CECubeAnimationController`: the eye at 200 of 320 points).
enum CubeStyle {
  static let entry = TransitionStyle(
    id: "cube", title: "Cube", blurb: "The pages are two faces of a cube that turns by a quarter.",
    kinds: [.push, .tab, .present], animator: { CubeAnimator(move: $0) })
}

final class CubeAnimator: PoseAnimator {
  private static let eyeDistance: CGFloat = 200 / 320
  /// The opacity of the black on a page that is turned away.
  private static let darkness: CGFloat = 0.5
  private var shades: [UIView] = []

  init(move: Move) { super.init(move: move, duration: 1) }

  override var hasBackdrop: Bool { true }

  override func prepare(_ pages: Pages) {
    pages.addPerspective(eyeDistance: Self.eyeDistance)
    pages.from?.hinge(at: CGPoint(x: move.isForward ? 1 : 0, y: 0.5))
    pages.to?.hinge(at: CGPoint(x: move.isForward ? 0 : 1, y: 0.5))
    // The face that is turned away is seen from behind, through the other one, if it is not hidden.
    for view in [pages.from, pages.to] { view?.layer.isDoubleSided = false }
    shades = [pages.from, pages.to].compactMap { $0?.addTurningShade() }
  }

  /// Turns the cube by a fraction of a quarter. The edge that the faces share stays at the depth of the screen.
  override func pose(_ pages: Pages, at fraction: CGFloat) {
    let sign: CGFloat = move.isForward ? 1 : -1
    let (angle, width) = (Pace.easeInOut(fraction) * 90, pages.size.width)
    let (sine, cosine) = (sin(angle * .pi / 180), cos(angle * .pi / 180))
    let edge = sign * width / 2 * (cosine - sine - 1)
    pages.from?.transform3D = CATransform3DMakeTranslation(edge, 0, 0).rotated(degrees: -sign * angle, y: 1)
    pages.to?.transform3D = CATransform3DMakeTranslation(edge + sign * width, 0, 0)
      .rotated(degrees: sign * (90 - angle), y: 1)
    for (shade, away) in zip(shades, [angle / 90, 1 - angle / 90]) { shade.alpha = away * Self.darkness }
  }

  override func restore(_ pages: Pages) {
    pages.removePerspective()
    pages.flatten()
    for view in [pages.from, pages.to] { view?.layer.isDoubleSided = true }
    for shade in shades { shade.removeFromSuperview() }
  }
}

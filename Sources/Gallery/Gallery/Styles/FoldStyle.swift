// SPDX-License-Identifier: MIT
import UIKit

/// Fold
///
/// The page that leaves folds up like a map at one side, while the other one unfolds from the opposite side.
/// Try: Drag back slowly. The folds stay joined at every percentage.
/// Watch: Each strip is a snapshot with a gradient. Keyframes at short intervals keep the creases together.
/// From: VCTransitionsLibrary (`CEFoldAnimationController`: two folds, the eye at 200 of 320 points).
enum FoldStyle {
  static let entry = TransitionStyle(
    id: "fold", title: "Fold", blurb: "One page folds up like a map while the other one unfolds.",
    kinds: [.push, .tab, .present], animator: { FoldAnimator(move: $0) }, timing: StyleTiming(stopsAtEnds: true))
}

final class FoldAnimator: PoseAnimator {
  private static let folds = 2
  private static let eyeDistance: CGFloat = 2
  /// The black in a crease. A strip that is nearly seen from its edge has all of its shade in a few points, so that more
  /// would be a line.
  private static let darkness: CGFloat = 0.4
  /// The width of the part of a strip that lies below the next one, so that nothing behind the page shows through a
  /// crease. In points or in pixels, whichever are larger.
  private static let overlap: CGFloat = 1
  /// The distance in points from the border of a page that is folded up.
  private static let shift: CGFloat = 4
  private var stage: SnapshotStage?
  private var leaving: [Strip] = []
  private var coming: [Strip] = []

  /// A strip of a page. Odd and even strips fold to opposite sides.
  private struct Strip {
    let view: UIView
    let shade: UIView
    let index: Int
    let width: CGFloat
  }

  init(move: Move) { super.init(move: move, duration: 1) }

  override func prepare(_ pages: Pages) {
    let stage = SnapshotStage(in: pages.container)
    stage.clipsToBounds = true
    stage.addPerspective(eyeDistance: Self.eyeDistance)
    leaving = pages.from.map { strips(of: $0, on: stage, afterUpdates: false) } ?? []
    coming = pages.to.map { strips(of: $0, on: stage, afterUpdates: true) } ?? []
    self.stage = stage
    for view in [pages.from, pages.to] { view?.isHidden = true }
  }

  private func strips(of page: UIView, on stage: SnapshotStage, afterUpdates: Bool) -> [Strip] {
    page.layoutIfNeeded()
    let count = 2 * Self.folds
    let (width, scale) = (page.bounds.width / CGFloat(count), max(page.traitCollection.displayScale, 0.1))
    // On whole pixels, so that the page does not change when it is cut.
    let cuts = (0...count).map { (CGFloat($0) * width * scale).rounded() / scale }
    return (0..<count).compactMap { index in
      let end = index == count - 1 ? page.bounds.width : cuts[index + 1] + Self.overlap * max(1, 1 / scale)
      let part = CGRect(x: cuts[index], y: 0, width: end - cuts[index], height: page.bounds.height)
      guard
        let view = stage.addSnapshot(of: part, of: page, hinge: CGPoint(x: 0, y: 0.5), afterUpdates: afterUpdates)
      else { return nil }
      // The crease that lies further behind is the darker one.
      let shade = view.addShade(darkest: index.isMultiple(of: 2) ? .minXEdge : .maxXEdge)
      return Strip(view: view, shade: shade, index: index, width: width)
    }
  }

  override func pose(_ pages: Pages, at fraction: CGFloat) {
    let covered = Pace.easeInOut(fraction)
    // Folding goes to the left on the way forward, and to the right on the way back.
    let width = pages.size.width
    let edge = move.isForward ? width * (1 - covered) : width * covered
    let (left, right) = move.isForward ? (leaving, coming) : (coming, leaving)
    fold(left, from: 0, to: edge)
    fold(right, from: edge, to: width)
  }

  /// Folds strips so that together they reach from one x coordinate to another.
  private func fold(_ strips: [Strip], from start: CGFloat, to end: CGFloat) {
    guard let strip = strips.first?.width, strip > 0 else { return }
    let step = (end - start) / CGFloat(strips.count)
    let angle = acos(min(max(step / strip, 0), 1)) * 180 / .pi
    // The creases come forward, so that a page that is folded up at an edge lies outside of the container.
    let depth = strip * sin(angle * .pi / 180)
    // A page that is folded up is beyond the border, where its strips, which are seen from their edges, would be a line.
    let shift = angle < 90 ? 0 : start > 0 ? Self.shift : -Self.shift
    for item in strips {
      let isRising = item.index.isMultiple(of: 2)
      let x = start + CGFloat(item.index) * (step - strip) + shift
      item.view.transform3D = CATransform3DMakeTranslation(x, 0, isRising ? 0 : depth)
        .rotated(degrees: isRising ? -angle : angle, y: 1)
      item.shade.alpha = angle / 90 * Self.darkness * (isRising ? 0.6 : 1)
    }
  }

  override func restore(_ pages: Pages) {
    stage?.removeFromSuperview()
    for view in [pages.from, pages.to] { view?.isHidden = false }
  }
}

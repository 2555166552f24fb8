// SPDX-License-Identifier: MIT
import UIKit

/// Page flip
///
/// A half of the page turns about the middle like the page of a book, and carries the other page on its back.
/// Try: Drag back slowly, and watch the shadow run over the halves.
/// Watch: The halves that lie still show the outer parts of both pages. The shade is darkest at the middle, as in a
/// book.
/// From: VCTransitionsLibrary (`CEFlipAnimationController`: `m34` of −0.002 at 320 points).
enum PageFlipStyle {
  static let entry = TransitionStyle(
    id: "page-flip", title: "Page flip", blurb: "Half of the page turns over like the page of a book.",
    kinds: [.push, .tab, .present], animator: { PageFlipAnimator(move: $0) }, timing: StyleTiming(percentage: { $0 }))
}

final class PageFlipAnimator: BlockAnimator {
  private static let eyeDistance: CGFloat = 500 / 320
  private static let darkness: CGFloat = 0.6
  private var stage: SnapshotStage?
  /// The halves that lie still, of the page that leaves and of the other one, and those that turn.
  private var halves: [Half] = []

  /// A snapshot of a half of a page, with its shade.
  private struct Half {
    let view: UIView
    let shade: UIView
  }

  init(move: Move) { super.init(move: move, duration: 1) }

  override func prepare(_ pages: Pages) {
    guard let from = pages.from, let to = pages.to else { return }
    to.layoutIfNeeded()
    let stage = SnapshotStage(in: pages.container)
    stage.addPerspective(eyeDistance: Self.eyeDistance)
    self.stage = stage
    // The half that turns lies at the right on the way forward, and at the left on the way back.
    let (front, back) = (move.isForward, !move.isForward)
    halves = [
      half(of: from, isRight: back, on: stage, afterUpdates: false),
      half(of: to, isRight: front, on: stage, afterUpdates: true),
      half(of: from, isRight: front, on: stage, afterUpdates: false),
      half(of: to, isRight: back, on: stage, afterUpdates: true),
    ].compactMap { $0 }
    for view in [from, to] { view.isHidden = true }
    guard halves.count == 4 else { return }
    for leaf in halves[2...] { leaf.shade.addRim() }
    halves[3].view.transform3D = CATransform3DIdentity.rotated(degrees: move.isForward ? 90 : -90, y: 1)
    halves[3].shade.alpha = Self.darkness
    halves[1].shade.alpha = Self.darkness
  }

  private func half(of page: UIView, isRight: Bool, on stage: SnapshotStage, afterUpdates: Bool) -> Half? {
    // On a whole pixel, so that no seam shows between the halves.
    let scale = max(page.traitCollection.displayScale, 0.1)
    let middle = (page.bounds.width / 2 * scale).rounded() / scale
    let (left, right) = page.bounds.divided(atDistance: middle, from: .minXEdge)
    let part = isRight ? right : left
    let hinge = CGPoint(x: isRight ? 0 : 1, y: 0.5)
    guard let view = stage.addSnapshot(of: part, of: page, hinge: hinge, afterUpdates: afterUpdates) else { return nil }
    return Half(view: view, shade: view.addShade(darkest: isRight ? .minXEdge : .maxXEdge))
  }

  override func run(_ pages: Pages, completion: @escaping () -> Void) {
    guard halves.count == 4 else { return completion() }
    let (covered, front, back) = (halves[1], halves[2], halves[3])
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: nil), delay: 0, options: .calculationModeLinear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          front.view.transform3D = CATransform3DIdentity.rotated(degrees: self.move.isForward ? -90 : 90, y: 1)
          front.shade.alpha = Self.darkness
          covered.shade.alpha = 0
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          back.view.transform3D = CATransform3DIdentity
          back.shade.alpha = 0
        }
      }, completion: { _ in completion() })
  }

  override func restore(_ pages: Pages) {
    stage?.removeFromSuperview()
    for view in [pages.from, pages.to] { view?.isHidden = false }
  }
}

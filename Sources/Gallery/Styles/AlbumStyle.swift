// SPDX-License-Identifier: MIT
import UIKit

/// Album
///
/// The upper page steps back, swings open about its left edge like an album's cover, and the other comes forward: three
/// stages in one animation.
/// Try: drag from the edge, slowly: the stages follow the finger.
/// Watch: stages that follow each other's completion can't be scrubbed; keyframes can.
enum AlbumStyle {
  static let entry = TransitionStyle(
    id: "album", title: "Album", blurb: "A cover steps back, swings open, and the page comes forward: keyframes.",
    kinds: [.push, .present], animator: { AlbumAnimator(move: $0) }, percentage: { $0 })
}

final class AlbumAnimator: BlockAnimator {
  /// How far the pages step back.
  private static let back: CGFloat = 0.86
  private static let opening: CGFloat = .pi * 0.52

  init(move: Move) { super.init(move: move, duration: 0.9) }

  /// The cover is the page that goes on the way in, and the one that comes on the way back.
  private func cover(_ pages: Pages) -> UIView? { move.isForward ? pages.from : pages.to }
  private func inner(_ pages: Pages) -> UIView? { move.isForward ? pages.to : pages.from }

  override func prepare(_ pages: Pages) {
    guard let cover = cover(pages), let inner = inner(pages) else { return }
    pages.container.bringSubviewToFront(cover)
    cover.hinge(at: 0)
    if move.isForward {
      inner.transform = CGAffineTransform(scaleX: Self.back, y: Self.back)
    } else {
      cover.transform3D = opened
      inner.transform = .identity
    }
  }

  override func run(_ pages: Pages, completion: @escaping () -> Void) {
    guard let cover = cover(pages), let inner = inner(pages) else { return completion() }
    let back = CGAffineTransform(scaleX: Self.back, y: Self.back)
    let steps: [() -> Void] = [
      { cover.transform3D = self.closed(Self.back) }, { cover.transform3D = self.opened },
      { inner.transform = .identity },
    ]
    let stepsBack: [() -> Void] = [
      { inner.transform = back }, { cover.transform3D = self.closed(Self.back) },
      { cover.transform3D = CATransform3DIdentity },
    ]
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: nil), delay: 0, options: .calculationModeLinear,
      animations: {
        for (index, step) in (self.move.isForward ? steps : stepsBack).enumerated() {
          UIView.addKeyframe(
            withRelativeStartTime: Self.starts[index], relativeDuration: Self.lengths[index], animations: step)
        }
      }, completion: { _ in completion() })
  }

  private static let starts = [0, 0.25, 0.75]
  private static let lengths = [0.25, 0.5, 0.25]

  override func restore(_ pages: Pages) {
    cover(pages)?.hinge(at: 0.5)
    for view in [pages.from, pages.to] { view?.transform3D = CATransform3DIdentity }
  }

  private func closed(_ scale: CGFloat) -> CATransform3D { CATransform3DMakeScale(scale, scale, 1) }

  private var opened: CATransform3D {
    var perspective = CATransform3DMakeScale(Self.back, Self.back, 1)
    perspective.m34 = -1 / 900
    return CATransform3DRotate(perspective, -Self.opening, 0, 1, 0)
  }
}

extension UIView {
  /// Turns about a vertical line at a part of the width, without moving.
  fileprivate func hinge(at x: CGFloat) {
    transform3D = CATransform3DIdentity
    let place = frame
    layer.anchorPoint = CGPoint(x: x, y: 0.5)
    frame = place
  }
}

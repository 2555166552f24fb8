// SPDX-License-Identifier: MIT
import UIKit

/// Album
///
/// The upper page shrinks, opens about its left edge like the cover of an album, and the other page grows: three stages
/// in one animation.
/// Try: Drag slowly from the edge. The stages follow the finger.
/// Watch: Stages that start in each other's completions cannot be scrubbed. Keyframes can.
enum AlbumStyle {
  static let entry = TransitionStyle(
    id: "album", title: "Album", blurb: "A cover shrinks and swings open, and the page grows, by keyframes.",
    kinds: [.push, .present], animator: { AlbumAnimator(move: $0) },
    timing: StyleTiming(percentage: { $0 }))
}

final class AlbumAnimator: BlockAnimator {
  /// The scale to which the pages shrink.
  private static let back: CGFloat = 0.86
  private static let opening: CGFloat = .pi * 0.52

  init(move: Move) { super.init(move: move, duration: 0.9) }

  /// The cover: the page that leaves on the way forward, and the page that returns on the way back.
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
  /// Moves the anchor point to a fraction of the width without moving the layer, so that it turns about a vertical line
  /// there.
  fileprivate func hinge(at x: CGFloat) {
    transform3D = CATransform3DIdentity
    let place = frame
    layer.anchorPoint = CGPoint(x: x, y: 0.5)
    frame = place
  }
}

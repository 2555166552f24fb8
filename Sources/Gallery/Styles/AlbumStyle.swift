// SPDX-License-Identifier: MIT
import UIKit

/// Album
///
/// The upper page shrinks, opens about its left edge like the cover of an album, and the other page grows: three stages
/// in one animation.
/// Try: Drag slowly from the edge. The stages follow the finger.
/// Watch: Stages that start in each other's completions cannot be scrubbed. Keyframes can.
/// From: the article on transitions in iOS: keyframes in place of animations that start each other.
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
  /// The distance of the eye in widths: 900 points for a page of 402.
  private static let eyeDistance: CGFloat = 900 / 402

  /// The shade of the cover on the inner page while the album is closed.
  private static let darkness: CGFloat = 0.4
  private var shade: UIView?
  /// The shade on the cover while it is open.
  private var coverShade: UIView?
  /// The middle of the cover's left edge when the cover fills the container.
  private var fixed = CGPoint.zero

  init(move: Move) { super.init(move: move, duration: 0.9) }

  override var hasBackdrop: Bool { true }

  override func prepare(_ pages: Pages) {
    guard let cover = lower(pages), let inner = upper(pages) else { return }
    pages.container.bringSubviewToFront(cover)
    cover.hinge(at: CGPoint(x: 0, y: 0.5))
    fixed = cover.center
    shade = inner.addShade(darkest: .minXEdge)
    coverShade = cover.addShade(darkest: .minXEdge)
    if move.isForward {
      shade?.alpha = Self.darkness
      inner.transform = CGAffineTransform(scaleX: Self.back, y: Self.back)
    } else {
      cover.transform3D = opened(pages)
      coverShade?.alpha = Self.darkness
      place(cover, pages, isShrunk: false)
      inner.transform = .identity
    }
  }

  override func run(_ pages: Pages, completion: @escaping () -> Void) {
    guard let cover = lower(pages), let inner = upper(pages) else { return completion() }
    let (shade, coverShade) = (shade, coverShade)
    let back = CGAffineTransform(scaleX: Self.back, y: Self.back)
    let steps: [() -> Void] = [
      {
        cover.transform3D = self.closed
        self.place(cover, pages, isShrunk: true)
      },
      {
        cover.transform3D = self.opened(pages)
        coverShade?.alpha = Self.darkness
        shade?.alpha = 0
      },
      {
        // The opened cover leaves with the edge at which it is fixed.
        inner.transform = .identity
        self.place(cover, pages, isShrunk: false)
      },
    ]
    let stepsBack: [() -> Void] = [
      {
        inner.transform = back
        self.place(cover, pages, isShrunk: true)
      },
      {
        cover.transform3D = self.closed
        coverShade?.alpha = 0
        shade?.alpha = Self.darkness
      },
      {
        cover.transform3D = CATransform3DIdentity
        self.place(cover, pages, isShrunk: false)
      },
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
    if let cover = lower(pages) { place(cover, pages, isShrunk: false) }
    pages.flatten()
    for view in [shade, coverShade] { view?.removeFromSuperview() }
  }

  /// Puts the cover on the inner page, which has shrunk about its middle, or back where it fills the container.
  private func place(_ cover: UIView, _ pages: Pages, isShrunk: Bool) {
    cover.center = CGPoint(x: fixed.x + (isShrunk ? (1 - Self.back) / 2 * pages.size.width : 0), y: fixed.y)
  }

  private var closed: CATransform3D { CATransform3DMakeScale(Self.back, Self.back, 1) }

  private func opened(_ pages: Pages) -> CATransform3D {
    CATransform3DRotate(
      CATransform3DConcat(closed, Pages.perspective(Self.eyeDistance * pages.size.width)), -Self.opening, 0, 1, 0)
  }
}

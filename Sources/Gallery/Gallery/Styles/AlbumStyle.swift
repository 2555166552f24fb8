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
    kinds: [.push, .present, .tab], animator: { AlbumAnimator(move: $0) },
    timing: StyleTiming(percentage: { $0 }))
}

final class AlbumAnimator: BlockAnimator {
  /// The scale to which the pages shrink.
  private static let back: CGFloat = 0.86
  private static let angle: CGFloat = .pi * 0.52
  /// The distance of the eye in widths: 900 points for a page of 402.
  private static let eyeDistance: CGFloat = 900 / 402

  /// The shade of the cover on the inner page while the album is closed.
  private static let darkness: CGFloat = 0.4
  private var shade: UIView?
  /// The cover, and the inside of it, which lies below it and is seen when the cover has opened.
  private var covers: [UIView] = []
  /// The shades on the covers while the album is open.
  private var coverShades: [UIView] = []
  /// The middle of the cover's left edge when the cover fills the container.
  private var fixed = CGPoint.zero

  init(move: Move) { super.init(move: move, duration: 0.9) }

  override var hasBackdrop: Bool { true }

  override func prepare(_ pages: Pages) {
    guard let cover = lower(pages), let inner = upper(pages) else { return }
    pages.container.bringSubviewToFront(cover)
    // The cover itself is not seen from behind: its content would be mirrored.
    cover.layer.isDoubleSided = false
    let inside = UIView(frame: cover.frame)
    inside.backgroundColor = cover.backgroundColor
    pages.container.insertSubview(inside, belowSubview: cover)
    covers = [cover, inside]
    for cover in covers { cover.hinge(at: CGPoint(x: 0, y: 0.5)) }
    fixed = cover.center
    shade = inner.addShade(darkest: .minXEdge)
    coverShades = covers.map { $0.addShade(darkest: .minXEdge) }
    for shade in coverShades { shade.addRim() }
    if move.isForward {
      shade?.alpha = Self.darkness
      inner.transform = CGAffineTransform(scaleX: Self.back, y: Self.back)
    } else {
      turn(opened(pages), shaded: Self.darkness)
      place(pages, isShrunk: false)
      inner.transform = .identity
    }
  }

  override func run(_ pages: Pages, completion: @escaping () -> Void) {
    guard let inner = upper(pages) else { return completion() }
    let steps = move.isForward ? opening(inner, pages) : closing(inner, pages)
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: nil), delay: 0, options: .calculationModeLinear,
      animations: {
        for (index, step) in steps.enumerated() {
          UIView.addKeyframe(
            withRelativeStartTime: Self.starts[index], relativeDuration: Self.lengths[index], animations: step)
        }
      }, completion: { _ in completion() })
  }

  private static let starts = [0, 0.25, 0.75]
  private static let lengths = [0.25, 0.5, 0.25]

  private func opening(_ inner: UIView, _ pages: Pages) -> [() -> Void] {
    [
      {
        self.turn(self.closed, shaded: 0)
        self.place(pages, isShrunk: true)
      },
      {
        self.turn(self.opened(pages), shaded: Self.darkness)
        self.shade?.alpha = 0
      },
      {
        // The opened cover leaves with the edge at which it is fixed.
        inner.transform = .identity
        self.place(pages, isShrunk: false)
      },
    ]
  }

  private func closing(_ inner: UIView, _ pages: Pages) -> [() -> Void] {
    [
      {
        inner.transform = CGAffineTransform(scaleX: Self.back, y: Self.back)
        self.place(pages, isShrunk: true)
      },
      {
        self.turn(self.closed, shaded: 0)
        self.shade?.alpha = Self.darkness
      },
      {
        self.turn(CATransform3DIdentity, shaded: 0)
        self.place(pages, isShrunk: false)
      },
    ]
  }

  override func restore(_ pages: Pages) {
    place(pages, isShrunk: false)
    pages.flatten()
    covers.first?.layer.isDoubleSided = true
    for view in covers.dropFirst() + coverShades + [shade].compactMap({ $0 }) { view.removeFromSuperview() }
    covers = []
  }

  private func turn(_ transform: CATransform3D, shaded darkness: CGFloat) {
    for cover in covers { cover.transform3D = transform }
    for shade in coverShades { shade.alpha = darkness }
  }

  /// Puts the cover on the inner page, which has shrunk about its middle, or back where it fills the container.
  private func place(_ pages: Pages, isShrunk: Bool) {
    for cover in covers {
      cover.center = CGPoint(x: fixed.x + (isShrunk ? (1 - Self.back) / 2 * pages.size.width : 0), y: fixed.y)
    }
  }

  private var closed: CATransform3D { CATransform3DMakeScale(Self.back, Self.back, 1) }

  private func opened(_ pages: Pages) -> CATransform3D {
    CATransform3DRotate(
      CATransform3DConcat(closed, Pages.perspective(Self.eyeDistance * pages.size.width)), -Self.angle, 0, 1, 0)
  }
}

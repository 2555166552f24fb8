// SPDX-License-Identifier: MIT
import UIKit

/// Pan
///
/// The upper page slides by a width, and the lower one by half of it.
/// Try: Drag it back beside Slide and System in Compare.
/// Watch: The further away a page seems, the less it moves.
/// From: VCTransitionsLibrary (`CEPanAnimationController`: 320 and 160 points).
enum PanStyle {
  static let entry = TransitionStyle(
    id: "pan", title: "Pan", blurb: "The upper page slides by a width, the lower one by half of it.",
    kinds: [.push, .tab, .present], animator: { PanAnimator(move: $0) })
}

final class PanAnimator: BlockAnimator {
  /// The distance that the lower page moves, as a fraction of the width.
  private static let parallax: CGFloat = 0.5

  init(move: Move) { super.init(move: move, duration: 0.3) }

  override func prepare(_ pages: Pages) { arrange(pages, showsUpper: !move.isForward) }

  override func animate(_ pages: Pages) { arrange(pages, showsUpper: move.isForward) }

  override func restore(_ pages: Pages) {
    super.restore(pages)
    upper(pages)?.removeShadow()
  }

  private func arrange(_ pages: Pages, showsUpper: Bool) {
    let width = pages.size.width
    upper(pages)?.cast(PageShadow(), strength: showsUpper ? 1 : 0)
    upper(pages)?.transform = showsUpper ? .identity : CGAffineTransform(translationX: width, y: 0)
    lower(pages)?.transform = showsUpper ? CGAffineTransform(translationX: -Self.parallax * width, y: 0) : .identity
  }
}

// SPDX-License-Identifier: MIT
import UIKit

/// Cross fade
///
/// The page that leaves fades out over the other one.
/// Try: Compare it with Dissolve at a tenth of the speed.
/// Watch: Only one page changes its opacity, so that nothing shines through from behind both.
/// From: VCTransitionsLibrary (`CECrossfadeAnimationController`).
enum CrossFadeStyle {
  static let entry = TransitionStyle(
    id: "cross-fade", title: "Cross fade", blurb: "The page that leaves fades out over the other one.",
    kinds: [.push, .tab, .present], animator: { CrossFadeAnimator(move: $0) })
}

final class CrossFadeAnimator: BlockAnimator {
  init(move: Move) { super.init(move: move, duration: 1) }

  override func prepare(_ pages: Pages) {
    if let from = pages.from { pages.container.bringSubviewToFront(from) }
  }

  override func animate(_ pages: Pages) { pages.from?.alpha = 0 }

  override func restore(_ pages: Pages) { pages.from?.alpha = 1 }
}

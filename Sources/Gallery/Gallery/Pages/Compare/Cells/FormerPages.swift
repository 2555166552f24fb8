// SPDX-License-Identifier: MIT
import UIKit

/// Covers the pages of a cell with what they showed in their former size, until their transition has begun in the new one.
/// That takes some frames, in which the first page would be seen without the cover.
final class FormerPages {
  /// The size in points in which the transition has been measured.
  var size = CGSize.zero
  private var cover: UIView?

  /// The size in points of what covers the pages, or nil if nothing does.
  var coverSize: CGSize? { cover?.bounds.size }

  /// Covers the pages, which are about to get another size.
  func cover(_ pages: UIView) {
    guard cover == nil, let shown = pages.snapshotView(afterScreenUpdates: false) else { return }
    pages.superview?.insertSubview(shown, aboveSubview: pages)
    cover = shown
  }

  /// Stretches the cover to the size of the pages' frame.
  func stretch(to size: CGSize) {
    guard let cover else { return }
    let old = cover.bounds.size
    cover.transform = CGAffineTransform(scaleX: size.width / max(old.width, 1), y: size.height / max(old.height, 1))
    cover.center = CGPoint(x: size.width / 2, y: size.height / 2)
  }

  func uncover() {
    cover?.removeFromSuperview()
    cover = nil
  }
}

// SPDX-License-Identifier: MIT
import UIKit

/// Ghosts of a cell's pages at every tenth of its duration.
final class OnionSkin: UIView {
  /// The opacity of each ghost. Where all of them agree, they are as dark as the page.
  private static let opacity: CGFloat = 0.22
  private static let count = 10

  /// Makes the ghosts of a cell that is ready, in the coordinates of its frame.
  init(of cell: CompareCell) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    let fractions = (1..<Self.count).map {
      cell.motion.fraction(at: cell.motion.duration * Double($0) / Double(Self.count))
    }
    let pages = cell.pagesView
    let ghosts = cell.withFractions(fractions) { pages.snapshotView(afterScreenUpdates: false) }
    for case let ghost? in ghosts {
      ghost.center = pages.center
      ghost.transform = pages.transform
      ghost.alpha = Self.opacity
      addSubview(ghost)
    }
  }

  required init?(coder: NSCoder) { nil }
}

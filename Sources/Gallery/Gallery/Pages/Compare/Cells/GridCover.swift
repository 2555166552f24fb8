// SPDX-License-Identifier: MIT
import UIKit

/// A picture of the cells that covers them while they get new pages, with a sign that there is work.
final class GridCover: UIView {
  /// The opacity of the background over the picture.
  private static let shade: CGFloat = 0.5

  private let spinner = UIActivityIndicatorView(style: .large)

  /// Returns nil if the grid has not been shown yet.
  init?(of grid: UIView) {
    guard let picture = grid.snapshotView(afterScreenUpdates: false) else { return nil }
    super.init(frame: grid.bounds)
    let shade = UIView(frame: bounds)
    shade.backgroundColor = UIColor.systemGroupedBackground.withAlphaComponent(Self.shade)
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    backgroundColor = .systemGroupedBackground
    for view in [picture, shade, spinner] { addSubview(view) }
    picture.frame = bounds
    spinner.startAnimating()
  }

  required init?(coder: NSCoder) { nil }
}

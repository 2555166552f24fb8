// SPDX-License-Identifier: MIT
import UIKit

/// A picture of the cells that covers them while they change, with a sign that there is work.
final class GridCover: UIView {
  /// The opacity of the background over the picture.
  private static let shade: CGFloat = 0.5

  private let sign: UIView

  /// - Parameter sign: The view in the middle.
  /// - Returns: Nil if the grid has not been shown yet.
  init?(of grid: UIView, sign: UIView) {
    guard let picture = grid.snapshotView(afterScreenUpdates: false) else { return nil }
    self.sign = sign
    super.init(frame: grid.bounds)
    let shade = UIView(frame: bounds)
    shade.backgroundColor = UIColor.systemGroupedBackground.withAlphaComponent(Self.shade)
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = .systemGroupedBackground
    clipsToBounds = true
    for view in [picture, shade, sign] { addSubview(view) }
    picture.frame = bounds
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    sign.bounds.size = sign.sizeThatFits(bounds.size)
    sign.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}

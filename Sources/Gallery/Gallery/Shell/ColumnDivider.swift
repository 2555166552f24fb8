// SPDX-License-Identifier: MIT
import UIKit

/// The inner edge of a column with a line beside it, which is dragged to change the column's width. It lies in the column,
/// because the edge of the page beside it belongs to the drags that pop.
final class ColumnDivider: UIView {
  /// The width in points in which the line can be grabbed.
  static let width: CGFloat = 9

  private let line = UIView()
  /// Called with the distance in points from one call to the next.
  var onDrag: ((CGFloat) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(line)
    addInteraction(StyledPointerInteraction(.columnResize()))
  }

  required init?(coder: NSCoder) { nil }

  /// The line follows the pointer from the first movement on, which a pan would take as a dead zone.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    onDrag?(touch.location(in: superview).x - touch.previousLocation(in: superview).x)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / max(contentScaleFactor, 1)
    line.frame = CGRect(x: bounds.width - pixel, y: 0, width: pixel, height: bounds.height)
  }
}

// SPDX-License-Identifier: MIT
import UIKit

/// A line between two columns that is dragged to change their widths.
final class ColumnDivider: UIView {
  /// The width in points in which the line can be grabbed.
  static let width: CGFloat = 9

  private let line = UIView()
  private lazy var pan = UIPanGestureRecognizer(target: self, action: Self.drag)
  /// Called with the distance in points from one call to the next.
  var onDrag: ((CGFloat) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(line)
    addGestureRecognizer(pan)
    addInteraction(StyledPointerInteraction(.columnResize()))
  }

  required init?(coder: NSCoder) { nil }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let distance = pan.translation(in: superview).x
    pan.setTranslation(.zero, in: superview)
    if distance != 0 { onDrag?(distance) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / max(contentScaleFactor, 1)
    line.frame = CGRect(x: (bounds.width / 2).rounded(), y: 0, width: pixel, height: bounds.height)
  }
}

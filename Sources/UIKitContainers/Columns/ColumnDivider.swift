// SPDX-License-Identifier: MIT

/// The line between two columns, which the mouse drags to change their widths.
final class ColumnDivider: UIView, UIPointerInteractionDelegate {
  private let line = UIView()
  private lazy var pan = UIPanGestureRecognizer(target: self, action: ColumnDivider.drag)
  /// Called when a drag begins, with `nil`, and then with the distance in points since it began.
  var onDrag: ((CGFloat?) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(line)
    addGestureRecognizer(pan)
    addInteraction(UIPointerInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  private func drag(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { onDrag?(nil) }
    if pan.state == .began || pan.state == .changed { onDrag?(pan.translation(in: superview).x) }
  }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    .columnResize()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / max(contentScaleFactor, 1)
    let middle = (ColumnMetrics.dividerWidth / 2).rounded(.down)
    line.frame = CGRect(x: middle, y: 0, width: pixel, height: bounds.height)
  }
}

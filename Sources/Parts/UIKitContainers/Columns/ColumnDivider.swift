// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The inner edge of a column with the line beside it, which the mouse drags to change the column's width. It lies within
/// the column, because the edge of the next column belongs to that one's drags.
final class ColumnDivider: UIView, UIPointerInteractionDelegate {
  private let line = UIView()
  private lazy var pan = DividerPan(target: self, action: ColumnDivider.drag)
  /// Whether the column is on the right.
  var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsLayout() } } }
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

  private func drag(_ pan: DividerPan) {
    if pan.state == .began { onDrag?(nil) }
    if pan.state == .began || pan.state == .changed { onDrag?(pan.translation(in: superview).x) }
  }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    .columnResize()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / max(contentScaleFactor, 1)
    line.frame = CGRect(x: isMirrored ? 0 : bounds.width - pixel, y: 0, width: pixel, height: bounds.height)
  }
}

/// A pan that begins with the first movement, so that the divider follows the pointer exactly.
private final class DividerPan: UIPanGestureRecognizer {
  override func deadZone(of translation: CGVector) -> CGVector? { translation == .zero ? nil : .zero }

  nonisolated deinit {}
}

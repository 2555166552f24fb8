// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The small bar at the top of a sheet, which shows that it can be dragged. A press on it moves the sheet to the next
/// detent.
final class SheetGrabberView: UIView {
  private let bar = UIView()
  /// Called when the grabber is pressed.
  var onPress: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    bar.backgroundColor = .tertiaryLabel
    bar.layer.cornerRadius = SheetMetrics.grabberSize.height / 2
    bar.isUserInteractionEnabled = false
    addSubview(bar)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.press))
  }

  required init?(coder: NSCoder) { fatalError("SheetGrabberView has no archives; create it with init(frame:)") }

  nonisolated deinit {}

  override class var drawsNothing: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = SheetMetrics.grabberSize
    bar.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: SheetMetrics.grabberTop, width: size.width,
      height: size.height)
  }

  private func press() { onPress?() }
}

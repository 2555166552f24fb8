// SPDX-License-Identifier: MIT
import UIKit

/// A handle of a cubic curve, which is dragged, or moved by the arrow keys while it has the focus.
final class CurveHandle: UIControl {
  static let side: CGFloat = 28
  /// The distance by which an arrow key moves it, in the curve's coordinates.
  private static let step: CGFloat = 0.02

  private let dot = UIView()
  /// Called with the distance in points by which the handle is dragged.
  var onDrag: ((CGPoint) -> Void)?
  /// Called with the distance in the curve's coordinates by which a key moves the handle along the time axis.
  var onStep: ((CGFloat) -> Void)?
  private var last = CGPoint.zero
  private let pointer = DragPointerInteraction()

  init(name: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    dot.frame = bounds.insetBy(dx: 7, dy: 7)
    dot.layer.cornerRadius = dot.bounds.width / 2
    dot.layer.borderWidth = 2
    dot.isUserInteractionEnabled = false
    addSubview(dot)
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = .adjustable
    addGestureRecognizer(
      UIHoverGestureRecognizer { [weak self] in
        let isOver = $0.state == .began || $0.state == .changed
        UIView.animate(withDuration: 0.15) {
          self?.dot.transform = isOver ? CGAffineTransform(scaleX: 1.25, y: 1.25) : .identity
        }
      })
    addInteraction(pointer)
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    dot.backgroundColor = tintColor
    dot.layer.borderColor = UIColor.white.cgColor
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    last = touch.location(in: superview)
    pointer.isDragging = true
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: superview)
    onDrag?(CGPoint(x: location.x - last.x, y: location.y - last.y))
    last = location
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    pointer.isDragging = false
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    pointer.isDragging = false
  }

  /// A drag of the handle neither scrolls the panel nor goes back.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer is UIPanGestureRecognizer ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func accessibilityIncrement() { onStep?(Self.step) }
  override func accessibilityDecrement() { onStep?(-Self.step) }
}

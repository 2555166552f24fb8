// SPDX-License-Identifier: MIT
import UIKit

/// A handle that marks a point. It is dragged, or moved by the arrow keys while it has the focus.
final class DragHandle: UIControl {
  static let side: CGFloat = 28
  /// The distance in points by which an arrow key moves it.
  private static let step: CGFloat = 4

  private let dot = UIView()
  /// Called with the position in the superview to which the user moves the handle. The owner places it.
  var onMove: ((CGPoint) -> Void)?
  /// Called when a drag has ended, and after each key.
  var onRelease: (() -> Void)?
  /// The distance from the pointer to the center during a drag.
  private var grip = CGPoint.zero
  private let pointer = DragPointerInteraction()

  init(name: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    layer.cornerRadius = Self.side / 2
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

  // MARK: Dragging

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: superview)
    grip = CGPoint(x: center.x - location.x, y: center.y - location.y)
    pointer.isDragging = true
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: superview)
    onMove?(CGPoint(x: location.x + grip.x, y: location.y + grip.y))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    release()
  }

  override func cancelTracking(with event: UIEvent?) {
    let wasTracking = isTracking
    super.cancelTracking(with: event)
    if wasTracking { release() }
  }

  private func release() {
    pointer.isDragging = false
    onRelease?()
  }

  /// A drag of the handle neither scrolls what is around it nor goes back.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer is UIPanGestureRecognizer ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: move) { super.pressesBegan(presses, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: move) { super.pressesChanged(presses, with: event) }
  }

  private func move(_ press: UIPress) -> Bool {
    guard isFocused else { return false }
    switch press.plainKey {
    case .keyboardLeftArrow: move(x: -1)
    case .keyboardRightArrow: move(x: 1)
    case .keyboardUpArrow: move(y: -1)
    case .keyboardDownArrow: move(y: 1)
    default: return false
    }
    return true
  }

  private func move(x: CGFloat = 0, y: CGFloat = 0) {
    onMove?(CGPoint(x: center.x + x * Self.step, y: center.y + y * Self.step))
    onRelease?()
  }

  override func accessibilityIncrement() { move(x: 1) }
  override func accessibilityDecrement() { move(x: -1) }
}

// SPDX-License-Identifier: MIT

/// The drag of a scroll view: of a finger or a mouse, of a touchpad, and of a wheel.
///
/// Only fingers have a dead zone, and they too have none where they have caught a moving content.
@MainActor
final class ScrollPan: UIPanGestureRecognizer {
  enum Device { case finger, touchpad, wheel }

  /// What does the dragging.
  private(set) var device = Device.finger
  /// The finger has stopped a moving content: whatever it does now is a drag.
  var hasCaught = false
  /// How far it had come when it asked to begin.
  private(set) var direction = CGVector.zero

  init() {
    super.init(target: nil, action: nil)
    allowedScrollTypesMask = .all
  }

  nonisolated deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let touch = touches.first {
      device = Device(touch.source)
      hasCaught = false
    }
    super.touchesBegan(touches, with: event)
  }

  override func deadZone(of travel: CGVector) -> CGVector? {
    direction = travel
    guard device != .finger || hasCaught else { return super.deadZone(of: travel) }
    return travel == .zero ? nil : .zero
  }

  override func reset() {
    super.reset()
    hasCaught = false
    direction = .zero
  }

  // Pinching goes on beside dragging.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { !(other is ScrollPinch && other.view === view) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    !(other is ScrollPinch && other.view === view)
  }
}

extension ScrollPan.Device {
  init(_ source: UITouch.Source) {
    self =
      switch source {
      case .contact, .transform: .finger
      case .scroll(isContinuous: true): .touchpad
      case .scroll(isContinuous: false): .wheel
      }
  }
}

/// The pinch of a scroll view.
@MainActor
final class ScrollPinch: UIPinchGestureRecognizer {
  nonisolated deinit {}

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { !(other is ScrollPan && other.view === view) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { !(other is ScrollPan && other.view === view) }
}

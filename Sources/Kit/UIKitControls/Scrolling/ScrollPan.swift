// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The recognizer of a scroll view's drags, by a finger or a mouse, by a touchpad, and by a wheel.
///
/// Only touches have a dead zone, except those that have stopped moving content. A touchpad scroll has to move a few points
/// before it begins, but these points are included in the drag.
final class ScrollPan: UIPanGestureRecognizer {
  enum Device { case finger, touchpad, wheel }

  /// The device that drags.
  private(set) var device = Device.finger
  /// Whether the finger has stopped moving content, so that any movement of the finger is a drag.
  var hasCaught = false
  /// The translation at which the recognizer was about to begin.
  private(set) var direction = CGVector.zero

  /// The part of the translation that clients have set, in window coordinates.
  private var setByClients = CGVector.zero

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

  override func deadZone(of translation: CGVector) -> CGVector? {
    direction = translation
    let isMoving = hasCaught || (view as? UIScrollView)?.engine.motion.animation != nil
    switch device {
    case .finger where !isMoving: return super.deadZone(of: translation)
    case .touchpad where !isMoving:
      return hypot(translation.dx, translation.dy) < TouchpadMetrics.hysteresis ? nil : .zero
    case .finger, .touchpad, .wheel: return translation == .zero ? nil : .zero
    }
  }

  /// Returns the translation of the drag in a view's coordinates, regardless of the translation that clients have set.
  func distance(in view: UIView?) -> CGPoint {
    let translation = translation(in: nil)
    return convert(CGVector(dx: translation.x - setByClients.dx, dy: translation.y - setByClients.dy), to: view)
  }

  override func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let before = self.translation(in: nil)
    super.setTranslation(translation, in: view)
    let after = self.translation(in: nil)
    setByClients = CGVector(
      dx: setByClients.dx + after.x - before.x, dy: setByClients.dy + after.y - before.y)
  }

  override func reset() {
    super.reset()
    setByClients = .zero
    hasCaught = false
    direction = .zero
  }

  // A pinch may continue during a drag.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !(other is ScrollPinch && other.view === view)
  }
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

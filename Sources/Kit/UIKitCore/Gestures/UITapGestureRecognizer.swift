// SPDX-License-Identifier: MIT

/// A recognizer of one or more taps or clicks.
///
/// A press may move up to 10 points. The taps of a multiple tap follow each other within 0.35 s.
///
/// ```swift
/// @MainActor func addZoom(to picture: UIView, zoom: @escaping () -> Void) {
///   let doubleTap = UITapGestureRecognizer { _ in zoom() }
///   doubleTap.numberOfTapsRequired = 2
///   picture.addGestureRecognizer(doubleTap)
/// }
/// ```
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The distance in points that a press may move. UIKit allows more for fingers. With a mouse, a longer movement is a
  /// drag, so the limit is the distance at which pans begin.
  private static let allowableMovement: CGFloat = 10
  /// The largest distance in points between the taps of a gesture. Estimated from UIKit.
  private static let allowableSeparation: CGFloat = 45
  /// The longest time in seconds between the taps of a gesture. Estimated from UIKit.
  private static let maximumInterval: TimeInterval = 0.35
  /// The longest duration in seconds of a tap if several are required. Estimated from UIKit. A single tap has no limit.
  private static let maximumDuration: TimeInterval = 0.75

  /// The number of taps. The default is 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers. The default is 1.
  open var numberOfTouchesRequired = 1
  /// The buttons of the mouse that must be down. The default is the primary button.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var firstLocation: CGPoint?
  private var tapStart: TimeInterval = 0
  private var maximumTouchCount = 0
  private var tapCount = 0

  /// Creates a recognizer that calls a closure, which it holds.
  public convenience init(handler: @escaping (UITapGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addTarget(handler)
  }

  nonisolated deinit {}

  override func accepts(_ touch: UITouch) -> Bool {
    touch.isContact && (touch.buttonMask.isEmpty || touch.buttonMask.contains(buttonMaskRequired))
  }

  /// Returns whether recognizing this gesture prevents another one: `false` for a tap recognizer that requires more
  /// taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    recognition.endWait()
    for touch in touches {
      if starts.isEmpty, let firstLocation,
        Self.distance(firstLocation, touch.windowLocation) > Self.allowableSeparation
      {
        state = .failed
        return
      }
      firstLocation = firstLocation ?? touch.windowLocation
      if starts.isEmpty { tapStart = touch.timestamp }
      starts[ObjectIdentifier(touch)] = touch.windowLocation
    }
    maximumTouchCount = max(maximumTouchCount, starts.count)
    if maximumTouchCount > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let movedTooFar = touches.contains { touch in
      guard let start = starts[ObjectIdentifier(touch)] else { return false }
      return Self.distance(start, touch.windowLocation) > Self.allowableMovement
    }
    if movedTooFar { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    guard state == .possible else { return }
    for touch in touches { starts[ObjectIdentifier(touch)] = nil }
    guard starts.isEmpty else { return }
    finishTap(at: touches.map(\.timestamp).max() ?? event.timestamp)
  }

  private func finishTap(at time: TimeInterval) {
    let tookTooLong = numberOfTapsRequired > 1 && time - tapStart > Self.maximumDuration
    guard maximumTouchCount == numberOfTouchesRequired, !tookTooLong else {
      state = .failed
      return
    }
    tapCount += 1
    maximumTouchCount = 0
    if tapCount == numberOfTapsRequired {
      state = .ended
    } else {
      recognition.wait(until: time + Self.maximumInterval) { [weak self] in self?.state = .failed }
    }
  }

  open override func reset() {
    super.reset()
    starts = [:]
    firstLocation = nil
    maximumTouchCount = 0
    tapCount = 0
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
}

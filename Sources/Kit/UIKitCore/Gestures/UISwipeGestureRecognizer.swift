// SPDX-License-Identifier: MIT

/// A recognizer of a quick movement in one direction.
///
/// It is recognized while the finger is down, after 50 points within 0.5 s.
///
/// ```swift
/// final class SlidesController: UIViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     let swipe = UISwipeGestureRecognizer(target: self, action: Self.showNext)
///     swipe.direction = .left
///     view.addGestureRecognizer(swipe)
///   }
///
///   private func showNext() {}
/// }
/// ```
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  nonisolated public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upward.
    public static let up = Direction(rawValue: 4)
    /// Downward.
    public static let down = Direction(rawValue: 8)
  }

  /// The smallest distance of a swipe in points. Estimated from UIKit.
  private static let minimumMovement: CGFloat = 50
  /// The largest deviation to either side in points. Estimated from UIKit.
  private static let maximumSidewaysMovement: CGFloat = 50
  /// The longest duration in seconds. Estimated from UIKit.
  private static let maximumDuration: TimeInterval = 0.5

  /// The directions that are recognized. The default is to the right.
  open var direction: Direction = .right
  /// The number of fingers. The default is 1.
  open var numberOfTouchesRequired = 1

  private var start: (time: TimeInterval, location: CGPoint)?

  /// Creates a recognizer that calls a closure, which it holds.
  public convenience init(handler: @escaping (UISwipeGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addTarget(handler)
  }

  nonisolated deinit {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    if numberOfTouches == numberOfTouchesRequired, let touch = touches.first {
      start = (touch.timestamp, recognition.location)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let start, let touch = touches.first else { return }
    let dx = recognition.location.x - start.location.x
    let dy = recognition.location.y - start.location.y
    if touch.timestamp - start.time > Self.maximumDuration {
      state = .failed
    } else if max(abs(dx), abs(dy)) >= Self.minimumMovement {
      let isStraight = min(abs(dx), abs(dy)) <= min(Self.maximumSidewaysMovement, max(abs(dx), abs(dy)) / 2)
      state = isStraight && direction.contains(Self.direction(dx, dy)) ? .ended : .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    if state == .possible { state = .failed }
  }

  open override func reset() {
    super.reset()
    start = nil
  }

  private static func direction(_ dx: CGFloat, _ dy: CGFloat) -> Direction {
    abs(dx) >= abs(dy) ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up)
  }
}

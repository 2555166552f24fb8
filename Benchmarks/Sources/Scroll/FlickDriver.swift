// SPDX-License-Identifier: MIT
import UIKit

/// Flicks a scroll view repeatedly. The content decelerates as after a drag, and is then flicked again, in the other
/// direction if it is near an end.
final class FlickDriver {
  private let scrollView: UIScrollView
  private var link: CADisplayLink?
  private var direction: CGFloat = 1
  private var throwStart: (time: CFTimeInterval, offset: CGFloat)?

  /// The velocity in points per second at the release: a fast flick.
  private static let velocity: CGFloat = 5000
  /// The fraction of the velocity that remains after a millisecond: `UIScrollView.DecelerationRate.normal`.
  private static let rate = 0.998
  /// The time in seconds between flicks, which ends well before the content stops.
  private static let period = 1.2

  init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

  func start() {
    link = CADisplayLink { [weak self] in self?.move(at: $0.targetTimestamp) }
    link?.add(to: .main, forMode: .common)
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  private func move(at time: CFTimeInterval) {
    let thrown = throwStart ?? (time, scrollView.contentOffset.y)
    throwStart = thrown
    let elapsed = time - thrown.time
    let y = thrown.offset + direction * Self.distance(after: elapsed)
    let end = max(scrollView.contentSize.height - scrollView.bounds.height, 0)
    scrollView.contentOffset.y = min(max(y, 0), end)
    if direction < 0 ? y <= 0 : y >= end {
      direction = -direction
      throwStart = nil
    } else if elapsed >= Self.period {
      throwStart = nil
    }
  }

  /// Returns the distance in points after a time: the integral of the velocity.
  private static func distance(after seconds: Double) -> CGFloat {
    velocity * (pow(rate, seconds * 1000) - 1) / (1000 * log(rate))
  }
}

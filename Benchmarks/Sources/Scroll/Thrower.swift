// SPDX-License-Identifier: MIT
import UIKit

/// Throws a scroll view again and again: it sets out fast, slows down as after a finger's throw, and is thrown anew, the
/// other way where it comes near an end.
final class Thrower {
  private let scrollView: UIScrollView
  private var link: CADisplayLink?
  private var direction: CGFloat = 1
  private var throwStart: (time: CFTimeInterval, offset: CGFloat)?

  /// Points per second as the finger leaves: a brisk throw.
  private static let velocity: CGFloat = 5000
  /// What is left of the velocity after a millisecond: `UIScrollView.DecelerationRate.normal`.
  private static let rate = 0.998
  /// Seconds until the next throw, well before the view comes to rest.
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

  /// How far a throw has gone: its velocity summed over time.
  private static func distance(after seconds: Double) -> CGFloat {
    velocity * (pow(rate, seconds * 1000) - 1) / (1000 * log(rate))
  }
}

// SPDX-License-Identifier: MIT
import UIKit

/// How far a movement is at a part of its duration, for animators that a hand scrubs linearly.
enum Pace {
  /// As the system's push: what is left falls by the same share in equal times.
  static func decay(_ time: CGFloat) -> CGFloat { (1 - exp(-rate * time)) / (1 - exp(-rate)) }

  /// As a critically damped spring.
  static func spring(_ time: CGFloat) -> CGFloat { 1 - (1 + frequency * time) * exp(-frequency * time) }

  static func easeInOut(_ time: CGFloat) -> CGFloat { time * time * (3 - 2 * time) }

  /// In a duration: a thousandth is left then.
  private static let rate: CGFloat = 7
  private static let frequency: CGFloat = 9.2
}

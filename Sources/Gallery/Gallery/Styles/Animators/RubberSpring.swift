// SPDX-License-Identifier: MIT
import UIKit

/// A spring with a mass of 1 that starts at rest.
struct RubberSpring {
  /// The time in seconds after which about a fiftieth of the swing is left.
  static let duration = 0.6

  let stiffness: CGFloat
  let damping: CGFloat

  /// The distance covered after a part of the duration, 0 at the start and exactly 1 at the end, where it is at rest.
  func distance(at part: CGFloat) -> CGFloat {
    let calm = 1 - part * part * part * part
    return 1 - remaining(at: part) * calm * calm
  }

  private func remaining(at part: CGFloat) -> CGFloat {
    let time = part * Self.duration
    let decay = damping / 2
    let frequency = (stiffness - decay * decay).squareRoot()
    return exp(-decay * time) * (cos(frequency * time) + decay / frequency * sin(frequency * time))
  }
}

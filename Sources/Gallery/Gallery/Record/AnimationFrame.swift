// SPDX-License-Identifier: MIT
import UIKit

/// A picture of an animation, and the time in seconds for which it is shown.
nonisolated struct AnimationFrame: Sendable {
  let image: CGImage
  let duration: Double

  /// The time in seconds for which the last frame of a transition is shown, before it starts again.
  private static let rest = 0.7

  /// Returns the frames of a transition at equal intervals of its duration in seconds.
  static func animation(_ images: [CGImage], duration: Double) -> [AnimationFrame] {
    let step = duration / Double(max(images.count - 1, 1))
    return images.enumerated().map { index, image in
      AnimationFrame(image: image, duration: index == images.count - 1 ? rest : step)
    }
  }
}

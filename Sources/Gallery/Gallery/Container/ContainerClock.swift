// SPDX-License-Identifier: MIT
import UIKit

/// Controls the time of a layer and its sublayers: pauses it, moves it or lets it run.
///
/// It sets only `speed`, `timeOffset` and `beginTime`: local time is (parent − beginTime) · speed + timeOffset.
struct ContainerClock {
  private let layer: CALayer
  /// The time in seconds, in local time, from progress 0 to progress 1.
  let duration: Double
  /// The layer's time at progress 0.
  private let begin: Double

  /// Creates a clock whose progress is 0 at the layer's current time.
  init(layer: CALayer, duration: Double) {
    self.layer = layer
    self.duration = max(duration, Self.shortest)
    begin = layer.convertTime(CACurrentMediaTime(), from: nil)
  }

  /// The shortest duration in seconds. It keeps the progress defined for animators whose duration is 0.
  private static let shortest = 0.001

  /// The elapsed fraction of the duration, from 0 to 1, regardless of the timing curves of the animations.
  var progress: Double { (layer.convertTime(CACurrentMediaTime(), from: nil) - begin) / duration }

  /// Stops the layer's time at a progress.
  func pause(at progress: Double) {
    layer.speed = 0
    layer.beginTime = 0
    layer.timeOffset = begin + progress * duration
  }

  /// Lets the layer's time run from a progress. Animations that end before it are complete.
  func run(from progress: Double, speed: Double = 1) {
    layer.beginTime = layer.superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
    layer.timeOffset = begin + progress * duration
    layer.speed = Float(speed)
  }

  /// Returns the layer to the time of its superlayer.
  func release() {
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
  }
}

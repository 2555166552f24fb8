// SPDX-License-Identifier: MIT
import UIKit

/// The time of a layer and of all below it, in a hand: it stands, is moved, or runs.
///
/// All of it is `speed`, `timeOffset` and `beginTime`: local time is (parent − beginTime) · speed + timeOffset.
struct ContainerClock {
  private let layer: CALayer
  /// Seconds of local time from progress 0 to progress 1.
  let duration: Double
  /// The layer's time at progress 0.
  private let begin: Double

  /// Takes the layer's time now for the start.
  init(layer: CALayer, duration: Double) {
    self.layer = layer
    self.duration = max(duration, Self.shortest)
    begin = layer.convertTime(CACurrentMediaTime(), from: nil)
  }

  /// Keeps the progress defined for animators that say they take no time.
  private static let shortest = 0.001

  /// In time, whatever the curve of what is animated: 0 at the start and 1 after the duration.
  var progress: Double { (layer.convertTime(CACurrentMediaTime(), from: nil) - begin) / duration }

  /// Stands at a progress.
  func hold(at progress: Double) {
    layer.speed = 0
    layer.beginTime = 0
    layer.timeOffset = begin + progress * duration
  }

  /// Runs on from a progress; what ends on the way is complete.
  func run(from progress: Double, speed: Double = 1) {
    layer.beginTime = layer.superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
    layer.timeOffset = begin + progress * duration
    layer.speed = Float(speed)
  }

  /// The layer has its superlayer's time again.
  func release() {
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
  }
}

// SPDX-License-Identifier: MIT

/// A model of time, in which the time of an object follows from that of its parent.
///
/// The local time is `(parent time − beginTime) · speed + timeOffset`. Layers and animations conform.
///
/// ```swift
/// @MainActor func pause(_ layer: CALayer) {
///   let time = layer.convertTime(CACurrentMediaTime(), from: nil)
///   layer.speed = 0
///   layer.timeOffset = time
/// }
/// ```
@preconcurrency @MainActor public protocol CAMediaTiming {
  /// The time at which the object begins, in seconds of its parent's time. On an animation, 0 means the time of the
  /// commit.
  var beginTime: CFTimeInterval { get set }

  /// The length of one cycle, in seconds of local time.
  var duration: CFTimeInterval { get set }

  /// The seconds of local time per second of the parent's time.
  var speed: Float { get set }

  /// An offset that is added to the local time, in seconds.
  var timeOffset: CFTimeInterval { get set }

  /// The number of cycles, which can be fractional or infinite. 0 means one cycle.
  var repeatCount: Float { get set }

  /// The time for which cycles repeat, in seconds. If it is not 0, `repeatCount` has no effect.
  var repeatDuration: CFTimeInterval { get set }

  /// Whether every cycle also runs backward, which doubles its length.
  var autoreverses: Bool { get set }

  /// The values that apply before the active duration and after it.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// A duration or a point in time, in seconds.
public typealias CFTimeInterval = Double

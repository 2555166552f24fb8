// SPDX-License-Identifier: MIT

/// A model of time: how an object's own time follows from its parent's.
///
/// The active local time is `(parent − beginTime) · speed + timeOffset`.
public protocol CAMediaTiming {
  /// When the object begins, in its parent's time; 0 on an animation stands for "when it is committed".
  var beginTime: CFTimeInterval { get set }
  /// Of one cycle, in seconds of local time.
  var duration: CFTimeInterval { get set }
  /// Local seconds for each second of the parent.
  var speed: Float { get set }
  /// An additional offset in local time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// Cycles to run; may be a fraction, and infinite. 0 is one.
  var repeatCount: Float { get set }
  /// For how many seconds to repeat; takes the place of `repeatCount` where it is not 0.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each cycle runs back after it has run forward, and so takes twice `duration`.
  var autoreverses: Bool { get set }
  /// What shows outside the active duration.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Seconds.
public typealias CFTimeInterval = Double

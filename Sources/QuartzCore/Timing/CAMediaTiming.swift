// SPDX-License-Identifier: MIT

/// A model of time: how an object's own time follows from its parent's.
///
/// The active local time is `(parent − beginTime) · speed + timeOffset`.
public protocol CAMediaTiming {
  /// When the object begins, in its parent's time; 0 on an animation stands for "when it is committed".
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  /// Local seconds for each second of the parent.
  var speed: Float { get set }
  /// An additional offset in local time.
  var timeOffset: CFTimeInterval { get set }
  /// May be a fraction, and infinite.
  var repeatCount: Float { get set }
  /// For how many seconds to repeat; takes the place of `repeatCount` where it is not 0.
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  /// What shows outside the active duration.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Seconds.
public typealias CFTimeInterval = Double

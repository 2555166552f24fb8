// SPDX-License-Identifier: MIT

/// The kind of a timing.
nonisolated public enum UITimingCurveType: Int, Sendable {
  /// A predefined curve.
  case builtin = 0
  /// A cubic Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// A curve and a spring. The spring is used.
  case composed
}

/// An object that provides the pacing of a property animator.
///
/// Use ``UICubicTimingParameters`` or ``UISpringTimingParameters``. In contrast to UIKit, the protocol does not include
/// `NSCoding`.
nonisolated public protocol UITimingCurveProvider: AnyObject, NSCopying {
  /// The kind of the timing, which tells which parameters are used.
  var timingCurveType: UITimingCurveType { get }

  /// The curve, or `nil`.
  var cubicTimingParameters: UICubicTimingParameters? { get }

  /// The spring, or `nil`.
  var springTimingParameters: UISpringTimingParameters? { get }
}

// SPDX-License-Identifier: MIT

/// What a timing is made of.
nonisolated public enum UITimingCurveType: Int, Sendable {
  /// One of UIView's curves.
  case builtin = 0
  case cubic
  case spring
  /// Both; the spring is the one that is used.
  case composed
}

/// Says how a property animator is paced.
///
/// Apple's is NSCoding, too; here there is nothing to archive.
nonisolated public protocol UITimingCurveProvider: NSCopying {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

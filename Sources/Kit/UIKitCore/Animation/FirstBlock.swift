// SPDX-License-Identifier: MIT

/// The first animation block that begins while a closure runs, such as the set-up of an animator.
@MainActor
package enum FirstBlock {
  private enum Finding {
    case nothing
    /// A block with the timing; without one if its keyframes have timings of their own.
    case block((any UITimingCurveProvider)?)
  }

  /// The first block that each of the running closures has begun, from the outermost closure to the innermost.
  private static var findings: [Finding] = []

  static func note(_ timing: BlockTiming, hasKeyframes: Bool) {
    guard case .nothing? = findings.last else { return }
    findings[findings.count - 1] = .block(hasKeyframes ? nil : timing.provider)
  }

  /// Runs the closure, and returns the curve or the spring of the first block that it begins. Returns nil if it begins
  /// none, or one of keyframes.
  package static func timing(during body: () -> Void) -> (any UITimingCurveProvider)? {
    findings.append(.nothing)
    body()
    guard case .block(let timing) = findings.removeLast() else { return nil }
    return timing
  }
}

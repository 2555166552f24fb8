// SPDX-License-Identifier: MIT

/// The figures of the stock transitions.
///
/// Where it says measured: on the simulator of iOS 27.0, 402 points wide, by the authors of swift_transitions
/// (github.com/JakeThomson/swift_transitions, `docs/parity-plan.md`). Apple documents none of them.
package enum TransitionMetrics {
  /// The remaining distance of a push or pop falls to 1/e in so many seconds. Measured 59…61 ms.
  package static let pushTimeConstant = 0.060
  /// How far the covered page moves, in widths. Measured 0.299…0.302.
  static let parallax: CGFloat = 0.30
  /// How dark the covered page gets. Measured.
  static let dimming: CGFloat = 0.10
  /// Radians per second of the spring that ends an interactive transition. Measured.
  static let settlingFrequency = 22.0
  /// Its damping ratio. Measured.
  static let settlingDamping = 0.85
  /// The black of the shadow beside the upper page, from the page's edge outwards, as (points, alpha). Measured.
  static let edgeShadow: [(distance: CGFloat, alpha: CGFloat)] = [
    (0, 0.024), (2, 0.02), (10, 0.012), (16, 0.004), (20, 0),
  ]
  /// The spring that covers: stiffness and damping with a mass of 1. The standard spring of Flutter's Cupertino library.
  static let coverStiffness = 522.35
  static let coverDamping = 45.71
  /// Seconds. Observed; Apple documents none.
  static let flipDuration = 0.75
  /// Seconds. Observed, 0.3…0.4; Apple documents none.
  static let dissolveDuration = 0.35
  /// Points from which a page that turns is seen. Eyeballed.
  static let eyeDistance: CGFloat = 1000
  /// The duration in seconds of the dissolve that replaces motion. Measured.
  package static let reducedMotionDuration = 0.14
  /// Differences in progress below this value count as zero: a thousandth of a pixel on any screen.
  static let leastDistance = 1e-7
  /// The seconds in which a transition settles that is at its end already.
  static let shortestSettling = 0.001
}

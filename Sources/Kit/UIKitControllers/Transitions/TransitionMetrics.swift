// SPDX-License-Identifier: MIT

/// The metrics of the stock transitions.
///
/// “Measured” means measured on the simulator of iOS 27.0, 402 points wide, by the authors of swift_transitions
/// (github.com/JakeThomson/swift_transitions, `docs/parity-plan.md`). Apple documents none of the values.
package enum TransitionMetrics {
  /// The time in seconds in which the remaining distance of a push or pop falls to 1/e. Measured: 59…61 ms.
  package static let pushTimeConstant = 0.060
  /// The distance that the covered page moves, as a multiple of its width. Measured: 0.299…0.302.
  static let parallax: CGFloat = 0.30
  /// The alpha of the black view over the covered page. Measured.
  static let dimming: CGFloat = 0.10
  /// The angular frequency of the spring that ends an interactive transition, in radians per second. Measured.
  static let settlingFrequency = 22.0
  /// Its damping ratio. Measured.
  static let settlingDamping = 0.85
  /// The stops of the black shadow beside the upper page, as distances in points from the page's edge, with their alpha.
  /// Measured.
  static let edgeShadow: [(distance: CGFloat, alpha: CGFloat)] = [
    (0, 0.024), (2, 0.02), (10, 0.012), (16, 0.004), (20, 0),
  ]
  /// The stiffness of the spring of a vertical cover, with a mass of 1. From the standard spring of Flutter's Cupertino
  /// library.
  static let coverStiffness = 522.35
  /// The damping of the same spring.
  static let coverDamping = 45.71
  /// In seconds. Observed on iOS.
  static let flipDuration = 0.75
  /// The opacity of the black over a page that is seen from its edge. Estimated.
  static let flipDimming: CGFloat = 0.4
  /// The colour behind pages that flip, which is darker than they are. Chosen; iOS shows the window, which is black by
  /// default.
  static let backdrop = UIColor { $0.userInterfaceStyle == .dark ? .black : UIColor(white: 0.2, alpha: 1) }
  /// The colour and the width in points of the rim of a page that turns or shrinks. In the dark appearance, the page may
  /// be as black as the view behind it. Chosen.
  static let rim = UIColor { UIColor(white: 1, alpha: $0.userInterfaceStyle == .dark ? 0.35 : 0) }
  static let rimWidth: CGFloat = 1
  /// The opacity of the shadow above a page that covers another one, by the distance from its edge in points. Estimated.
  static let coverShadow: [(distance: CGFloat, alpha: CGFloat)] = [(0, 0.16), (4, 0.08), (10, 0.03), (18, 0)]
  /// In seconds. Observed on iOS: 0.3…0.4 s.
  static let dissolveDuration = 0.35
  /// The distance in points of the viewer from a page that flips. Estimated.
  static let eyeDistance: CGFloat = 1000
  /// The duration in seconds of the dissolve that replaces motion. Measured.
  package static let reducedMotionDuration = 0.14
  /// Differences in progress below this value count as zero: a thousandth of a pixel on any screen.
  static let leastDistance = 1e-7
  /// The minimum duration of settling, in seconds, so that the end is never reached within the call that starts it.
  static let shortestSettling = 0.001
  /// The part of the distance by which a cubic polynomial with the slopes -1 and 1 at its ends first moves away: its
  /// minimum, where 6s² − 8s + 1 = 0.
  static let turnaroundOvershoot = 0.068
}

// SPDX-License-Identifier: MIT
import CoreGraphics

/// The metrics of the zoom transition.
///
/// Measured on the simulator of iOS 27.0 by the authors of swift_transitions (see `TransitionMetrics`), except where it says
/// chosen. Apple documents none of them.
enum ZoomMetrics {
  /// Radians per second of the critically damped spring of a push and of a pop without a gesture. Measured 18…19.75.
  static let frequency = 19.0
  /// The part of the progress in which the source's picture fades out or in. Measured.
  static let fade = 0.55
  /// The black over the covered page. Measured.
  static let dimming: CGFloat = 0.15
  /// How large the covered page is. Measured.
  static let coveredScale: CGFloat = 0.914
  /// The card's shadow. Measured: alpha, points down, and points of blur, which is twice the layer's radius.
  static let shadowAlpha: CGFloat = 0.24
  static let shadowOffset: CGFloat = 4
  static let shadowBlur: CGFloat = 30

  /// How much smaller the card is after a drag over the page's height, or its width from the edge. Measured.
  static let shrinking: CGFloat = 0.67
  /// The scale from which a drag downward shrinks the card ever less. Measured.
  static let knee: CGFloat = 0.52
  /// No drag makes it smaller than this. Measured.
  static let floor: CGFloat = 0.37

  /// Returns the scale that shows for one that a drag downward asks for: below the knee it approaches the floor.
  static func resisted(_ scale: CGFloat) -> CGFloat {
    scale >= knee ? scale : knee - (knee - floor) * (1 - exp((scale - knee) / (knee - floor)))
  }

  /// Returns the scale that a drag downward asks for when another shows: the inverse of `resisted(_:)`.
  static func unresisted(_ scale: CGFloat) -> CGFloat {
    if scale >= knee { return scale }
    return scale > floor ? knee + (knee - floor) * log(1 - (knee - scale) / (knee - floor)) : -.infinity
  }

  /// How far the card follows sideways. Measured.
  static let sideways: CGFloat = 0.56
  /// A card that is released below this scale leaves. Measured.
  static let panCommit: CGFloat = 0.905
  static let edgeCommit: CGFloat = 0.70
  static let pinchCommit: CGFloat = 0.5
  /// The points per second of a throw that returns the page, however small it is. Chosen: a deliberate throw.
  static let throwBack: CGFloat = 300

  /// The spring to the source. Measured: radians per second and damping ratio.
  static let landing = (frequency: 15.0, damping: 0.75)
  /// The spring back to the page. Measured.
  static let returning = (frequency: 22.0, damping: 0.9)
  /// Radians per second of the critically damped spring of a thrown card's size. Chosen: the size is there when the
  /// position first is.
  static let shapeFrequency = 22.0
  /// The greatest initial velocity of a spring, relative to its distance, where hardly any is left. Chosen.
  static let fastest = 40.0
  /// The smallest distance in points: less than a pixel.
  static let leastDistance: CGFloat = 0.25
  /// How large a card without a source gets while it fades out. Chosen.
  static let lostScale: CGFloat = 0.6
}

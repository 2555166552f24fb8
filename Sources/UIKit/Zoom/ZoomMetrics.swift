// SPDX-License-Identifier: MIT
import CoreGraphics

/// The figures of the zoom transition.
///
/// Measured on the simulator of iOS 27.0 by the authors of swift_transitions (see `TransitionMetrics`), except where it says
/// chosen. Apple documents none of them.
enum ZoomMetrics {
  /// Radians per second of the critically damped spring of a push and of a pop that nobody drags. Measured 18…19.75.
  static let frequency = 19.0
  /// The part of the way in which the source's picture fades out or in. Measured.
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
  /// Where a drag downwards begins to shrink the card less. Measured.
  static let knee: CGFloat = 0.52
  /// No drag makes it smaller than this. Measured.
  static let floor: CGFloat = 0.37
  /// How far the card follows sideways. Measured.
  static let sideways: CGFloat = 0.56
  /// A card that is let go smaller than this goes. Measured.
  static let panCommit: CGFloat = 0.905
  static let edgeCommit: CGFloat = 0.70
  static let pinchCommit: CGFloat = 0.5
  /// Points per second against the way out that bring the page back, however small it is. Chosen: a deliberate throw.
  static let throwBack: CGFloat = 300

  /// The spring to the source. Measured: radians per second and damping ratio.
  static let landing = (frequency: 15.0, damping: 0.75)
  /// The spring back to the page. Measured.
  static let returning = (frequency: 22.0, damping: 0.9)
  /// Radians per second of the critically damped spring of a thrown card's size. Chosen: the size has come when the place
  /// first has.
  static let shapeFrequency = 22.0
  /// Ways per second that a spring begins with at most, where hardly any way is left. Chosen.
  static let fastest = 40.0
  /// Points that count as some way: less than a pixel.
  static let leastTravel: CGFloat = 0.25
  /// How large a card without a source gets while it fades out. Chosen.
  static let lostScale: CGFloat = 0.6
}

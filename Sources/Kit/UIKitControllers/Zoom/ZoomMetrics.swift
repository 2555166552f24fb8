// SPDX-License-Identifier: MIT
import UIKitCore

/// The metrics of the zoom transition.
///
/// “Measured” means measured on the simulator of iOS 27.0 by the authors of swift_transitions (see `TransitionMetrics`).
/// Apple documents none of the values.
enum ZoomMetrics {
  /// The angular frequency of the critically damped spring of a push and of a pop without a gesture, in radians per second.
  /// Measured: 18…19.75.
  static let frequency = 19.0
  /// The fraction of the progress in which the source's picture fades out or in. Measured.
  static let fade = 0.55
  /// The fraction of the progress, next to the source, in which a bitmap takes the shape that it has on the page. Chosen:
  /// it has this shape before much of it has faded.
  static let cropping: CGFloat = 0.15
  /// The alpha of the black view over the covered page. Measured.
  static let dimming: CGFloat = 0.15
  /// The scale of the covered page. Measured.
  static let coveredScale: CGFloat = 0.914
  /// The radius of the corners of both cards, in points. Chosen: that of the card on iOS is the screen's.
  static let cornerRadius: CGFloat = 12
  /// The scale of the page from which the corners of its card lose their radius, because the open page has none. Chosen.
  static let squaring: CGFloat = 0.95
  /// The colour behind the covered page, which is darker than the page. Chosen.
  static let backdrop = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0 : 0.7, alpha: 1) }
  /// The alpha of the card's shadow. Measured.
  static let shadowAlpha: CGFloat = 0.24
  /// The downward offset of the card's shadow, in points. Measured.
  static let shadowOffset: CGFloat = 4
  /// The blur of the card's shadow in points, which is twice the layer's shadow radius. Measured.
  static let shadowBlur: CGFloat = 30

  /// The decrease of the card's scale by a drag over the page's height, or from the edge over its width. Measured.
  static let shrinking: CGFloat = 0.67
  /// The scale below which a drag downward shrinks the card progressively less. Measured.
  static let knee: CGFloat = 0.52
  /// The smallest scale that a drag can reach. Measured.
  static let floor: CGFloat = 0.37

  /// Returns the scale of the card for the unresisted scale of a drag downward. Below the knee it approaches the floor.
  static func resisted(_ scale: CGFloat) -> CGFloat {
    scale >= knee ? scale : knee - (knee - floor) * (1 - exp((scale - knee) / (knee - floor)))
  }

  /// Returns the unresisted scale of a drag downward for the scale of the card. The inverse of `resisted(_:)`.
  static func unresisted(_ scale: CGFloat) -> CGFloat {
    if scale >= knee { return scale }
    return scale > floor ? knee + (knee - floor) * log(1 - (knee - scale) / (knee - floor)) : -.infinity
  }

  /// The movement of the card sideways, as a multiple of the finger's. Measured.
  static let sideways: CGFloat = 0.56
  /// The scale below which a drag downward dismisses the page at its release. Measured.
  static let panCommit: CGFloat = 0.905
  /// The scale below which a drag from the edge dismisses the page at its release. Measured.
  static let edgeCommit: CGFloat = 0.70
  /// The scale below which a pinch dismisses the page at its release. Measured.
  static let pinchCommit: CGFloat = 0.5
  /// The velocity in points per second with which a throw back cancels the dismissal at any scale. Chosen: a deliberate
  /// throw.
  static let throwBack: CGFloat = 300

  /// The spring of a thrown card to the source: angular frequency in radians per second, and damping ratio. Measured.
  static let landing = (frequency: 15.0, damping: 0.75)
  /// The spring of a thrown card back to the open page, in the same units. Measured.
  static let returning = (frequency: 22.0, damping: 0.9)
  /// The angular frequency of the critically damped spring of a thrown card's size, in radians per second. Chosen such
  /// that the size reaches its end when the position first does.
  static let shapeFrequency = 22.0
  /// The maximum initial velocity of a spring relative to its distance, which limits it when the distance is tiny. Chosen.
  static let fastest = 40.0
  /// The minimum distance of a spring in points, less than a pixel.
  static let leastDistance: CGFloat = 0.25
  /// The final scale of a card that fades out because it has no source. Chosen.
  static let lostScale: CGFloat = 0.6
}

// SPDX-License-Identifier: MIT

/// The metrics of sheets, in points unless a comment says otherwise.
///
/// Apple documents none of them. Those without a source are estimated from iOS 15…18 and iPadOS.
enum SheetMetrics {
  /// The distance of a sheet at its large detent from the top of the safe area: enough of the page behind to be seen
  /// and clicked. (On an iPhone it is little more than the status bar.)
  static let largeTopGap: CGFloat = 44
  /// The medium detent as a fraction of the container's height.
  static let mediumShare: CGFloat = 0.5
  /// The width of a page sheet in a wide window. That of iPadOS.
  static let pageWidth: CGFloat = 704
  /// The size of a form sheet whose controller has no preferred size. Commonly reported for UIKit.
  static let formSize = CGSize(width: 540, height: 620)
  /// The distance of a card from the window's edges.
  static let cardMargin: CGFloat = 24
  static let cornerRadius: CGFloat = 12

  static let grabberSize = CGSize(width: 36, height: 5)
  static let grabberTop: CGFloat = 5
  /// The area at the top of the sheet in which a press hits the grabber.
  static let grabberHitSize = CGSize(width: 120, height: 24)

  /// The opacity of the black over the page behind.
  static let dimming: CGFloat = 0.2
  static let darkDimming: CGFloat = 0.48
  /// The seconds in which the dimming fades out if the sheet is dismissed together with what it presents.
  static let vanishingDuration = 0.2
  static let shadowOpacity: Float = 0.18
  static let shadowRadius: CGFloat = 24
  static let shadowOffset = CGSize(width: 0, height: 6)

  /// The farthest that a sheet can be dragged up past its largest detent.
  static let stretchAbove: CGFloat = 64
  /// The farthest that a sheet can be dragged down if it must not be dismissed.
  static let stretchBelow: CGFloat = 120

  /// Radians per second of the critically damped spring that presents a sheet: the standard spring of Flutter's
  /// Cupertino library (stiffness 522.35, damping 45.71, mass 1), which takes half a second.
  static let presentingFrequency = 22.855
}

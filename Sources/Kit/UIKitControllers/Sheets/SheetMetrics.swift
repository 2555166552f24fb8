// SPDX-License-Identifier: MIT

/// The metrics of sheets, in points unless a comment says otherwise.
///
/// Apple documents none of the values. Those without a source are estimated from iOS 15…18 and iPadOS.
enum SheetMetrics {
  /// The distance of a sheet at its large detent from the top of the safe area. It leaves enough of the page behind visible
  /// to be clicked. (On an iPhone it is little more than the status bar.)
  static let largeTopGap: CGFloat = 44
  /// The medium detent as a fraction of the container's height.
  static let mediumShare: CGFloat = 0.5
  /// The width of a page sheet in a wide window. As on iPadOS.
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

  /// The alpha of the black view over the page behind in the light appearance.
  static let dimming: CGFloat = 0.2
  /// The alpha of the black view over the page behind in the dark appearance.
  static let darkDimming: CGFloat = 0.48
  /// The time in seconds in which the dimming fades out if the sheet is dismissed together with a controller that it
  /// presents.
  static let vanishingDuration = 0.2
  static let shadowOpacity: Float = 0.18
  static let shadowRadius: CGFloat = 24
  static let shadowOffset = CGSize(width: 0, height: 6)

  /// The maximum distance by which a sheet can be dragged up past its largest detent.
  static let stretchAbove: CGFloat = 64
  /// The maximum distance by which a sheet can be dragged down if it must not be dismissed.
  static let stretchBelow: CGFloat = 120

  /// The angular frequency of the critically damped spring that presents a sheet, in radians per second. From the standard
  /// spring of Flutter's Cupertino library (stiffness 522.35, damping 45.71, mass 1), which takes half a second.
  static let presentingFrequency = 22.855
}

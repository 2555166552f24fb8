// SPDX-License-Identifier: MIT

/// The figures of sheets, in points unless it says otherwise.
///
/// Apple documents none of them. Where nothing is said, they are by eye, from iOS 15…18 and iPadOS.
enum SheetMetrics {
  /// A sheet at its large detent leaves so much of the window above it, below the safe area: on an iPhone the status
  /// bar and a little more, here enough of the page behind to be seen and clicked.
  static let largeTopGap: CGFloat = 44
  /// The medium detent's part of the container's height.
  static let mediumShare: CGFloat = 0.5
  /// The width of a page sheet on a wide window. iPadOS's.
  static let pageWidth: CGFloat = 704
  /// The size of a form sheet whose controller prefers none. Lore from UIKit's headers.
  static let formSize = CGSize(width: 540, height: 620)
  /// A card keeps so far from the window's edges.
  static let cardMargin: CGFloat = 24
  static let cornerRadius: CGFloat = 12

  static let grabberSize = CGSize(width: 36, height: 5)
  static let grabberTop: CGFloat = 5
  /// The strip at the top of the sheet where a press finds the grabber.
  static let grabberReach = CGSize(width: 120, height: 24)

  /// How black the page behind gets.
  static let dimming: CGFloat = 0.2
  static let darkDimming: CGFloat = 0.48
  /// Seconds in which the dimming goes of a sheet that vanishes with what was over it.
  static let vanishingDuration = 0.2
  static let shadowOpacity: Float = 0.18
  static let shadowRadius: CGFloat = 24
  static let shadowOffset = CGSize(width: 0, height: 6)

  /// The farthest that a sheet can be pulled up past its largest detent.
  static let stretchAbove: CGFloat = 64
  /// The farthest that a sheet can be pulled down that must not be dismissed.
  static let stretchBelow: CGFloat = 120

  /// Radians per second of the spring, critically damped, that brings a sheet up. Its large iPhone self arrives in the
  /// half second of SEMANTICS' "cover vertical"; it is Flutter's and UIKit's standard spring (k 522.35, c 45.71, m 1).
  static let presentingFrequency = 22.855
}

// SPDX-License-Identifier: MIT

/// The metrics of swipes.
enum SwipeMetrics {
  /// The distance in points of touchpad scrolling for one unit of progress, such as a page. From libadwaita.
  static let touchpadDistance: CGFloat = 400

  /// The time in seconds by which the movement is projected at a release. Measured on iOS 27 (see `TransitionMetrics`).
  static let projection = 0.12
  /// The fraction of the distance between two snap points from which a release leads to the farther one. Measured for pops
  /// on iOS 27: 0.50…0.53.
  static let threshold = 0.5
  /// The width in points of the page on which the projection and the threshold were measured.
  static let measuredWidth: CGFloat = 402
  /// The points per second from which a release on a wider page decides by its direction. Chosen: on the measured page,
  /// such a release finishes after a quarter of the width.
  static let flick: CGFloat = 800
}

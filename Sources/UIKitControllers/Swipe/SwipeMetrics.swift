// SPDX-License-Identifier: MIT

/// The tunables of swipes.
enum SwipeMetrics {
  /// The points of touchpad scrolling that correspond to one unit of progress, such as a page. libadwaita's.
  static let touchpadDistance: CGFloat = 400

  /// The seconds of further movement that a release is credited with. Measured on iOS 27 (see `TransitionMetrics`).
  static let projection = 0.12
  /// The fraction of the distance between two snap points from which a release leads to the farther one. Measured there
  /// for pops, 0.50…0.53.
  static let threshold = 0.5
}

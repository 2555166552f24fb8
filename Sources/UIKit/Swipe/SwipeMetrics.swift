// SPDX-License-Identifier: MIT

/// The tunables of swipes.
enum SwipeMetrics {
  /// The points of touchpad scrolling that correspond to one unit of progress, such as a page. libadwaita's.
  static let touchpadDistance: CGFloat = 400
  /// The points that two fingers move on a touchpad before their direction is clear: the first report or two. Chosen.
  /// (That of a touch is `UIPanGestureRecognizer.hysteresis`.)
  static let touchpadHysteresis: CGFloat = 4
  /// The seconds without a report after which fast fingers have left the touchpad. Chosen: three reports of a slow
  /// touchpad (125 Hz).
  static let touchpadSilence = 0.024
  /// The points per second from which fingers on a touchpad are fast. Chosen: fingers that come to rest pass through
  /// lower velocities.
  static let touchpadVelocity: CGFloat = 120

  /// The seconds of further movement that a release is credited with. Measured on iOS 27 (see `TransitionMetrics`).
  static let projection = 0.12
  /// The fraction of the distance between two snap points from which a release leads to the farther one. Measured there
  /// for pops, 0.50…0.53.
  static let threshold = 0.5
}

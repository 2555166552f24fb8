// SPDX-License-Identifier: MIT

/// A monitor of an X screen: the part of the screen that it shows.
package struct Monitor: Hashable, Sendable {
  /// The output's name, such as "DP-1".
  package let name: String
  /// The frame in pixels of the X screen.
  package let frame: PixelRect
  package let isPrimary: Bool
  /// The refresh rate in frames per second.
  package let refreshRate: Double

  /// The refresh rate in frames per second if no other is known.
  package static let defaultRefreshRate = 60.0

  /// The distance from the screen's top left, in pixels along both axes.
  var distance: Int { frame.x + frame.y }
}

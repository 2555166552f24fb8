// SPDX-License-Identifier: MIT

package import Foundation

/// Two or more fingers pinch or turn on a touchpad (XInput 2.4).
package struct PinchEvent: Sendable, Equatable {
  package enum Phase: Sendable { case began, changed, ended, cancelled }

  package var phase: Phase
  /// The fingers' distance over their distance at the beginning.
  package var scale: CGFloat
  /// Radians turned since the beginning, clockwise positive.
  package var angle: CGFloat
  /// The pointer, in pixels from the window's top left.
  package var location: CGPoint
  /// The server's time in seconds.
  package var time: Double
  package var modifiers: KeyModifiers
}

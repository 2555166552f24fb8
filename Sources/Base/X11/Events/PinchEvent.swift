// SPDX-License-Identifier: MIT

package import Foundation

/// Two or more fingers pinch or rotate on a touchpad (XInput 2.4).
package struct PinchEvent: Sendable, Equatable {
  package enum Phase: Sendable { case began, changed, ended, cancelled }

  package var phase: Phase
  /// The distance of the fingers, relative to that at the beginning.
  package var scale: CGFloat
  /// The rotation since the beginning in radians, clockwise.
  package var angle: CGFloat
  /// The position of the pointer, in pixels from the window's top left.
  package var location: CGPoint
  /// The server's time in seconds.
  package var time: Double
  package var modifiers: KeyModifiers
}

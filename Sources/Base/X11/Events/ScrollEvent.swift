// SPDX-License-Identifier: MIT

package import Foundation

/// A wheel was turned, or two fingers moved on a touchpad.
package struct ScrollEvent: Sendable, Equatable {
  /// Only some drivers report the end of a touchpad scroll. In addition to `.ended`, use a timeout of about 0.1 s.
  package enum Phase: Sendable { case changed, ended }

  package var phase: Phase
  /// The distance in notches of a wheel, with fractions for touchpads. Positive values move the content down and to the
  /// right, as turning a wheel up or tilting it to the left does.
  package var delta: ScrollDelta
  /// Whether the scroll is from a touchpad or a high-resolution wheel, so that it is not in whole notches.
  package var isContinuous: Bool
  package var location: CGPoint
  /// The server's time in seconds.
  package var time: Double
  package var modifiers: KeyModifiers
}

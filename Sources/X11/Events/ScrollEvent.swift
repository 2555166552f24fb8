// SPDX-License-Identifier: MIT

package import Foundation

/// A wheel turned, or two fingers moved on a touchpad.
package struct ScrollEvent: Sendable, Equatable {
  /// X tells the end of a touchpad scroll only with some drivers: use a timeout of about 0.1 s beside `.ended`.
  package enum Phase: Sendable { case changed, ended }

  package var phase: Phase
  /// In notches of a wheel, with fractions from touchpads. Positive moves the content down and to the right, as turning
  /// the wheel up or pushing it left does.
  package var delta: ScrollDelta
  /// From a touchpad or a fine wheel, not in whole notches.
  package var isContinuous: Bool
  package var location: CGPoint
  /// The server's time in seconds.
  package var time: Double
  package var modifiers: KeyModifiers
}

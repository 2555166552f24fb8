// SPDX-License-Identifier: MIT

package import Foundation

/// A finger on a touchscreen.
package struct TouchEvent: Sendable, Equatable {
  package enum Phase: Sendable { case began, moved, ended, cancelled }

  /// Identifies the finger from `.began` to `.ended`.
  package var id: Int
  package var phase: Phase
  /// The position in pixels from the window's top left.
  package var location: CGPoint
  /// The server's time in seconds.
  package var time: Double
  package var modifiers: KeyModifiers
}

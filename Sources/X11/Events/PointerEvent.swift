// SPDX-License-Identifier: MIT

package import Foundation

/// The mouse, or what acts as one: it moved, or a button went down or up. Every sample is delivered; nothing is merged.
package struct PointerEvent: Sendable, Equatable {
  package enum Phase: Sendable { case moved, pressed, released, entered, left }

  package var phase: Phase
  /// For `.pressed` and `.released`: 1 left, 2 middle, 3 right, 8 back, 9 forward; else 0. Wheels are ``ScrollEvent``.
  package var button: Int
  /// In pixels from the window's top left, also outside the window while a button is held.
  package var location: CGPoint
  /// The server's time in seconds.
  package var time: Double
  package var modifiers: KeyModifiers
  /// The buttons that are down after this event.
  package var pressedButtons: Set<Int>
  /// The physical device, as XInput numbers it; 0 without XInput 2.
  package var device: Int
}

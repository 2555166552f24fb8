// SPDX-License-Identifier: MIT

package import Foundation

/// The mouse or a similar device has moved, or one of its buttons was pressed or released. Every sample is delivered;
/// nothing is merged.
package struct PointerEvent: Sendable, Equatable {
  package enum Phase: Sendable { case moved, pressed, released, entered, left }

  package var phase: Phase
  /// The button for `.pressed` and `.released`, otherwise 0: 1 left, 2 middle, 3 right, 8 back, 9 forward. Wheels are
  /// ``ScrollEvent``s.
  package var button: Int
  /// The position in pixels from the window's top left. It may be outside the window while a button is pressed.
  package var location: CGPoint
  /// The server's time in seconds.
  package var time: Double
  package var modifiers: KeyModifiers
  /// The buttons that are pressed after this event.
  package var pressedButtons: Set<Int>
  /// The physical device, as numbered by XInput. 0 without XInput 2.
  package var device: Int
}

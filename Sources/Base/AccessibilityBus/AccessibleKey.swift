// SPDX-License-Identifier: MIT

/// A key that has been pressed or released, in X's numbers.
package struct AccessibleKey: Equatable, Sendable {
  package var isDown: Bool
  /// The symbol with the modifiers.
  package var keysym: UInt
  package var keycode: Int
  /// X's mask of the modifiers.
  package var modifiers: UInt32
  /// The server's time in seconds.
  package var time: Double
  /// The text that the key enters, or an empty one.
  package var text: String

  package init(isDown: Bool, keysym: UInt, keycode: Int, modifiers: UInt32, time: Double, text: String) {
    (self.isDown, self.keysym, self.keycode, self.modifiers) = (isDown, keysym, keycode, modifiers)
    (self.time, self.text) = (time, text)
  }

  /// The argument of the registry's methods. It is of type `(uiiiisb)`, although their description says `(uiuuisb)`.
  var value: BusValue {
    .tuple([
      .unsigned(isDown ? 0 : 1), .int(Int32(truncatingIfNeeded: keysym)), .int(Int32(truncatingIfNeeded: keycode)),
      .int(Int32(truncatingIfNeeded: modifiers)), .int(milliseconds), .string(text), .bool(!text.isEmpty),
    ])
  }

  private var milliseconds: Int32 {
    guard time.isFinite, abs(time) < 1e12 else { return 0 }
    return Int32(truncatingIfNeeded: Int(time * 1000))
  }
}

// SPDX-License-Identifier: MIT

/// The modifier keys that are pressed.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let shift = KeyModifiers(rawValue: 1 << 0)
  package static let control = KeyModifiers(rawValue: 1 << 1)
  package static let alt = KeyModifiers(rawValue: 1 << 2)
  /// The Super key, labelled Windows or Command.
  package static let command = KeyModifiers(rawValue: 1 << 3)
  package static let capsLock = KeyModifiers(rawValue: 1 << 4)
}

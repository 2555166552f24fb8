// SPDX-License-Identifier: MIT

/// The states of an object. Each bit has the number of AT-SPI's `AtspiStateType`.
package struct AccessibleStates: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  package static let active = AccessibleStates(bit: 1)
  package static let busy = AccessibleStates(bit: 3)
  package static let checked = AccessibleStates(bit: 4)
  package static let editable = AccessibleStates(bit: 7)
  package static let enabled = AccessibleStates(bit: 8)
  package static let focusable = AccessibleStates(bit: 11)
  package static let focused = AccessibleStates(bit: 12)
  package static let modal = AccessibleStates(bit: 16)
  package static let multiLine = AccessibleStates(bit: 17)
  package static let multiSelectable = AccessibleStates(bit: 18)
  package static let selectable = AccessibleStates(bit: 22)
  package static let selected = AccessibleStates(bit: 23)
  package static let sensitive = AccessibleStates(bit: 24)
  package static let showing = AccessibleStates(bit: 25)
  package static let singleLine = AccessibleStates(bit: 26)
  package static let visible = AccessibleStates(bit: 30)
  package static let selectableText = AccessibleStates(bit: 38)
  package static let checkable = AccessibleStates(bit: 41)
  package static let hasPopup = AccessibleStates(bit: 42)
  package static let readOnly = AccessibleStates(bit: 43)

  /// The states with their names in events. A screen reader hears that an object has the focus after all else that has
  /// changed, so that it describes the object as it is now.
  static let names: [(AccessibleStates, String)] = [
    (.active, "active"), (.busy, "busy"), (.checked, "checked"), (.editable, "editable"), (.enabled, "enabled"),
    (.focusable, "focusable"), (.modal, "modal"), (.multiLine, "multi-line"),
    (.multiSelectable, "multiselectable"), (.selectable, "selectable"), (.selected, "selected"),
    (.sensitive, "sensitive"), (.showing, "showing"), (.singleLine, "single-line"), (.visible, "visible"),
    (.selectableText, "selectable-text"), (.checkable, "checkable"), (.hasPopup, "has-popup"),
    (.readOnly, "read-only"), (.focused, "focused"),
  ]

  /// The two words that AT-SPI sends, the low one first.
  var words: BusValue {
    .array(
      of: "u", [.unsigned(UInt32(truncatingIfNeeded: rawValue)), .unsigned(UInt32(truncatingIfNeeded: rawValue >> 32))])
  }
}

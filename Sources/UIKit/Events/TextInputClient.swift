// SPDX-License-Identifier: MIT

/// What a host's input method needs to know of the first responder, if that takes text.
package struct TextInputClient: Equatable {
  /// The caret in points of the window.
  package var caret: CGRect
  /// Whether the responder shows marked text itself.
  package var showsMarkedText: Bool
}

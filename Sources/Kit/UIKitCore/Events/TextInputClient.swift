// SPDX-License-Identifier: MIT

/// The properties of the first responder that an input method needs, if the responder accepts text.
package struct TextInputClient: Equatable {
  /// The rectangle of the caret in points of the window.
  package var caret: CGRect
  /// Whether the responder shows marked text itself.
  package var showsMarkedText: Bool
}

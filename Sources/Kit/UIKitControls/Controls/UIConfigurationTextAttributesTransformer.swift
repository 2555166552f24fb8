// SPDX-License-Identifier: MIT
import Foundation

/// A function from the attributes of a text in a configuration to those that are shown.
///
/// ```swift
/// @MainActor func makeTitleBold(_ button: UIButton) {
///   button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
///     var outgoing = incoming
///     outgoing.font = .boldSystemFont(ofSize: 17)
///     return outgoing
///   }
/// }
/// ```
///
/// It receives the font and the colour of the button's style and state, and the attributes that the text has of its own.
@preconcurrency @MainActor public struct UIConfigurationTextAttributesTransformer {
  /// Returns the attributes that are shown for attributes.
  public let transform: @MainActor (AttributeContainer) -> AttributeContainer

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping @MainActor (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the attributes that are shown for attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

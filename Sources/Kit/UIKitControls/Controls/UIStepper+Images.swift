// SPDX-License-Identifier: MIT

extension UIStepper {
  /// Sets the image of the half that increases the value, or restores the plus with `nil`.
  ///
  /// The image has the tint colour unless its rendering mode is `.alwaysOriginal`. The plus has the colour of text, as on
  /// iOS 13 and later; set the image that ``incrementImage(for:)`` returns to give it the tint colour.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - state: `.normal`, `.highlighted` or `.disabled`. The other states have the image of `.normal`.
  public func setIncrementImage(_ image: UIImage?, for state: State) { incrementButton.setImage(image, for: state) }

  /// Returns the image of the half that increases the value.
  public func incrementImage(for state: State) -> UIImage? { incrementButton.image(for: state) }

  /// Sets the image of the half that decreases the value, or restores the minus with `nil`. See
  /// ``setIncrementImage(_:for:)``.
  public func setDecrementImage(_ image: UIImage?, for state: State) { decrementButton.setImage(image, for: state) }

  /// Returns the image of the half that decreases the value.
  public func decrementImage(for state: State) -> UIImage? { decrementButton.image(for: state) }
}

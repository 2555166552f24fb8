// SPDX-License-Identifier: MIT

/// The look of a bar's background.
@MainActor
struct BarLook {
  /// The blur below the colour.
  var effect: UIBlurEffect?
  var color: UIColor? = .systemBackground
  var image: UIImage?
  var imageMode = UIView.ContentMode.scaleToFill
  var shadowColor: UIColor? = .separator
  var shadowImage: UIImage?
}

extension BarLook {
  /// The look of a bar for which the program has set none: the material of bars.
  static let standard = BarLook(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil)

  /// The look of a bar that shows only its items.
  static let transparent = BarLook(color: nil, shadowColor: nil)

  /// The same look without a blur, for a bar that has nothing behind it.
  var opaque: BarLook {
    guard effect != nil else { return self }
    var look = self
    (look.effect, look.color) = (nil, color ?? .systemBackground)
    return look
  }

  /// Creates the look of a bar without an appearance. A colour or an image replaces the blur; an empty image makes the bar
  /// transparent.
  init(tint: UIColor?, image: UIImage?, shadow: UIImage?) {
    self = tint == nil && image == nil ? .standard : BarLook()
    if let tint { color = tint }
    if image != nil { color = nil }
    self.image = image
    shadowImage = shadow
  }

  init(_ appearance: UIBarAppearance) {
    color = appearance.backgroundColor
    // Nothing is seen through an opaque colour.
    effect = isOpaque ? nil : appearance.backgroundEffect
    image = appearance.backgroundImage
    imageMode = appearance.backgroundImageContentMode
    shadowColor = appearance.shadowColor
    shadowImage = appearance.shadowImage
  }

  /// Whether nothing is seen through the colour.
  var isOpaque: Bool { color.map { $0.cgColor.alpha == 1 } ?? false }

  /// Whether nothing is drawn.
  var isTransparent: Bool { equals(.transparent) }

  /// Returns whether another look is drawn in the same way.
  func equals(_ other: BarLook) -> Bool {
    effect == other.effect && color == other.color && image == other.image && imageMode == other.imageMode
      && shadowColor == other.shadowColor && shadowImage == other.shadowImage
  }
}

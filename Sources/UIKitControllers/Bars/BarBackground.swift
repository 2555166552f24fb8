// SPDX-License-Identifier: MIT

/// The background of a bar: a blur of what is behind, a colour, an image, and a line of one pixel between the bar and the
/// page.
final class BarBackground: UIView {
  /// Made for the first look with a blur.
  private var blur: UIVisualEffectView?
  private let picture = UIImageView()
  private let line = UIImageView()
  /// Whether the bar is above the page, so that the line is at the bar's bottom edge.
  private let isAtTop: Bool

  /// - Parameter isAtTop: Whether the bar is above the page.
  init(isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    picture.clipsToBounds = true
    addSubview(picture)
    addSubview(line)
    show(BarLook())
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  func show(_ look: BarLook) {
    showBlur(look.effect)
    // The colour is above the blur.
    backgroundColor = blur == nil ? look.color : nil
    blur?.contentView.backgroundColor = look.color
    picture.image = look.image
    picture.contentMode = look.imageMode
    line.image = look.shadowImage
    line.tintColor = look.shadowColor
    line.backgroundColor = look.shadowImage == nil ? look.shadowColor : nil
    setNeedsLayout()
  }

  private func showBlur(_ effect: UIBlurEffect?) {
    guard let effect else {
      blur?.removeFromSuperview()
      blur = nil
      return
    }
    if let blur {
      blur.effect = effect
      return
    }
    let view = UIVisualEffectView(effect: effect)
    view.frame = bounds
    insertSubview(view, at: 0)
    blur = view
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    blur?.frame = bounds
    picture.frame = bounds
    let height = line.image?.size.height ?? 1 / max(contentScaleFactor, 1)
    line.frame = CGRect(x: 0, y: isAtTop ? bounds.height - height : 0, width: bounds.width, height: height)
  }
}

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

  /// The same look without a blur, for a bar that has nothing behind it but the page's background.
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
    let isOpaque = color.map { $0.cgColor.alpha == 1 } ?? false
    effect = isOpaque ? nil : appearance.backgroundEffect
    image = appearance.backgroundImage
    imageMode = appearance.backgroundImageContentMode
    shadowColor = appearance.shadowColor
    shadowImage = appearance.shadowImage
  }
}

// SPDX-License-Identifier: MIT

/// The background of a bar: a colour, an image, and a line of one pixel between the bar and the page.
final class BarBackground: UIView {
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
    backgroundColor = look.color
    picture.image = look.image
    picture.contentMode = look.imageMode
    line.image = look.shadowImage
    line.tintColor = look.shadowColor
    line.backgroundColor = look.shadowImage == nil ? look.shadowColor : nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let height = line.image?.size.height ?? 1 / max(contentScaleFactor, 1)
    line.frame = CGRect(x: 0, y: isAtTop ? bounds.height - height : 0, width: bounds.width, height: height)
  }
}

/// The look of a bar's background.
struct BarLook {
  var color: UIColor? = .systemBackground
  var image: UIImage?
  var imageMode = UIView.ContentMode.scaleToFill
  var shadowColor: UIColor? = .separator
  var shadowImage: UIImage?
}

extension BarLook {
  @MainActor init(_ appearance: UIBarAppearance) {
    color = appearance.backgroundColor
    image = appearance.backgroundImage
    imageMode = appearance.backgroundImageContentMode
    shadowColor = appearance.shadowColor
    shadowImage = appearance.shadowImage
  }
}

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

// SPDX-License-Identifier: MIT
import UIKit

/// A picture of a screen, on which a drag draws the rectangle of the element that moves.
final class ScreenWell: UIView {
  private let picture = UIImageView()
  private let mark = UIView()
  private let hint = UILabel()
  private var screen = OwnScreens.Screen()
  /// Where a drag began.
  private var start = CGPoint.zero
  /// Called with the rectangle in pixels of the picture, or with nil after a click.
  var onElement: ((CGRect?) -> Void)?

  /// The side in points of the smallest rectangle. A drag that is shorter is a click.
  private static let leastSide: CGFloat = 4

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    clipsToBounds = true
    picture.contentMode = .scaleAspectFit
    mark.layer.borderWidth = 2
    hint.textAlignment = .center
    hint.numberOfLines = 0
    hint.font = .systemFont(ofSize: 11)
    hint.textColor = Palette.secondaryText
    for part in [picture, mark, hint] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    addGestureRecognizer(TouchDownRecognizer(target: self, action: Self.drag))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ screen: OwnScreens.Screen) {
    if screen.path != self.screen.path { picture.image = ScreenPictures.picture(at: screen.path) }
    self.screen = screen
    hint.text = picture.image != nil ? nil : screen.path.isEmpty ? "No picture" : "Cannot read the picture"
    setNeedsLayout()
  }

  private var pixels: CGSize { picture.image?.cgImage.map { CGSize(width: $0.width, height: $0.height) } ?? .zero }

  /// The rectangle in which the picture is seen, and its points per pixel.
  private var shown: (frame: CGRect, scale: CGFloat)? {
    let pixels = self.pixels
    guard pixels.width > 0, pixels.height > 0, bounds.width > 0, bounds.height > 0 else { return nil }
    let scale = min(bounds.width / pixels.width, bounds.height / pixels.height)
    let size = CGSize(width: pixels.width * scale, height: pixels.height * scale)
    return (
      CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height
      ),
      scale
    )
  }

  private func drag(_ touch: TouchDownRecognizer) {
    guard let shown else { return }
    let location = touch.location(in: self)
    if touch.state == .began { start = location }
    let rect = CGRect(
      x: min(start.x, location.x), y: min(start.y, location.y), width: abs(start.x - location.x),
      height: abs(start.y - location.y)
    ).intersection(shown.frame)
    if touch.state == .changed, !rect.isNull { show(mark: rect) }
    guard touch.state == .ended else { return }
    let isDrawn = !rect.isNull && min(rect.width, rect.height) >= Self.leastSide
    onElement?(
      !isDrawn
        ? nil
        : CGRect(
          x: (rect.minX - shown.frame.minX) / shown.scale, y: (rect.minY - shown.frame.minY) / shown.scale,
          width: rect.width / shown.scale, height: rect.height / shown.scale
        ).integral.intersection(CGRect(origin: .zero, size: pixels)))
  }

  private func show(mark rect: CGRect) {
    mark.isHidden = false
    mark.frame = rect
    mark.layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
    mark.backgroundColor = tintColor.withAlphaComponent(0.2)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    hint.frame = bounds.insetBy(dx: 4, dy: 4)
    guard let shown, let element = screen.element else {
      mark.isHidden = true
      return
    }
    show(
      mark: CGRect(
        x: shown.frame.minX + element.minX * shown.scale, y: shown.frame.minY + element.minY * shown.scale,
        width: element.width * shown.scale, height: element.height * shown.scale))
  }
}

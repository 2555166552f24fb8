// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The rectangles of a button's parts.
extension UIButton {
  func backgroundArea(in bounds: CGRect) -> CGRect {
    let insets = configuration?.background.backgroundInsets ?? .zero
    return bounds.inset(
      by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }

  func contentArea(in bounds: CGRect) -> CGRect { bounds.inset(by: insets) }

  /// The padding above and below the title of a button without image and insets, in points. Measured on iOS, as the tests
  /// of LayoutKit and flowkey's UIKit show.
  private static let titlePadding: CGFloat = 6
  /// The minimum width of a button without image and insets, in points. From the same source.
  private static let smallestWidth: CGFloat = 30

  /// Whether the button has neither configuration nor image nor insets.
  var isPlain: Bool { configuration == nil && currentImage == nil && contentEdgeInsets == .zero }

  /// The natural size of a button with only a title, or without content.
  var plainSize: CGSize {
    let title = content.title
    let line = (titleLabel?.font.lineHeight ?? 0).rounded(.up)
    return CGSize(
      width: max(title.width, Self.smallestWidth), height: max(title.height, line) + 2 * Self.titlePadding)
  }

  func titleArea(in area: CGRect) -> CGRect {
    let frames = frames(in: area)
    let room = CGSize(width: area.width - frames.image.width, height: area.height)
    return moved(frames.title, by: titleEdgeInsets, in: room)
  }

  func imageArea(in area: CGRect) -> CGRect { moved(frames(in: area).image, by: imageEdgeInsets, in: area.size) }

  /// Returns the distance from the top to a baseline of the title, or nil without a title.
  func titleBaseline(isLast: Bool, in size: CGSize) -> CGFloat? {
    guard let titleLabel, currentTitle != nil || currentAttributedTitle != nil else { return nil }
    let title = titleRect(forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
    return titleLabel.baseline(isLast: isLast, in: title.size).map { title.minY + $0 }
  }

  /// Returns the frames of image, title and subtitle. From right to left, they are the mirror image.
  func frames(in area: CGRect) -> ButtonLayout.Frames {
    let alignment = effectiveContentHorizontalAlignment
    guard isRightToLeft else {
      return content.frames(in: area, horizontal: alignment, vertical: contentVerticalAlignment)
    }
    let frames = content.frames(in: area, horizontal: alignment.mirrored, vertical: contentVerticalAlignment)
    return frames.mirrored(in: area)
  }

  /// Returns a part's frame as if the area in which it is aligned had these insets: moved, and not larger than what they
  /// leave of its room. A centred part moves by half of the difference between the insets of opposite sides.
  private func moved(_ frame: CGRect, by insets: UIEdgeInsets, in room: CGSize) -> CGRect {
    guard configuration == nil, insets != .zero else { return frame }
    let x = effectiveContentHorizontalAlignment.share
    let y = contentVerticalAlignment.share
    let size = CGSize(
      width: min(frame.width, max(room.width - insets.left - insets.right, 0)),
      height: min(frame.height, max(room.height - insets.top - insets.bottom, 0)))
    return CGRect(
      x: frame.minX + (frame.width - size.width) * x + insets.left * (1 - x) - insets.right * x,
      y: frame.minY + (frame.height - size.height) * y + insets.top * (1 - y) - insets.bottom * y, width: size.width,
      height: size.height)
  }
}

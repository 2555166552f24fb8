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

  func titleArea(in area: CGRect) -> CGRect { moved(frames(in: area).title, by: titleEdgeInsets) }

  func imageArea(in area: CGRect) -> CGRect { moved(frames(in: area).image, by: imageEdgeInsets) }

  /// Returns the distance from the top to a baseline of the title, or nil without a title.
  func titleBaseline(isLast: Bool, in size: CGSize) -> CGFloat? {
    guard let titleLabel, currentTitle != nil || currentAttributedTitle != nil else { return nil }
    let title = titleRect(forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
    return titleLabel.baseline(isLast: isLast, in: title.size).map { title.minY + $0 }
  }

  func frames(in area: CGRect) -> ButtonLayout.Frames {
    content.frames(in: area, horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment)
  }

  /// Returns a part's frame moved as if the area in which it is aligned had these insets. A centred part moves by half of
  /// the difference between the insets of opposite sides.
  private func moved(_ frame: CGRect, by insets: UIEdgeInsets) -> CGRect {
    guard configuration == nil, insets != .zero else { return frame }
    let x: CGFloat =
      switch contentHorizontalAlignment {
      case .left, .leading: insets.left
      case .right, .trailing: -insets.right
      case .center, .fill: (insets.left - insets.right) / 2
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: insets.top
      case .bottom: -insets.bottom
      case .center, .fill: (insets.top - insets.bottom) / 2
      }
    return frame.offsetBy(dx: x, dy: y)
  }
}

// SPDX-License-Identifier: MIT

/// The rectangles of a button's parts.
extension UIButton {
  func backgroundArea(in bounds: CGRect) -> CGRect {
    let insets = configuration?.background.backgroundInsets ?? .zero
    return bounds.inset(
      by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }

  /// Default insets shrink if there is no room for them.
  func contentArea(in bounds: CGRect) -> CGRect {
    configuration == nil && contentEdgeInsets == .zero ? bounds : bounds.inset(by: insets)
  }

  func titleArea(in area: CGRect) -> CGRect { moved(frames(in: area).title, by: titleEdgeInsets) }

  func imageArea(in area: CGRect) -> CGRect { moved(frames(in: area).image, by: imageEdgeInsets) }

  func frames(in area: CGRect) -> ButtonLayout.Frames {
    content.frames(in: area, horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment)
  }

  /// Moves a part as insets of the room in which it is aligned would: by half of their difference if it is centred.
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

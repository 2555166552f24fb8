// SPDX-License-Identifier: MIT

/// The layout of a button's image, title and subtitle.
struct ButtonLayout {
  var image = CGSize.zero
  var title = CGSize.zero
  var subtitle = CGSize.zero
  /// The side of the text on which the image is placed.
  var placement = NSDirectionalRectEdge.leading
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  /// The least room for the image on the axis of its placement.
  var imageReservation: CGFloat = 0
  /// The alignment of the title and the subtitle with each other.
  var titleAlignment = UIButton.Configuration.TitleAlignment.automatic
  /// Returns the sizes of the texts, broken into lines at a width. `nil` if they are not broken.
  var wrapped: ((CGFloat) -> (title: CGSize, subtitle: CGSize))?

  struct Frames: Equatable {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero

    /// Returns the frames with left and right exchanged.
    func mirrored(in area: CGRect) -> Frames {
      func mirrored(_ frame: CGRect) -> CGRect {
        CGRect(origin: CGPoint(x: area.minX + area.maxX - frame.maxX, y: frame.minY), size: frame.size)
      }
      return Frames(image: mirrored(image), title: mirrored(title), subtitle: mirrored(subtitle))
    }
  }

  private var text: CGSize {
    let gap = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
    return CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  /// The distance by which a text may exceed its room without being broken, in points: that of rounding.
  private static let tolerance: CGFloat = 0.01

  private var isStacked: Bool { placement == .top || placement == .bottom }
  private var gap: CGFloat { image.width > 0 && text.width > 0 ? imagePadding : 0 }

  /// The size of the room for the image.
  private var slot: CGSize {
    guard image.width > 0 else { return image }
    return isStacked
      ? CGSize(width: image.width, height: max(image.height, imageReservation))
      : CGSize(width: max(image.width, imageReservation), height: image.height)
  }

  /// The size of the content.
  var size: CGSize {
    isStacked
      ? CGSize(width: max(slot.width, text.width), height: slot.height + gap + text.height)
      : CGSize(width: slot.width + gap + text.width, height: max(slot.height, text.height))
  }

  /// Returns the height of the content in a width, or nil if texts are not broken.
  func height(forWidth width: CGFloat) -> CGFloat? {
    guard wrapped != nil else { return nil }
    guard size.width > width else { return size.height }
    return fitted(in: CGSize(width: width, height: .greatestFiniteMagnitude)).size.height
  }

  /// Returns the layout with an image and texts that fit into a size. Texts get narrower, or are broken into lines.
  private func fitted(in area: CGSize) -> ButtonLayout {
    var fitted = self
    fitted.image = CGSize(width: min(image.width, max(0, area.width)), height: min(image.height, max(0, area.height)))
    let room = max(0, isStacked ? area.width : area.width - fitted.slot.width - gap)
    let isTooWide = max(title.width, subtitle.width) > room + Self.tolerance
    if isTooWide, let wrapped { (fitted.title, fitted.subtitle) = wrapped(room) }
    fitted.title.width = min(fitted.title.width, room)
    fitted.subtitle.width = min(fitted.subtitle.width, room)
    return fitted
  }

  /// Returns the frames in a rectangle.
  ///
  /// The image and the text shrink if the rectangle is too small. A button with only an image or only a title stretches
  /// it in the directions in which the alignment is `.fill`.
  func frames(
    in area: CGRect, horizontal: UIControl.ContentHorizontalAlignment, vertical: UIControl.ContentVerticalAlignment
  ) -> Frames {
    var fitted = fitted(in: area.size)
    if text == .zero {
      Self.stretch(&fitted.image, to: area.size, horizontal, vertical)
    } else if image == .zero, subtitle == .zero {
      Self.stretch(&fitted.title, to: area.size, horizontal, vertical)
    }
    return fitted.place(in: area, horizontal, vertical)
  }

  private static func stretch(
    _ part: inout CGSize, to room: CGSize, _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment
  ) {
    if horizontal == .fill { part.width = max(0, room.width) }
    if vertical == .fill { part.height = max(0, room.height) }
  }

  private func place(
    in area: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment, _ vertical: UIControl.ContentVerticalAlignment
  ) -> Frames {
    let (x, y, textShare) = (horizontal.share, vertical.share, titleAlignment.share(in: horizontal))
    let (size, text, slot) = (size, text, slot)
    let whole = CGRect(
      x: area.minX + (area.width - size.width) * x, y: area.minY + (area.height - size.height) * y, width: size.width,
      height: size.height)
    let slotX = isStacked ? (whole.width - slot.width) * x : placement == .trailing ? whole.width - slot.width : 0
    let slotY = !isStacked ? (whole.height - slot.height) / 2 : placement == .bottom ? whole.height - slot.height : 0
    let textX = isStacked ? (whole.width - text.width) * x : placement == .trailing ? 0 : whole.width - text.width
    let textY = !isStacked ? (whole.height - text.height) / 2 : placement == .bottom ? 0 : whole.height - text.height
    let origin = whole.origin
    var frames = Frames()
    frames.image = CGRect(
      origin: CGPoint(
        x: origin.x + slotX + (slot.width - image.width) / 2, y: origin.y + slotY + (slot.height - image.height) / 2),
      size: image)
    frames.title = CGRect(
      origin: CGPoint(x: origin.x + textX + (text.width - title.width) * textShare, y: origin.y + textY), size: title)
    frames.subtitle = CGRect(
      origin: CGPoint(
        x: origin.x + textX + (text.width - subtitle.width) * textShare,
        y: origin.y + textY + text.height - subtitle.height), size: subtitle)
    return frames
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// The alignment with left and right exchanged.
  var mirrored: Self {
    switch self {
    case .left: .right
    case .right: .left
    case .leading: .trailing
    case .trailing: .leading
    case .center, .fill: self
    }
  }

  /// The fraction of the free space that is placed before the content.
  var share: CGFloat {
    switch self {
    case .left, .leading: 0
    case .right, .trailing: 1
    case .center, .fill: 0.5
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  /// The fraction of the free space that is placed above the content.
  var share: CGFloat {
    switch self {
    case .top: 0
    case .bottom: 1
    case .center, .fill: 0.5
    }
  }
}

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

  struct Frames: Equatable {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  private var text: CGSize {
    let gap = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
    return CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  private var isStacked: Bool { placement == .top || placement == .bottom }
  private var gap: CGFloat { image.width > 0 && text.width > 0 ? imagePadding : 0 }

  /// The size of the content.
  var size: CGSize {
    isStacked
      ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
      : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
  }

  /// Returns the frames in a rectangle.
  ///
  /// The image and the text shrink if the rectangle is too small. A button with only an image or only a title stretches
  /// it in the directions in which the alignment is `.fill`.
  func frames(
    in area: CGRect, horizontal: UIControl.ContentHorizontalAlignment, vertical: UIControl.ContentVerticalAlignment
  ) -> Frames {
    var fitted = self
    fitted.image = CGSize(width: min(image.width, max(0, area.width)), height: min(image.height, max(0, area.height)))
    let room = max(0, isStacked ? area.width : area.width - fitted.image.width - gap)
    fitted.title.width = min(title.width, room)
    fitted.subtitle.width = min(subtitle.width, room)
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
    let x = Self.share(horizontal)
    let y = Self.share(vertical)
    let (size, text) = (size, text)
    let whole = CGRect(
      x: area.minX + (area.width - size.width) * x, y: area.minY + (area.height - size.height) * y, width: size.width,
      height: size.height)
    let imageX =
      isStacked ? (whole.width - image.width) * x : placement == .trailing ? whole.width - image.width : 0
    let imageY =
      !isStacked ? (whole.height - image.height) / 2 : placement == .bottom ? whole.height - image.height : 0
    let textX = isStacked ? (whole.width - text.width) * x : placement == .trailing ? 0 : whole.width - text.width
    let textY = !isStacked ? (whole.height - text.height) / 2 : placement == .bottom ? 0 : whole.height - text.height
    let origin = whole.origin
    var frames = Frames()
    frames.image = CGRect(origin: CGPoint(x: origin.x + imageX, y: origin.y + imageY), size: image)
    frames.title = CGRect(
      origin: CGPoint(x: origin.x + textX + (text.width - title.width) * x, y: origin.y + textY), size: title)
    frames.subtitle = CGRect(
      origin: CGPoint(
        x: origin.x + textX + (text.width - subtitle.width) * x, y: origin.y + textY + text.height - subtitle.height),
      size: subtitle)
    return frames
  }

  /// Returns the fraction of the free space that is placed before the content.
  private static func share(_ alignment: UIControl.ContentHorizontalAlignment) -> CGFloat {
    switch alignment {
    case .left, .leading: 0
    case .right, .trailing: 1
    case .center, .fill: 0.5
    }
  }

  private static func share(_ alignment: UIControl.ContentVerticalAlignment) -> CGFloat {
    switch alignment {
    case .top: 0
    case .bottom: 1
    case .center, .fill: 0.5
    }
  }
}

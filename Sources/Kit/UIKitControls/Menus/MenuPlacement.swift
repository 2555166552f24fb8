// SPDX-License-Identifier: MIT

/// The position of a menu, computed from the rectangle or the point from which it grows, and the room around that.
struct MenuPlacement: Equatable {
  /// The frame of the menu, in points of the window.
  private(set) var frame: CGRect
  /// The point of the window from which the menu grows.
  private(set) var anchor: CGPoint

  /// Places a menu below its source, or above it if there is no room below. It begins at the same edge as the source, or ends
  /// at the same one if there is no room. A menu at the pointer may cover that if there is room on neither side.
  ///
  /// - Parameters:
  ///   - size: The size that shows the whole menu.
  ///   - source: The rectangle of the source in the window. A point of the pointer has no size.
  ///   - area: The part of the window in which the menu may be.
  ///   - isMirrored: Whether the menu begins at the right edge.
  init(size: CGSize, source: CGRect, area: CGRect, isMirrored: Bool) {
    let isPoint = source.isEmpty
    let gap = isPoint ? 0 : MenuMetrics.gap
    let (below, above) = (area.maxY - source.maxY - gap, source.minY - area.minY - gap)
    let size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
    let isBelow = size.height <= below || (size.height > above && below >= above)
    var height = size.height
    if !isPoint { height = min(height, max(isBelow ? below : above, MenuMetrics.leastHeight)) }
    let y = isBelow ? source.maxY + gap : source.minY - gap - height

    let (leading, trailing) = (source.minX, source.maxX - size.width)
    let x =
      if isMirrored {
        trailing >= area.minX ? trailing : leading
      } else {
        leading + size.width <= area.maxX ? leading : trailing
      }
    frame = CGRect(
      x: max(area.minX, min(x, area.maxX - size.width)).rounded(),
      y: max(area.minY, min(y, area.maxY - height)).rounded(), width: size.width, height: height)
    anchor = CGPoint(
      x: max(frame.minX, min(source.midX, frame.maxX)), y: max(frame.minY, min(source.midY, frame.maxY)))
  }

  /// Places a menu over the row of the menu that contains it.
  init(size: CGSize, row: CGRect, of parent: CGRect, area: CGRect, isMirrored: Bool) {
    let size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
    let x = isMirrored ? parent.maxX - size.width : parent.minX
    frame = CGRect(
      x: max(area.minX, min(x, area.maxX - size.width)).rounded(),
      y: max(area.minY, min(row.minY, area.maxY - size.height)).rounded(), width: size.width, height: size.height)
    anchor = CGPoint(x: row.midX, y: max(frame.minY, min(row.midY, frame.maxY)))
  }

  /// The transform about the anchor that scales the menu.
  func transform(scale: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      translationX: (anchor.x - frame.midX) * (1 - scale), y: (anchor.y - frame.midY) * (1 - scale)
    ).scaledBy(x: scale, y: scale)
  }
}

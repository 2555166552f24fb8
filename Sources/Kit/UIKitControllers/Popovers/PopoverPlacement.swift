// SPDX-License-Identifier: MIT
import CoreGraphics

/// Where a popover is: computed from the rectangle to which it points and the room around that.
struct PopoverPlacement: Equatable {
  /// The frame of the bubble with its arrow, in points of the container.
  private(set) var frame: CGRect
  /// The direction in which the arrow points, or an empty set if there is no arrow.
  private(set) var direction: UIPopoverArrowDirection
  /// The tip of the arrow in the coordinates of the frame. The middle if there is no arrow.
  private(set) var tip: CGPoint

  /// The directions from the preferred one. As in UIKit: below the source first, then above it, then beside it.
  private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  /// Chooses the side with enough room for the whole popover, otherwise the one that shows most of it.
  ///
  /// - Parameters:
  ///   - content: The wanted size without the arrow, in points.
  ///   - source: The rectangle to which the arrow points, in the container.
  ///   - area: The part of the container in which the popover may be.
  ///   - permitted: The permitted directions. If there are none, the popover is in front of the source, without an arrow.
  ///   - mayOverlap: Whether the popover may cover the source if there is too little room beside it.
  init(
    content: CGSize, source: CGRect, area: CGRect, permitted: UIPopoverArrowDirection, mayOverlap: Bool = false
  ) {
    let directions = Self.order.filter(permitted.contains)
    let source = Self.visible(source, in: area)
    guard !directions.isEmpty else {
      let size = CGSize(width: min(content.width, area.width), height: min(content.height, area.height))
      frame = Self.inside(area, CGRect(center: CGPoint(x: source.midX, y: source.midY), size: size))
      direction = []
      tip = CGPoint(x: size.width / 2, y: size.height / 2)
      return
    }
    let choices = directions.map {
      Self(content: content, source: source, area: area, direction: $0, mayOverlap: mayOverlap)
    }
    var best = choices[0]
    for choice in choices.dropFirst() where choice.shownArea > best.shownArea { best = choice }
    self = best
  }

  private init(
    content: CGSize, source: CGRect, area: CGRect, direction: UIPopoverArrowDirection, mayOverlap: Bool
  ) {
    let isVertical = direction == .up || direction == .down
    let arrow = PopoverMetrics.arrowHeight
    let room =
      switch direction {
      case .up: area.maxY - source.maxY
      case .down: source.minY - area.minY
      case .left: area.maxX - source.maxX
      default: source.minX - area.minX
      }
    // Across the arrow all of the area is available; along it, what the source leaves.
    let least = PopoverMetrics.leastLength
    let along = mayOverlap ? (isVertical ? area.height : area.width) : max(room, arrow + least)
    let size =
      isVertical
      ? CGSize(width: max(min(content.width, area.width), least), height: min(content.height + arrow, along))
      : CGSize(width: min(content.width + arrow, along), height: max(min(content.height, area.height), least))
    let origin =
      switch direction {
      case .up: CGPoint(x: source.midX - size.width / 2, y: source.maxY)
      case .down: CGPoint(x: source.midX - size.width / 2, y: source.minY - size.height)
      case .left: CGPoint(x: source.maxX, y: source.midY - size.height / 2)
      default: CGPoint(x: source.minX - size.width, y: source.midY - size.height / 2)
      }
    frame = Self.inside(area, CGRect(origin: origin, size: size)).rounded
    self.direction = direction
    let corner = PopoverMetrics.cornerRadius + PopoverMetrics.arrowBase / 2
    let middle = isVertical ? source.midX - frame.minX : source.midY - frame.minY
    let length = isVertical ? frame.width : frame.height
    let place = min(max(middle, min(corner, length / 2)), max(length - corner, length / 2))
    tip =
      switch direction {
      case .up: CGPoint(x: place, y: 0)
      case .down: CGPoint(x: place, y: frame.height)
      case .left: CGPoint(x: 0, y: place)
      default: CGPoint(x: frame.width, y: place)
      }
  }

  /// The area of the content that is shown, in square points.
  private var shownArea: CGFloat { body.width * body.height }

  /// The bubble without its arrow, in the coordinates of the frame.
  var body: CGRect { CGRect(origin: .zero, size: frame.size).inset(by: arrowInsets) }

  /// The part of the frame that the arrow takes.
  var arrowInsets: UIEdgeInsets {
    let arrow = PopoverMetrics.arrowHeight
    return switch direction {
    case .up: UIEdgeInsets(top: arrow, left: 0, bottom: 0, right: 0)
    case .down: UIEdgeInsets(top: 0, left: 0, bottom: arrow, right: 0)
    case .left: UIEdgeInsets(top: 0, left: arrow, bottom: 0, right: 0)
    case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: arrow)
    default: .zero
    }
  }

  /// The transform about the tip from which the popover grows.
  var start: CGAffineTransform {
    let scale = PopoverMetrics.startScale
    return CGAffineTransform(
      translationX: (tip.x - frame.width / 2) * (1 - scale), y: (tip.y - frame.height / 2) * (1 - scale)
    ).scaledBy(x: scale, y: scale)
  }

  /// The part of a rectangle in an area, or the point of the area nearest to it.
  private static func visible(_ rect: CGRect, in area: CGRect) -> CGRect {
    let (left, right) = (clamp(rect.minX, area.minX, area.maxX), clamp(rect.maxX, area.minX, area.maxX))
    let (top, bottom) = (clamp(rect.minY, area.minY, area.maxY), clamp(rect.maxY, area.minY, area.maxY))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func inside(_ area: CGRect, _ rect: CGRect) -> CGRect {
    CGRect(
      x: clamp(rect.minX, area.minX, area.maxX - rect.width), y: clamp(rect.minY, area.minY, area.maxY - rect.height),
      width: rect.width, height: rect.height)
  }

  private static func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    max(min(value, high), low)
  }
}

extension CGRect {
  fileprivate init(center: CGPoint, size: CGSize) {
    self.init(
      origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
  }

  /// The same rectangle with its origin on a whole point.
  fileprivate var rounded: CGRect { CGRect(x: minX.rounded(), y: minY.rounded(), width: width, height: height) }
}

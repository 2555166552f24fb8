// SPDX-License-Identifier: MIT

/// The layout of a sheet in its container: the detents, and the sheet's frame at any point between them.
///
/// The position of a sheet is its extent: the distance in points of its top edge from the container's bottom. At an extent
/// of 0 the sheet is out of sight.
struct SheetLayout: Equatable {
  enum Attachment: Equatable {
    /// The sheet is a card in the middle of a wide window, with a single detent.
    case card
    /// The sheet is attached to the bottom edge, with detents. Its height is its extent.
    case bottomEdge
    /// The sheet covers a window that is too small for the other attachments.
    case full
  }

  /// A detent that is active in this container.
  struct Stop: Equatable {
    let identifier: UISheetPresentationController.Detent.Identifier
    let extent: CGFloat
  }

  /// The properties of the sheet and its container that determine the layout.
  struct Conditions: Equatable {
    var container = CGSize.zero
    var safeArea = UIEdgeInsets.zero
    var isCompactWidth = false
    var isCompactHeight = false
    /// Whether a card has the size of a page rather than that of a form.
    var isPage = true
    var preferredContentSize = CGSize.zero
    var prefersEdgeAttachedInCompactHeight = false
    var widthFollowsPreferredContentSize = false
    /// Whether there is a detent other than the large one.
    var hasOwnDetents = false
    /// The rectangle in the container over which a card is centred, or `nil` for the container's middle.
    var source: CGRect?
  }

  let attachment: Attachment
  /// The detents in ascending order of their extent. Never empty.
  let stops: [Stop]
  let container: CGSize
  /// The frame at the largest detent.
  private let largest: CGRect

  /// - Parameter detents: The active detents with their heights in points, without the safe area at the bottom.
  init(
    _ conditions: Conditions,
    detents: [(identifier: UISheetPresentationController.Detent.Identifier, value: CGFloat)]
  ) {
    container = conditions.container
    attachment = Self.attachment(conditions)
    guard attachment == .bottomEdge else {
      let frame = attachment == .card ? Self.card(conditions) : CGRect(origin: .zero, size: conditions.container)
      largest = frame
      let identifier = detents.max { $0.value < $1.value }?.identifier ?? .large
      stops = [Stop(identifier: identifier, extent: conditions.container.height - frame.minY)]
      return
    }
    let limit = Self.maximumDetentValue(conditions)
    let active = detents.map {
      Stop(identifier: $0.identifier, extent: min(max($0.value, 0), limit) + conditions.safeArea.bottom)
    }
    let sorted = active.sorted { $0.extent < $1.extent }
    stops = sorted.isEmpty ? [Stop(identifier: .large, extent: limit + conditions.safeArea.bottom)] : sorted
    let (width, top) = (Self.edgeWidth(conditions), stops[stops.count - 1].extent)
    largest = CGRect(
      x: ((conditions.container.width - width) / 2).rounded(), y: conditions.container.height - top, width: width,
      height: top)
  }

  /// Returns the maximum height of a sheet in points, without the safe area at the bottom.
  static func maximumDetentValue(_ conditions: Conditions) -> CGFloat {
    let gap = conditions.safeArea.top + SheetMetrics.largeTopGap
    return max(conditions.container.height - gap - conditions.safeArea.bottom, 1)
  }

  // MARK: Detents

  var smallestExtent: CGFloat { stops[0].extent }
  var largestExtent: CGFloat { stops[stops.count - 1].extent }

  /// Returns the stop with an identifier, or the smallest if there is none.
  func stop(_ identifier: UISheetPresentationController.Detent.Identifier?) -> Stop {
    stops.first { $0.identifier == identifier } ?? stops[0]
  }

  /// Returns the stop to which a press on the grabber leads: the next larger one, or the smallest after the largest.
  func stop(after identifier: UISheetPresentationController.Detent.Identifier?) -> Stop {
    let index = stops.firstIndex { $0.identifier == identifier } ?? 0
    return stops[(index + 1) % stops.count]
  }

  /// Returns the sheet's frame in the container. Above the smallest stop the extent changes the sheet's height. Below it,
  /// and if the sheet is a card, the extent moves the whole sheet.
  func frame(extent: CGFloat) -> CGRect {
    guard attachment == .bottomEdge else { return largest.offsetBy(dx: 0, dy: largestExtent - extent) }
    return CGRect(
      x: largest.minX, y: container.height - extent, width: largest.width, height: max(extent, smallestExtent))
  }

  /// Returns the amount of dimming, from 0 to 1. It is 0 up to the detent `undimmed`, and 1 from the next larger stop on.
  /// If `undimmed` is `nil`, it is 1 and decreases only below the smallest stop.
  func dimming(extent: CGFloat, undimmed: UISheetPresentationController.Detent.Identifier?) -> CGFloat {
    guard let index = stops.firstIndex(where: { $0.identifier == undimmed }) else {
      return smallestExtent > 0 ? min(max(extent / smallestExtent, 0), 1) : 1
    }
    guard index + 1 < stops.count else { return 0 }
    let (start, end) = (stops[index].extent, stops[index + 1].extent)
    return end > start ? min(max((extent - start) / (end - start), 0), 1) : 1
  }

  // MARK: Attachment

  private static func attachment(_ conditions: Conditions) -> Attachment {
    if conditions.isCompactHeight {
      if conditions.prefersEdgeAttachedInCompactHeight { return .bottomEdge }
      return conditions.isCompactWidth ? .full : .card
    }
    return conditions.isCompactWidth || conditions.hasOwnDetents ? .bottomEdge : .card
  }

  private static func edgeWidth(_ conditions: Conditions) -> CGFloat {
    let all = conditions.container.width
    let preferred = conditions.preferredContentSize.width
    if conditions.widthFollowsPreferredContentSize, preferred > 0 { return min(preferred, all) }
    if conditions.isCompactWidth { return all }
    return min(conditions.isPage ? SheetMetrics.pageWidth : SheetMetrics.formSize.width, all)
  }

  private static func card(_ conditions: Conditions) -> CGRect {
    let area = CGRect(origin: .zero, size: conditions.container).inset(by: conditions.safeArea)
    let room = area.insetBy(
      dx: min(SheetMetrics.cardMargin, area.width / 2), dy: min(SheetMetrics.cardMargin, area.height / 2))
    let wish = conditions.isPage ? CGSize(width: SheetMetrics.pageWidth, height: room.height) : formSize(conditions)
    let size = CGSize(width: max(min(wish.width, room.width), 1), height: max(min(wish.height, room.height), 1))
    let source = conditions.source ?? room
    let origin = CGPoint(
      x: min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width),
      y: min(max(source.midY - size.height / 2, room.minY), room.maxY - size.height))
    return CGRect(origin: CGPoint(x: origin.x.rounded(), y: origin.y.rounded()), size: size)
  }

  private static func formSize(_ conditions: Conditions) -> CGSize {
    let (preferred, usual) = (conditions.preferredContentSize, SheetMetrics.formSize)
    return CGSize(
      width: preferred.width > 0 ? preferred.width : usual.width,
      height: preferred.height > 0 ? preferred.height : usual.height)
  }
}

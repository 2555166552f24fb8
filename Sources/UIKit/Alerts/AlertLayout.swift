// SPDX-License-Identifier: MIT

/// Where the parts of an alert go. All frames are in the alert's view.
struct AlertLayout: Equatable {
  /// An action as it counts here.
  struct Row: Equatable {
    var isCancel: Bool
    /// The width that its title takes.
    var titleWidth: CGFloat
  }

  /// The rounded boxes: the main one, and that of a cancel button that stands apart.
  private(set) var cards: [CGRect] = []
  private(set) var title = CGRect.zero
  private(set) var message = CGRect.zero
  /// In the order of the actions that were given.
  private(set) var rows: [CGRect] = []
  /// The rows in the order in which they are seen, from the top and from the left.
  private(set) var order: [Int] = []
  /// Lines, without a thickness.
  private(set) var separators: [CGRect] = []
  private(set) var size = CGSize.zero

  /// The space beside the title of one of two actions that stand side by side.
  private static let pairPadding: CGFloat = 8

  /// - Parameters:
  ///   - titleHeight: and `messageHeight`: of the texts in the width that the header leaves them; 0 where there is none.
  ///   - rowHeight: that of the metrics, or less where the window is low.
  init(
    metrics: AlertStyleMetrics, width: CGFloat, titleHeight: CGFloat, messageHeight: CGFloat, rows given: [Row],
    rowHeight: CGFloat
  ) {
    rows = Array(repeating: .zero, count: given.count)
    let apart = metrics.separatesCancel && given.count > 1 ? given.firstIndex { $0.isCancel } : nil
    let headerBottom = placeHeader(metrics, width: width, titleHeight: titleHeight, messageHeight: messageHeight)
    order = Self.order(given, apart: apart)
    let fits = given.allSatisfy { $0.titleWidth <= width / 2 - 2 * Self.pairPadding }
    var bottom = headerBottom
    if metrics.pairs, order.count == 2, fits {
      bottom = placePair(from: headerBottom, width: width, rowHeight: rowHeight, cancel: given.map(\.isCancel))
    } else {
      for (position, index) in order.enumerated() {
        if position > 0 || headerBottom > 0 { separators.append(CGRect(x: 0, y: bottom, width: width, height: 0)) }
        rows[index] = CGRect(x: 0, y: bottom, width: width, height: rowHeight)
        bottom += rowHeight
      }
    }
    cards = [CGRect(x: 0, y: 0, width: width, height: bottom)]
    if let apart {
      let card = CGRect(x: 0, y: bottom + AlertMetrics.sheetMargin, width: width, height: rowHeight)
      cards.append(card)
      rows[apart] = card
      order.append(apart)
      bottom = card.maxY
    }
    size = CGSize(width: width, height: bottom)
  }

  /// Cancel is the last one, or stands apart.
  private static func order(_ rows: [Row], apart: Int?) -> [Int] {
    let others = rows.indices.filter { !rows[$0].isCancel }
    let cancels = rows.indices.filter { rows[$0].isCancel && $0 != apart }
    return others + cancels
  }

  private mutating func placeHeader(
    _ metrics: AlertStyleMetrics, width: CGFloat, titleHeight: CGFloat, messageHeight: CGFloat
  ) -> CGFloat {
    guard titleHeight > 0 || messageHeight > 0 else { return 0 }
    let padding = metrics.headerPadding
    let inner = width - padding.left - padding.right
    var y = padding.top
    title = CGRect(x: padding.left, y: y, width: inner, height: titleHeight)
    y += titleHeight
    if titleHeight > 0, messageHeight > 0 { y += metrics.headerSpacing }
    message = CGRect(x: padding.left, y: y, width: inner, height: messageHeight)
    return (y + messageHeight + padding.bottom).rounded(.up)
  }

  /// Cancel is on the left.
  private mutating func placePair(from top: CGFloat, width: CGFloat, rowHeight: CGFloat, cancel: [Bool]) -> CGFloat {
    if top > 0 { separators.append(CGRect(x: 0, y: top, width: width, height: 0)) }
    let isCancelFirst = cancel[order[1]]
    if isCancelFirst { order.reverse() }
    let half = width / 2
    rows[order[0]] = CGRect(x: 0, y: top, width: half, height: rowHeight)
    rows[order[1]] = CGRect(x: half, y: top, width: half, height: rowHeight)
    separators.append(CGRect(x: half, y: top, width: 0, height: rowHeight))
    return top + rowHeight
  }
}

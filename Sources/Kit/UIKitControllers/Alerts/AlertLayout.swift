// SPDX-License-Identifier: MIT

/// The frames of an alert's parts, in the coordinates of the alert's view.
struct AlertLayout: Equatable {
  /// The properties of an action that affect the layout.
  struct Row: Equatable {
    var isCancel: Bool
    /// The width of the title in points.
    var titleWidth: CGFloat
  }

  /// The frames of the rounded boxes: the main box, and the box of a separate cancel button.
  private(set) var cards: [CGRect] = []
  private(set) var title = CGRect.zero
  private(set) var message = CGRect.zero
  /// The frames of the text fields.
  private(set) var fields: [CGRect] = []
  /// The frames of the rows, in the order in which the actions were added.
  private(set) var rows: [CGRect] = []
  /// The indexes of the rows in visual order, from top to bottom and from left to right.
  private(set) var order: [Int] = []
  /// The separator lines, with zero thickness.
  private(set) var separators: [CGRect] = []
  private(set) var size = CGSize.zero

  /// The space beside the title of each of two actions that are side by side, in points.
  private static let pairPadding: CGFloat = 8

  /// - Parameters:
  ///   - titleHeight: The height of the title in the width inside the header, or 0 if there is no title.
  ///   - messageHeight: The height of the message in the same width, or 0 if there is no message.
  ///   - fieldCount: The number of text fields below the message.
  ///   - rowHeight: The height of a row: that of the metrics, or less if the window is low.
  init(
    metrics: AlertStyleMetrics, width: CGFloat, titleHeight: CGFloat, messageHeight: CGFloat, fieldCount: Int = 0,
    rows given: [Row], rowHeight: CGFloat
  ) {
    rows = Array(repeating: .zero, count: given.count)
    let apart = metrics.separatesCancel && given.count > 1 ? given.firstIndex { $0.isCancel } : nil
    let headerBottom = placeHeader(
      metrics, width: width, titleHeight: titleHeight, messageHeight: messageHeight, fieldCount: fieldCount)
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

  /// Returns the rows in visual order without the separate one. The cancel action is the last row.
  private static func order(_ rows: [Row], apart: Int?) -> [Int] {
    let others = rows.indices.filter { !rows[$0].isCancel }
    let cancels = rows.indices.filter { rows[$0].isCancel && $0 != apart }
    return others + cancels
  }

  private mutating func placeHeader(
    _ metrics: AlertStyleMetrics, width: CGFloat, titleHeight: CGFloat, messageHeight: CGFloat, fieldCount: Int
  ) -> CGFloat {
    guard titleHeight > 0 || messageHeight > 0 || fieldCount > 0 else { return 0 }
    let padding = metrics.headerPadding
    let inner = width - padding.left - padding.right
    var y = padding.top
    title = CGRect(x: padding.left, y: y, width: inner, height: titleHeight)
    y += titleHeight
    if titleHeight > 0, messageHeight > 0 { y += metrics.headerSpacing }
    message = CGRect(x: padding.left, y: y, width: inner, height: messageHeight)
    y += messageHeight
    for _ in 0..<fieldCount {
      if y > padding.top { y += fields.isEmpty ? AlertMetrics.fieldMargin : AlertMetrics.fieldSpacing }
      fields.append(CGRect(x: padding.left, y: y.rounded(.up), width: inner, height: AlertMetrics.fieldHeight))
      y = fields[fields.count - 1].maxY
    }
    return (y + padding.bottom).rounded(.up)
  }

  /// Places two rows side by side, with the cancel action on the left. Returns their bottom edge.
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

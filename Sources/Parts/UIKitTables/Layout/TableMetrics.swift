// SPDX-License-Identifier: MIT

/// The measures of tables in points.
///
/// Apple's Human Interface Guidelines and the documentation of `UITableView` state the height of a row and the margins.
/// Apple does not document the other figures. Some are from published libraries that imitate the system:
/// TOInsetGroupedTableView 1ed2a87 (the corners and margins of iOS 13) and SwipeCellKit 6d632bd (Mail's rows). The rest
/// are estimates.
nonisolated enum TableMetrics {
  /// The height of a row: the smallest target of a touch in the Human Interface Guidelines.
  static let rowHeight: CGFloat = 44
  /// The height of the header of a plain section with a title: the initial `sectionHeaderHeight` of a plain table.
  static let plainHeaderHeight: CGFloat = 28
  /// The space above the first group: many reports about grouped tables since iOS 7 state 35 points. The space between
  /// two groups together: half as much, estimated.
  static let (firstGroupGap, groupGap): (CGFloat, CGFloat) = (35, 17.5)
  /// The space above and below the title of a group. Estimated.
  static let groupTitlePadding: (top: CGFloat, bottom: CGFloat) = (16, 6)
  /// The distance of text from the edge: the system's minimum layout margin in a narrow window.
  static let margin: CGFloat = 16
  /// The distance of inset groups from the edges, in a wide window: the layout margins, as in TOInsetGroupedTableView.
  static let groupInset: CGFloat = 20
  /// The radius of the corners of inset groups. From TOInsetGroupedTableView.
  static let groupCornerRadius: CGFloat = 10
  /// The width from which groups are inset by `groupInset`, and not by `margin`. Estimated.
  static let wideWidth: CGFloat = 414
  /// The space between an image and the text beside it. Estimated.
  static let imageSpacing: CGFloat = 16
  /// The space above and below the text of a cell. Estimated.
  static let textPadding: CGFloat = 11
  /// The space between the title and the subtitle. Estimated.
  static let subtitleSpacing: CGFloat = 2
  /// The space between a title and a value in one line. Estimated.
  static let valueSpacing: CGFloat = 6
  /// The width of the title in a cell of the style `value2`. Estimated.
  static let value2TitleWidth: CGFloat = 91
  /// The widths of the controls of a table in editing mode. Estimated.
  static let (editControlWidth, reorderControlWidth): (CGFloat, CGFloat) = (40, 42)
  /// The least width of a button in a swiped row, at rest. From SwipeCellKit.
  static let actionWidth: CGFloat = 74
  /// The space beside the title of such a button, and the width from which the title has two lines. Estimated.
  static let (actionPadding, longestActionTitle): (CGFloat, CGFloat) = (12, 160)
  /// The part of a row's width from which a swipe performs its first action. Estimated.
  static let fullSwipe: CGFloat = 0.6
  /// The width of the section index, the height of its lines, and the size of its font. Estimated.
  static let (indexWidth, indexPitch, indexFontSize): (CGFloat, CGFloat, CGFloat) = (15, 14, 11)
  /// The width of a level of indentation: the documented default of `indentationWidth`.
  static let indentationWidth: CGFloat = 10
}

// SPDX-License-Identifier: MIT

/// The measures of tables in points.
///
/// Apple's Human Interface Guidelines and the documentation of `UITableView` state the height of a row and the margins.
/// The other figures are those that views of iOS 17 report at the default text size, as published in bug reports and
/// articles; Apple does not document them.
enum TableMetrics {
  /// The height of a row: the smallest target of a touch in the Human Interface Guidelines.
  static let rowHeight: CGFloat = 44
  /// The height of the header of a plain section with a title: the initial `sectionHeaderHeight` of a plain table.
  static let plainHeaderHeight: CGFloat = 28
  /// The space above the first group, and between two groups together. Reported by iOS.
  static let (firstGroupGap, groupGap): (CGFloat, CGFloat) = (35, 17.5)
  /// The space above and below the title of a group. Reported by iOS.
  static let groupTitlePadding: (top: CGFloat, bottom: CGFloat) = (16, 6)
  /// The distance of text from the edge: the system's minimum layout margin in a narrow window.
  static let margin: CGFloat = 16
  /// The distance of inset groups from the edges, in a wide window. Reported by iOS.
  static let groupInset: CGFloat = 20
  /// The radius of the corners of inset groups. Reported by iOS 13 to 18.
  static let groupCornerRadius: CGFloat = 10
  /// The width from which groups are inset by `groupInset`, and not by `margin`. Reported by iOS.
  static let wideWidth: CGFloat = 414
  /// The space between an image and the text beside it. Reported by iOS.
  static let imageSpacing: CGFloat = 16
  /// The space above and below the text of a cell. Reported by iOS.
  static let textPadding: CGFloat = 11
  /// The space between the title and the subtitle. Estimated.
  static let subtitleSpacing: CGFloat = 2
  /// The space between a title and a value in one line. Estimated.
  static let valueSpacing: CGFloat = 6
  /// The width of the title in a cell of the style `value2`. Reported by iOS.
  static let value2TitleWidth: CGFloat = 91
  /// The widths of the controls of a table in editing mode. Reported by iOS.
  static let (editControlWidth, reorderControlWidth): (CGFloat, CGFloat) = (40, 42)
  /// The width of a button in a swiped row, at rest. Reported by iOS.
  static let actionWidth: CGFloat = 74
  /// The part of a row's width from which a swipe performs its first action. Estimated.
  static let fullSwipe: CGFloat = 0.6
  /// The width of a level of indentation: the documented default of `indentationWidth`.
  static let indentationWidth: CGFloat = 10
}

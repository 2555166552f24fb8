// SPDX-License-Identifier: MIT

/// The dimensions of menus, in points unless stated otherwise. Apple documents none of the values.
///
/// Estimated from iOS 13…18, whose rows are 44 points high. Those here are lower, because a mouse needs less room.
enum MenuMetrics {
  static let cornerRadius: CGFloat = 13
  static let rowHeight: CGFloat = 38
  /// The height of a row with a subtitle, and of a title above the rows.
  static let (subtitledRowHeight, headerHeight): (CGFloat, CGFloat) = (52, 30)
  static let (fontSize, smallFontSize): (CGFloat, CGFloat) = (16, 13)
  /// The width that a menu grows with its titles, at least and at most.
  static let (leastWidth, greatestWidth): (CGFloat, CGFloat) = (200, 340)
  /// The space above the first and below the last row, and beside the highlight of a row.
  static let inset: CGFloat = 5
  static let highlightRadius: CGFloat = 9
  /// The space between the menu's edge and a title or an image.
  static let padding: CGFloat = 16
  /// The width of the column of the marks of state.
  static let gutter: CGFloat = 24
  /// The width of the column of images, and the space in front of it.
  static let (imageWidth, imageGap): (CGFloat, CGFloat) = (24, 16)
  /// The width of the column of the arrows of menus within the menu.
  static let arrowWidth: CGFloat = 14
  /// The height that a separator takes.
  static let separatorHeight: CGFloat = 9
  /// The distance from the edges of the window, and between a control and its menu.
  static let (margin, gap): (CGFloat, CGFloat) = (8, 6)
  /// The height below which a menu rather covers its source than shrinks.
  static let leastHeight: CGFloat = 120

  static let highlightAlpha: (light: CGFloat, dark: CGFloat) = (0.08, 0.14)
  static let shadowOpacity: Float = 0.22
  static let shadowRadius: CGFloat = 20
  static let shadowOffset = CGSize(width: 0, height: 8)

  /// The scale from which a menu springs out of its source, and to which one returns.
  static let (startScale, endScale): (CGFloat, CGFloat) = (0.4, 0.85)
  /// The scale and the opacity of a menu behind one that it contains.
  static let (coveredScale, coveredAlpha): (CGFloat, CGFloat) = (0.95, 0.55)
  /// The duration in seconds in which a menu appears, the damping ratio of its spring, and the duration in which it
  /// disappears.
  static let (openDuration, openDamping, closeDuration) = (0.38, CGFloat(0.8), 0.2)

  /// The distance in points from which a press that opened the menu can choose a row when it ends.
  static let dragDistance: CGFloat = 8
}

// SPDX-License-Identifier: MIT

/// The metrics of split view controllers. Apple publishes none of the present ones.
enum ColumnMetrics {
  /// The automatic width of a column as a fraction of the whole. From the documentation of iOS 8.
  static let fraction: CGFloat = 0.4
  /// The largest automatic width of a column in points. From the documentation of iOS 8.
  static let largestWidth: CGFloat = 320
  /// The smallest automatic width of a column in points. Chosen, so that a name and a date fit.
  static let smallestWidth: CGFloat = 180
  /// The width in points that the secondary column keeps when the automatic behaviour is to tile. Chosen: the width of
  /// the narrowest phone.
  static let narrowestSecondary: CGFloat = 320
  /// The alpha of the black over a secondary column that is covered or displaced. Estimated.
  static let dimming: CGFloat = 0.2
  /// The perceived duration in seconds of the spring that moves columns, without bounce. Estimated: that of UIKit's
  /// default spring, 0.5 s, looks slow for a distance of one column.
  static let duration = 0.4
  /// The width in points in which a divider can be grabbed. Chosen.
  static let dividerWidth: CGFloat = 9
}

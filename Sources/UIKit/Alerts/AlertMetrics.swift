// SPDX-License-Identifier: MIT

/// The figures of alerts and action sheets, in points unless it says otherwise.
///
/// Estimated after iOS 13 to 18; Apple publishes no figures.
enum AlertMetrics {
  static let cornerRadius: CGFloat = 14
  static let width: CGFloat = 270
  /// The width of an action sheet in the middle of a wide window.
  static let cardSheetWidth: CGFloat = 320
  /// The largest width of an action sheet at the bottom of a narrow window.
  static let bottomSheetWidth: CGFloat = 480
  /// An action sheet keeps so far from the window's edges, and its cancel button from the others.
  static let sheetMargin: CGFloat = 8
  /// The least between an alert and the window's edges.
  static let alertMargin: CGFloat = 16

  static let pressedAlpha: CGFloat = 0.10
  static let shadowOpacity: Float = 0.16
  static let shadowRadius: CGFloat = 28
  static let shadowOffset = CGSize(width: 0, height: 8)

  /// The scale that an alert springs in from.
  static let startScale: CGFloat = 1.1
  /// Radians per second of that spring, critically damped: there in 0.4 s.
  static let frequency = 22.0
  /// Seconds in which an alert fades away.
  static let fadeDuration = 0.2
}

/// The metrics in which the two styles differ.
struct AlertStyleMetrics: Equatable {
  var rowHeight: CGFloat
  var titleFont: UIFont
  var messageFont: UIFont
  var actionFontSize: CGFloat
  /// Around the title and the message.
  var headerPadding: UIEdgeInsets
  /// Between the two.
  var headerSpacing: CGFloat
  /// Whether cancel stands apart below the others.
  var separatesCancel: Bool
  /// Whether two actions that fit stand side by side.
  var pairs: Bool

  static let alert = AlertStyleMetrics(
    rowHeight: 44, titleFont: .systemFont(ofSize: 17, weight: .semibold), messageFont: .systemFont(ofSize: 13),
    actionFontSize: 17, headerPadding: UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16), headerSpacing: 4,
    separatesCancel: false, pairs: true)
  static let actionSheet = AlertStyleMetrics(
    rowHeight: 57, titleFont: .systemFont(ofSize: 13, weight: .semibold), messageFont: .systemFont(ofSize: 13),
    actionFontSize: 20, headerPadding: UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16), headerSpacing: 6,
    separatesCancel: true, pairs: false)
}

// SPDX-License-Identifier: MIT

/// The dimensions of alerts and action sheets, in points unless stated otherwise.
///
/// Estimated from iOS 13…18. Apple documents none of the values.
enum AlertMetrics {
  static let cornerRadius: CGFloat = 14
  static let width: CGFloat = 270
  /// The width of an action sheet in the middle of a wide window.
  static let cardSheetWidth: CGFloat = 320
  /// The largest width of an action sheet at the bottom of a narrow window.
  static let bottomSheetWidth: CGFloat = 480
  /// The distance of an action sheet from the window's edges, and of its cancel button from the other actions.
  static let sheetMargin: CGFloat = 8
  /// The smallest distance between an alert and the window's edges.
  static let alertMargin: CGFloat = 16

  static let fieldHeight: CGFloat = 32
  static let fieldFontSize: CGFloat = 14
  /// The space between the message and the first text field, and between text fields.
  static let fieldMargin: CGFloat = 14
  static let fieldSpacing: CGFloat = 6

  static let pressedAlpha: CGFloat = 0.10

  /// The scale from which an alert springs in.
  static let startScale: CGFloat = 1.1
  /// The angular frequency of the critically damped spring with which an alert appears, in radians per second. The spring
  /// takes about 0.4 s.
  static let frequency = 22.0
  /// The time in seconds in which an alert fades out.
  static let fadeDuration = 0.2
}

/// The metrics in which the two styles differ.
struct AlertStyleMetrics: Equatable {
  var rowHeight: CGFloat
  var titleFont: UIFont
  var messageFont: UIFont
  var actionFontSize: CGFloat
  /// The padding around the title and the message.
  var headerPadding: UIEdgeInsets
  /// The space between the title and the message.
  var headerSpacing: CGFloat
  /// Whether the cancel action has a box of its own, below the other actions.
  var separatesCancel: Bool
  /// Whether two actions that fit are placed side by side.
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

// SPDX-License-Identifier: MIT

/// Makes the presentation controllers of the system's styles.
enum PresentationControllers {
  /// The style that `automatic` stands for.
  static func resolve(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
    style == .automatic ? .fullScreen : style
  }

  static func make(
    style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController {
    switch resolve(style) {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      return FullScreenPresentationController(style: resolve(style), presented: presented, presenting: presenting)
    case .custom:
      return UIPresentationController(presentedViewController: presented, presenting: presenting)
    case .none, .automatic, .pageSheet, .formSheet, .popover, .blurOverFullScreen:
      preconditionFailure("there is no presentation in the style \(style); use a sheet, fullScreen or custom")
    }
  }
}

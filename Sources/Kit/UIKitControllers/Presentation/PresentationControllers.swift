// SPDX-License-Identifier: MIT

/// The factory of presentation controllers.
enum PresentationControllers {
  /// Replaces `automatic` by the style that it stands for.
  static func resolve(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
    style == .automatic ? .pageSheet : style
  }

  static func make(
    style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController {
    if let own = presented.makeOwnPresentationController(presenting: presenting) { return own }
    switch resolve(style) {
    case .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: presented, presenting: presenting)
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      return FullScreenPresentationController(style: resolve(style), presented: presented, presenting: presenting)
    case .custom:
      return UIPresentationController(presentedViewController: presented, presenting: presenting)
    case .popover:
      return UIPopoverPresentationController(presentedViewController: presented, presenting: presenting)
    case .none, .automatic, .blurOverFullScreen:
      fatalError("there is no presentation in the style \(style); use a sheet, fullScreen or custom")
    }
  }
}

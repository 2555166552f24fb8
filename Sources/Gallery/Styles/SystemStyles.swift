// SPDX-License-Identifier: MIT
import UIKit

/// Zoom and sheet
///
/// Two of the system's transitions that are more than an animation: a page that grows out of a view, and a sheet that
/// stops at detents.
/// Try: Throw the zoomed page down, or pinch it. Pull the sheet up and down.
/// Watch: Both follow the finger freely, and can be caught while they move.
/// From: UIKit: `UIViewController.Transition.zoom` and `UISheetPresentationController`.
enum SystemStyles {
  static let zoom = TransitionStyle(
    id: "zoom", title: "Zoom", blurb: "The page grows out of a picture of the page below, and can be thrown back.",
    kinds: [.push, .present],
    preferredTransition: { source in
      .zoom(options: zoomOptions) { [weak source] _ in (source as? any MagicMoving)?.movingView }
    }, source: { SamplePicture() })

  /// The options with which the picture of the zoomed page lies over that of the page below.
  private static var zoomOptions: UIViewController.Transition.ZoomOptions {
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { context in
      guard let page = context.zoomedViewController as? any MagicMoving else { return nil }
      page.view.layoutIfNeeded()
      return page.movingView.convert(page.movingView.bounds, to: page.view)
    }
    return options
  }

  static let sheet = TransitionStyle(
    id: "sheet", title: "Sheet", blurb: "A sheet that stops at detents, and is pulled down to dismiss.",
    kinds: [.present], presentation: StylePresentation(style: .pageSheet))
}

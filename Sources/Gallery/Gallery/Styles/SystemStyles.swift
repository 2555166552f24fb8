// SPDX-License-Identifier: MIT
import UIKit

/// Zoom and sheet
///
/// Two of the system's transitions that are more than an animation: a page that grows out of a view, and a sheet that
/// stops at detents.
enum SystemStyles {
  /// Try: Drag the zoomed page down and to the side, and throw it. Pinch it on a touchscreen or a touchpad.
  /// Watch: The card follows the finger in both directions, and its velocity continues while it shrinks into the
  /// picture.
  /// From: UIKit: `UIViewController.Transition.zoom`.
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

  /// Try: On the page “Present”, pull the sheet from detent to detent, scroll its list to the top and keep pulling, and
  /// catch the sheet while it moves.
  /// Watch: A drag above the smallest detent changes the height of the sheet, and below it moves the whole sheet to
  /// dismiss it.
  /// From: UIKit: `UISheetPresentationController`.
  static let sheet = TransitionStyle(
    id: "sheet", title: "Sheet", blurb: "A sheet that stops at detents, and is pulled down to dismiss.",
    kinds: [.present], presentation: StylePresentation(style: .pageSheet))
}

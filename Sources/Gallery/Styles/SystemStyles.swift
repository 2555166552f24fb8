// SPDX-License-Identifier: MIT
import UIKit

/// Zoom and sheet
///
/// Two of the system's transitions that are more than an animation: a page that grows out of a view, and a sheet that
/// stops at detents.
/// Try: Throw the zoomed page down, or pinch it. Pull the sheet up and down.
/// Watch: Both follow the finger freely, and can be caught while they move.
enum SystemStyles {
  static let zoom = TransitionStyle(
    id: "zoom", title: "Zoom", blurb: "The page grows out of a picture of the page below, and can be thrown back.",
    kinds: [.push, .present],
    preferredTransition: { source in
      .zoom { [weak source] _ in (source as? any MagicMoving)?.movingView }
    }, source: { SamplePicture() })

  static let sheet = TransitionStyle(
    id: "sheet", title: "Sheet", blurb: "A sheet that stops at detents, and is pulled down to dismiss.",
    kinds: [.present], presentation: StylePresentation(style: .pageSheet))
}

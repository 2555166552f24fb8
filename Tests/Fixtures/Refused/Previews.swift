// SPDX-License-Identifier: MIT
import UIKit

class PreviewController: UIViewController {
  func makePreview() -> Any {
    // expected-error@+1 {{'UIPreviewParameters' is unavailable: menus have no previews, as on a Mac; drags have UITargetedDragPreview}}
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .clear
    // expected-error@+1 {{'UITargetedPreview' is unavailable: menus have no previews, as on a Mac; drags have UITargetedDragPreview}}
    return UITargetedPreview(view: view, parameters: parameters)
  }

  // expected-error@+4 {{'UIContextMenuInteractionCommitAnimating' is unavailable: menus have no previews that could be clicked; remove the method}}
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.preferredCommitStyle = .pop
  }

  // expected-error@+1 {{'attributedTitle' is unavailable: a refresh control has no title; put a UILabel above the content}}
  func setTitle(of control: UIRefreshControl) { control.attributedTitle = NSAttributedString(string: "Pull") }
}

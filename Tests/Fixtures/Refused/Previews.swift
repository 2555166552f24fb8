// SPDX-License-Identifier: MIT
import UIKit

class PreviewController: UIViewController {
  func makePreview() -> Any {
    // expected-error@+1 {{'UIPreviewParameters' is unavailable: previews of other views are not available; return a view controller from the previewProvider of the menu's configuration}}
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .clear
    // expected-error@+1 {{'UITargetedPreview' is unavailable: previews of other views are not available; return a view controller from the previewProvider of the menu's configuration}}
    return UITargetedPreview(view: view, parameters: parameters)
  }

  // expected-error@+1 {{'attributedTitle' is unavailable: a refresh control has no title; put a UILabel above the content}}
  func setTitle(of control: UIRefreshControl) { control.attributedTitle = NSAttributedString(string: "Pull") }
}

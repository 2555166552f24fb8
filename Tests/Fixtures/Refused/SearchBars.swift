// SPDX-License-Identifier: MIT
import UIKit

class SearchPage: UIViewController {
  let bar = UISearchBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    // expected-error@+1 {{'showsBookmarkButton' is unavailable: search bars have no bookmark button; use searchTextField.rightView}}
    bar.showsBookmarkButton = true
    // expected-error@+1 {{'setSearchFieldBackgroundImage(_:for:)' is unavailable: fields have no background image; use searchTextField.backgroundColor}}
    bar.setSearchFieldBackgroundImage(nil, for: .normal)
  }
}

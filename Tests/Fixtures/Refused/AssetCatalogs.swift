// SPDX-License-Identifier: MIT
import UIKit

class AssetController: UIViewController {
  override func viewDidLoad() {
    // expected-error@+1 {{'init(named:)' is unavailable: asset catalogues are not available; use UIColor(dynamicProvider:) for a light and a dark colour}}
    view.backgroundColor = UIColor(named: "background")
    // expected-error@+1 {{'init(patternImage:)' is unavailable: patterns are not available; draw the image with CGContext.draw(_:in:byTiling:)}}
    view.tintColor = UIColor(patternImage: UIImage())
  }
}

// SPDX-License-Identifier: MIT
import UIKit

class LoadedView: UIView {
  func load() {
    // expected-error@+2 {{'UINib' is unavailable: nib files are not available; create the views in code}}
    // expected-error@+1 {{'init(nibName:bundle:)' is unavailable: nib files are not available; create the views in code}}
    _ = UINib(nibName: "Card", bundle: nil)
    // expected-error@+1 {{'loadNibNamed(_:owner:options:)' is unavailable: nib files are not available; create the views in code}}
    _ = Bundle.main.loadNibNamed("Card", owner: self)
  }
}

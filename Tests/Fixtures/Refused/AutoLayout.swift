// SPDX-License-Identifier: MIT
import UIKit

class ConstrainedController: UIViewController {
  override func viewDidLoad() {
    // expected-error@+1 {{'hasAmbiguousLayout' is unavailable: whether a frame is ambiguous is not computed; see constraintsAffectingLayout(for:)}}
    if view.hasAmbiguousLayout { print(view.constraints) }
  }
}

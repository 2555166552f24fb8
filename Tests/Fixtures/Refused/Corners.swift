// SPDX-License-Identifier: MIT
import UIKit

class RoundController: UIViewController {
  override func viewDidLoad() {
    // expected-error@+1 {{'cornerConfiguration' is unavailable: layers have one radius for all corners; set layer.cornerRadius and layer.maskedCorners, and for a capsule set half the height in layoutSubviews()}}
    view.cornerConfiguration = .capsule()
    // expected-error@+1 {{'cornerConfiguration' is unavailable: layers have one radius for all corners; set layer.cornerRadius and layer.maskedCorners, and for a capsule set half the height in layoutSubviews()}}
    view.cornerConfiguration = .corners(radius: .fixed(12))
  }
}

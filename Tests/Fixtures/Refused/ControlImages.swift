// SPDX-License-Identifier: MIT
import UIKit

class ImageController: UIViewController {
  func decorate(_ slider: UISlider) {
    // expected-error@+1 {{'setThumbImage(_:for:)' is unavailable: images of sliders are not available; use thumbTintColor}}
    slider.setThumbImage(nil, for: .normal)
  }
}

// SPDX-License-Identifier: MIT
import UIKit

class ImageController: UIViewController {
  func decorate(_ slider: UISlider, _ segments: UISegmentedControl) {
    // expected-error@+1 {{'setThumbImage(_:for:)' is unavailable: images of sliders are not available; use thumbTintColor}}
    slider.setThumbImage(nil, for: .normal)
    // expected-error@+1 {{'setTitleTextAttributes(_:for:)' is unavailable: attributes of segments are not available; use selectedSegmentTintColor}}
    segments.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 12)], for: .normal)
  }
}

// SPDX-License-Identifier: MIT
import UIKit

class GlassController: UIViewController {
  override func viewDidLoad() {
    // expected-error@+4 {{'UIVisualEffectView' is unavailable: blur and vibrancy are not available; use a view with a translucent backgroundColor}}
    // expected-error@+3 {{'init(effect:)' is unavailable: blur and vibrancy are not available; use a view with a translucent backgroundColor}}
    // expected-error@+2 {{'UIBlurEffect' is unavailable: blur and vibrancy are not available; use a view with a translucent backgroundColor}}
    // expected-error@+1 {{'init(style:)' is unavailable: blur and vibrancy are not available; use a view with a translucent backgroundColor}}
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.addSubview(glass)
  }

  // expected-error@+1 {{'UIVibrancyEffect' is unavailable: blur and vibrancy are not available; use a view with a translucent backgroundColor}}
  var vibrancy: UIVibrancyEffect?
}

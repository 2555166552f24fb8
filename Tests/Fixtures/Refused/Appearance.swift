// SPDX-License-Identifier: MIT
import UIKit

class ThemeController: UIViewController {
  override func viewDidLoad() {
    // expected-error@+1 {{'appearance()' is unavailable: appearance proxies are not available; set the properties of each view, or in the initialiser of a subclass}}
    UINavigationBar.appearance().tintColor = .red
    // expected-error@+1 {{'appearance(whenContainedInInstancesOf:)' is unavailable: appearance proxies are not available; set the properties of each view, or in the initialiser of a subclass}}
    UILabel.appearance(whenContainedInInstancesOf: [UIButton.self]).textColor = .red
    // expected-error@+1 {{'appearance()' is unavailable: appearance proxies are not available; set the properties of each item}}
    UIBarButtonItem.appearance().tintColor = .red
  }

  // expected-error@+1 {{'backgroundEffect' is unavailable: a sheet shows its page alone; add a UIVisualEffectView to the page, and clear its backgroundColor}}
  func blur(_ sheet: UISheetPresentationController) { sheet.backgroundEffect = nil }
}

// SPDX-License-Identifier: MIT
import UIKit

class ScopeController: UIViewController {
  func decorate(_ bar: UINavigationBar, _ scopes: UISegmentedControl) {
    // expected-error@+1 {{'backIndicatorTransitionMaskImage' is unavailable: titles fade before they reach the back indicator; set backIndicatorImage alone}}
    bar.backIndicatorTransitionMaskImage = nil
    // expected-error@+1 {{'setBackgroundImage(_:for:barMetrics:)' is unavailable: backgrounds of segments are not available; use backgroundColor and selectedSegmentTintColor}}
    scopes.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    // expected-error@+1 {{'setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)' is unavailable: dividers of segments have no image; remove this line}}
    scopes.setDividerImage(nil, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
  }
}

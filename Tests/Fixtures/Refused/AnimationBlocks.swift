// SPDX-License-Identifier: MIT
import UIKit

class OldAnimations: UIViewController {
  func fade() {
    // expected-error@+1 {{'beginAnimations(_:context:)' is unavailable: animations without blocks are not available; use UIView.animate(withDuration:animations:)}}
    UIView.beginAnimations("fade", context: nil)
    // expected-error@+1 {{'setAnimationDuration' is unavailable: animations without blocks are not available; use UIView.animate(withDuration:animations:)}}
    UIView.setAnimationDuration(0.3)
    // expected-error@+1 {{'commitAnimations()' is unavailable: animations without blocks are not available; use UIView.animate(withDuration:animations:)}}
    UIView.commitAnimations()
  }
}

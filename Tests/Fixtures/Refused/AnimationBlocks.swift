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
    // expected-error@+1 {{'perform(_:on:options:animations:completion:)' is unavailable: animations of the system are not available; use UIView.animate, and remove the views in its completion}}
    UIView.perform(.delete, on: [view], animations: nil)
  }
}

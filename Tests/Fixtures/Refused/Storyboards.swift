// SPDX-License-Identifier: MIT
import UIKit

class SegueController: UIViewController {
  func next() {
    // expected-error@+1 {{'performSegue(withIdentifier:sender:)' is unavailable: storyboards are not available; call show(_:sender:), pushViewController(_:animated:) or present(_:animated:completion:)}}
    performSegue(withIdentifier: "next", sender: self)
    // expected-error@+2 {{'UIStoryboard' is unavailable: storyboards are not available; create the view controllers in code}}
    // expected-error@+1 {{'init(name:bundle:)' is unavailable: storyboards are not available; create the view controllers in code}}
    _ = UIStoryboard(name: "Main", bundle: nil)
    // expected-error@+1 {{'storyboard' is unavailable: storyboards are not available; create the view controllers in code}}
    _ = storyboard
  }

  // expected-error@+1 {{'UIStoryboardSegue' is unavailable: storyboards are not available; create the view controllers in code}}
  func prepare(for segue: UIStoryboardSegue) {}
}

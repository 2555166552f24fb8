// SPDX-License-Identifier: MIT
import UIKit

class OffsetWatcher: NSObject {
  func watch(_ view: UIScrollView) {
    // expected-error@+1 {{'addObserver(_:forKeyPath:options:context:)' is unavailable: only responders observe by name; use observe(_:options:changeHandler:), and keep what it returns}}
    view.addObserver(self, forKeyPath: "contentOffset", options: [.new], context: nil)
    view.removeObserver(self, forKeyPath: "contentOffset")
  }
}

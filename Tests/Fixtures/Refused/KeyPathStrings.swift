// SPDX-License-Identifier: MIT
import UIKit

class OffsetWatcher: NSObject {
  func watch(_ view: UIScrollView) {
    // expected-error@+1 {{'addObserver(_:forKeyPath:options:context:)' is unavailable: names of properties are not available; use observe(_:options:changeHandler:), and keep what it returns}}
    view.addObserver(self, forKeyPath: "contentOffset", options: [.new], context: nil)
    // expected-error@+1 {{'removeObserver(_:forKeyPath:)' is unavailable: names of properties are not available; call invalidate() of what observe(_:options:changeHandler:) returned}}
    view.removeObserver(self, forKeyPath: "contentOffset")
  }

  // expected-error@+2 {{ instance method 'observeValue(forKeyPath:of:change:context:)' is declared in extension of 'NSObject' and cannot be overridden}}
  // expected-error@+1 {{overriding non-open instance method outside of its defining module}}
  override func observeValue(
    // expected-error@+1 {{'NSKeyValueChangeKey' is unavailable: names of properties are not available; see NSKeyValueObservedChange}}
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}
}

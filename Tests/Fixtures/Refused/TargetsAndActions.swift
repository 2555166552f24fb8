// SPDX-License-Identifier: MIT
import UIKit

class ActionController: UIViewController {
  let button = UIButton()

  override func viewDidLoad() {
    // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Selector'}}
    button.addTarget(self, action: "pressed", for: .touchUpInside)
    // expected-swift5-error@+2 {{no exact matches in call to instance method 'addTarget'}}
    // expected-swift6-error@+1 {{cannot convert value of type '@Sendable (Self) -> @MainActor @Sendable () -> Int' to expected argument type 'Selector'}}
    button.addTarget(self, action: Self.count, for: .touchUpInside)
    // expected-swift5-error@+2 {{cannot convert value of type '(Self) -> () -> Int' to expected argument type '(Self) -> () -> Void'}}
    // expected-swift6-error@+1 {{cannot convert value of type '@Sendable (Self) -> @MainActor @Sendable () -> Int' to expected argument type 'Selector'}}
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.count))
    // expected-swift5-error@+2 {{cannot convert value of type '(Self) -> () -> Int' to expected argument type '(Self) -> () -> Void'}}
    // expected-swift6-error@+1 {{cannot convert value of type '@Sendable (Self) -> @MainActor @Sendable () -> Int' to expected argument type 'Selector'}}
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Next", style: .plain, target: self, action: Self.count)
  }

  func count() -> Int { 1 }
}

// SPDX-License-Identifier: MIT
import UIKit

class ChatController: UIViewController {
  // expected-error@+2 {{cannot override 'inputAccessoryView' which has been marked unavailable: there is no on-screen keyboard; add the view to the page, above its keyboardLayoutGuide}}
  // expected-note@+1 {{remove 'override' modifier to declare a new 'inputAccessoryView'}}
  override var inputAccessoryView: UIView? { nil }

  // expected-error@+1 {{'reloadInputViews()' is unavailable: there is no on-screen keyboard; remove this line}}
  func update() { reloadInputViews() }
}

// SPDX-License-Identifier: MIT
import UIKit

class FormController: UIViewController {
  let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    // expected-error@+1 {{'dataDetectorTypes' is unavailable: links in text are not available; use a UIButton}}
    text.dataDetectorTypes = []
    // expected-error@+1 {{'textStorage' is unavailable: a text view has no text storage; use attributedText}}
    _ = text.textStorage
  }
}

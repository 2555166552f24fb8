// SPDX-License-Identifier: MIT
import UIKit

// expected-error@+1 {{'UITextFieldDelegate' is unavailable: editing text is not available yet; a UIResponder that conforms to UIKeyInput receives text}}
class FormController: UIViewController, UITextFieldDelegate {
  // expected-error@+1 {{'UITextField' is unavailable: editing text is not available yet; a UIResponder that conforms to UIKeyInput receives text}}
  let field = UITextField()
  // expected-error@+1 {{'UITextView' is unavailable: text views are not available; show text with a UILabel in a UIScrollView}}
  let text = UITextView()
  // expected-error@+1 {{'UISearchBar' is unavailable: editing text is not available yet; a UIResponder that conforms to UIKeyInput receives text}}
  let search = UISearchBar()
}

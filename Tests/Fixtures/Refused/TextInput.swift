// SPDX-License-Identifier: MIT
import UIKit

// expected-error@+1 {{'UITextViewDelegate' is unavailable: text views are not available; show text with a UILabel in a UIScrollView}}
class FormController: UIViewController, UITextViewDelegate {
  // expected-error@+1 {{'UITextView' is unavailable: text views are not available; show text with a UILabel in a UIScrollView}}
  let text = UITextView()
  // expected-error@+1 {{'UISearchBar' is unavailable: search bars are not available; use a UISearchTextField}}
  let search = UISearchBar()
}

// SPDX-License-Identifier: MIT
import UIKit

class TitleController: UIViewController {
  func show(_ title: NSAttributedString) {
    // expected-error@+1 {{'attributedText' is unavailable: attributed text is not available; use a UILabel for each part, with its text, font and textColor}}
    UILabel().attributedText = title
    // expected-error@+1 {{'setAttributedTitle(_:for:)' is unavailable: attributed text is not available; use setTitle(_:for:), setTitleColor(_:for:) and titleLabel.font}}
    UIButton().setAttributedTitle(title, for: .normal)
    // expected-error@+1 {{'draw(at:)' is unavailable: attributed text is not available; use a UILabel}}
    title.draw(at: .zero)
  }
}

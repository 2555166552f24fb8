// SPDX-License-Identifier: MIT
import UIKit

class Paragraphs {
  // expected-error@+1 {{'NSMutableParagraphStyle' is unavailable: attributed text is not available; see textAlignment and lineBreakMode of UILabel}}
  let style = NSMutableParagraphStyle()
  // expected-error@+1 {{'kern' is unavailable: attributed text is not available; texts of bars have .font and .foregroundColor}}
  let attributes: [NSAttributedString.Key: Any] = [.kern: 2]
}

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

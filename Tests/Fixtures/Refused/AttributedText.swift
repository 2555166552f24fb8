// SPDX-License-Identifier: MIT
import UIKit

class Paragraphs {
  // expected-error@+1 {{'NSTextAttachment' is unavailable: images in text are not available; put a UIImageView beside the UILabel}}
  let image = NSTextAttachment(image: UIImage())
  // expected-error@+1 {{'strokeWidth' is unavailable: outlines of letters are not available; use a bolder font}}
  let attributes: [NSAttributedString.Key: Any] = [.strokeWidth: 2]
  // expected-error@+1 {{'link' is unavailable: links in text are not available; use a UIButton}}
  let link: [NSAttributedString.Key: Any] = [.link: "https://example.org"]

  func indent(_ style: NSMutableParagraphStyle) {
    // expected-error@+1 {{'hyphenationFactor' is unavailable: words are hyphenated only at soft hyphens (U+00AD)}}
    style.hyphenationFactor = 1
  }
}

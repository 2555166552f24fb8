// SPDX-License-Identifier: MIT
import UIKit

class FontController: UIViewController {
  // expected-error@+1 {{'UIFontDescriptor' is unavailable: font descriptors are not available; use UIFont.systemFont(ofSize:weight:) or UIFont(name:size:)}}
  var descriptor: UIFontDescriptor?
  // expected-error@+1 {{'UIContentSizeCategory' is unavailable: preferred text sizes are not available; the desktop's scale enlarges the whole window}}
  var category: UIContentSizeCategory?

  // expected-error@+2 {{'init(descriptor:size:)' is unavailable: font descriptors are not available; use UIFont.systemFont(ofSize:weight:) or UIFont(name:size:)}}
  // expected-error@+1 {{'fontDescriptor' is unavailable: font descriptors are not available; see familyName, fontName and pointSize}}
  func bold(_ font: UIFont) -> UIFont { UIFont(descriptor: font.fontDescriptor, size: 12) }
}

// SPDX-License-Identifier: MIT
import Foundation
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

func register(_ data: Data) {
  // expected-error@+1 {{'CGDataProvider' is unavailable: data providers are not available; use UIImage(data:)}}
  guard let provider = CGDataProvider(data: data) else { return }
  // expected-error@+1 {{'CGFont' is unavailable: fonts are not loaded from files; install them where fontconfig finds them: ~/.local/share/fonts}}
  guard let font = CGFont(provider) else { return }
  // expected-error@+1 {{'CTFontManagerRegisterGraphicsFont' is unavailable: fonts are not loaded from files; install them where fontconfig finds them: ~/.local/share/fonts}}
  _ = CTFontManagerRegisterGraphicsFont(font, nil)
}

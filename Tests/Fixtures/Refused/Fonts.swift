// SPDX-License-Identifier: MIT
import Foundation
import UIKit

func register(_ data: Data) {
  // expected-error@+1 {{'CGDataProvider' is unavailable: data providers are not available; use UIImage(data:)}}
  guard let provider = CGDataProvider(data: data) else { return }
  // expected-error@+1 {{'CGFont' is unavailable: fonts are not loaded from files; install them where fontconfig finds them: ~/.local/share/fonts}}
  guard let font = CGFont(provider) else { return }
  // expected-error@+1 {{'CTFontManagerRegisterGraphicsFont' is unavailable: fonts are not loaded from files; install them where fontconfig finds them: ~/.local/share/fonts}}
  _ = CTFontManagerRegisterGraphicsFont(font, nil)
}

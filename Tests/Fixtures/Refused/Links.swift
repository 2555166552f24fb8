// SPDX-License-Identifier: MIT
import Foundation
import UIKit

@MainActor func openLink(_ url: URL) {
  // expected-error@+1 {{'canOpenURL' is unavailable: URLs are not opened; run xdg-open with Foundation's Process}}
  guard UIApplication.shared.canOpenURL(url) else { return }
  // expected-error@+1 {{'open(_:options:completionHandler:)' is unavailable: URLs are not opened; run xdg-open with Foundation's Process}}
  UIApplication.shared.open(url)
  // expected-error@+1 {{'openURL' is unavailable: URLs are not opened; run xdg-open with Foundation's Process}}
  _ = UIApplication.shared.openURL(url)
  // expected-error@+1 {{'openSettingsURLString' is unavailable: programs have no page in the desktop's settings; present one of your own}}
  _ = URL(string: UIApplication.openSettingsURLString)
}

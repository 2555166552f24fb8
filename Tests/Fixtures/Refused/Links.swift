// SPDX-License-Identifier: MIT
import Foundation
import UIKit

@MainActor func openSettings() {
  // expected-error@+1 {{'openSettingsURLString' is unavailable: programs have no page in the desktop's settings; present one of your own}}
  _ = URL(string: UIApplication.openSettingsURLString)
}

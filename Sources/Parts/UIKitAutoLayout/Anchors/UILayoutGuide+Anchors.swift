// SPDX-License-Identifier: MIT
import UIKitCore

extension UILayoutGuide {
}

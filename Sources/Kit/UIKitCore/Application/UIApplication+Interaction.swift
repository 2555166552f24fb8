// SPDX-License-Identifier: MIT

extension UIApplication {
}

// SPDX-License-Identifier: MIT
import UIKit

// Stored properties of extensions, as libraries for iOS have them.

private struct AssociatedKeys {
  static var name = "name"
  static var count: UInt8 = 0
}
extension UIView {
  var heroName: String? {
    get { return objc_getAssociatedObject(self, &AssociatedKeys.name) as? String }
    set {
      objc_setAssociatedObject(
        self, &AssociatedKeys.name, newValue, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
  var count: Int {
    get { (objc_getAssociatedObject(self, &AssociatedKeys.count) as? NSNumber)?.intValue ?? 0 }
    set { objc_setAssociatedObject(self, &AssociatedKeys.count, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

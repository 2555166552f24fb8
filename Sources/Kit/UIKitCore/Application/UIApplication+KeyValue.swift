// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Returns the application object for the keys `shared` and `sharedApplication`, and otherwise `nil`. Libraries find it
  /// by these where extensions of iOS may not name ``shared``.
  public class func value(forKey key: String) -> Any? {
    ["shared", "sharedApplication"].contains(key) ? shared : nil
  }

  /// Returns the application object for the key paths `shared` and `sharedApplication`, and otherwise `nil`.
  public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}

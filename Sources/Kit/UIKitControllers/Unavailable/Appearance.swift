// SPDX-License-Identifier: MIT

extension UIBarItem {
  /// The appearance proxy of the class.
  @available(
    *, unavailable, message: "appearance proxies are not available; set the properties of each item"
  )
  public class func appearance() -> Self { fatalError("unavailable") }
}

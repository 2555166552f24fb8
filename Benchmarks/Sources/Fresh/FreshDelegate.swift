// SPDX-License-Identifier: MIT
import UIKit

/// Opens the window.
final class FreshDelegate: UIResponder, UIApplicationDelegate {
  static var labels = 100
  static var size = CGSize.zero
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
    window.rootViewController = UINavigationController(rootViewController: FreshController(labels: 0))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

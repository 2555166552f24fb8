// SPDX-License-Identifier: MIT
import UIKit

/// A program for the tests of signals, with a window. It reports its start and its end. With the argument `--stay` it
/// does not return from `applicationWillTerminate`.
@main
final class EndingProgram: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    say("launched")
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) {
    say("terminating")
    while CommandLine.arguments.contains("--stay") { pause() }
  }

  private func say(_ line: String) {
    print(line)
    fflush(nil)
  }
}

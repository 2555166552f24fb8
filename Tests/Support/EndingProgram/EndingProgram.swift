// SPDX-License-Identifier: MIT
import UIKit

/// A program for the tests of signals, with a window. It reports its start and its end.
///
/// With the argument `--stay` it does not return from `applicationWillTerminate`, and with `--save` it takes longer in
/// there than the server may take to answer. With `--copy` it has copied something. With `--ask` its main thread asks the
/// server again and again.
@main
final class EndingProgram: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var isAsking = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    if has("--copy") {
      UIPasteboard.general.string = "copied"
      _ = UIPasteboard.general.string
    }
    if has("--ask") {
      _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { _ in MainActor.assumeIsolated { self.ask() } }
    }
    say("launched")
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) {
    say("terminating")
    while has("--stay") { pause() }
    if has("--save") { sleep(4) }
    say("saved")
  }

  private func has(_ argument: String) -> Bool { CommandLine.arguments.contains(argument) }

  /// Opens and closes a window, which takes round trips.
  private func ask() {
    if !isAsking { say("asking") }
    isAsking = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    window.rootViewController = UIViewController()
    window.windowScene = nil
    window.isHidden = false
    window.isHidden = true
  }

  private func say(_ line: String) {
    print(line)
    fflush(nil)
  }
}

// SPDX-License-Identifier: MIT
import Diagnostics
import UIKit

/// Runs transitions in both directions until the time is up, and reports.
final class PlayDelegate: UIResponder, UIApplicationDelegate {
  /// The time in seconds before the first measurement, in which the first page finishes its animations.
  private static let leadIn: TimeInterval = 0.5
  /// The time in seconds between the end of one transition and the start of the next.
  private static let pause: TimeInterval = 0.02
  /// The time in seconds after the start of a transition at which the main thread is blocked.
  private static let stallDelay: TimeInterval = 0.05

  private static var options = PlayOptions()

  /// Runs the transitions until the time is up. Does not return.
  static func play(_ options: PlayOptions) {
    self.options = options
    AnimationDrag.coefficient = options.slowdown
    main()
  }

  var window: UIWindow?
  private var stage: Stage?
  private var meter: PlayMeter?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let style = Catalog.style(Self.options.style) else { return false }
    let stage = Stage(style: style, kind: Self.options.kind, labels: Self.options.labels)
    let window = UIWindow(frame: CGRect(origin: .zero, size: Self.options.size))
    window.backgroundColor = .systemGray5
    window.rootViewController = stage.rootViewController
    window.makeKeyAndVisible()
    self.window = window
    self.stage = stage
    after(Self.leadIn) { $0.start() }
    return true
  }

  private func start() {
    guard let window else { return }
    meter = PlayMeter(window: window)
    if say("START") { go() }
  }

  private func go() {
    guard let stage, let meter else { return }
    guard meter.elapsed < Self.options.seconds else { return finish(meter) }
    stage.go { [weak self] in
      self?.meter?.countTransition()
      self?.after(Self.pause) { $0.go() }
    }
    if Self.options.stallMilliseconds > 0 {
      after(Self.stallDelay) { _ in usleep(UInt32(Self.options.stallMilliseconds * 1000)) }
    }
  }

  private func finish(_ meter: PlayMeter) {
    let report = meter.report(for: Self.options)
    if say("END \(report.frames)\n\(report.json)") { UIApplication.shared.terminate() }
  }

  /// Prints lines. If that fails, ends the program and returns false.
  private func say(_ text: String) -> Bool {
    do throws(SystemError) {
      try StandardOutput.print(text)
      return true
    } catch {
      warn("Cannot write to standard output: \(error).")
      UIApplication.shared.terminate(status: ExitStatus.failure)
      return false
    }
  }

  private func after(_ delay: TimeInterval, _ action: @escaping (PlayDelegate) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      if let self { action(self) }
    }
  }
}

// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting

/// Opens the window, scrolls until the time is up, and reports.
final class ScrollDelegate: UIResponder, UIApplicationDelegate {
  static var options: ScrollOptions?
  /// The time in seconds before the measurement, in which the window appears.
  private static let leadIn = 0.5

  var window: UIWindow?
  private var flickDriver: FlickDriver?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let options = Self.options else { return false }
    let subject: any ScrollSubject =
      switch options.subject {
      case .cells: CellsController<SwatchCell>()
      case .labels: LabelsController()
      case .rows: RowsController()
      case .notes: CellsController<NoteCell>()
      case .blurred: LabelsController(cover: UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial)))
      }
    let window = UIWindow(frame: CGRect(origin: .zero, size: options.size))
    window.rootViewController = subject
    window.makeKeyAndVisible()
    self.window = window
    after(Self.leadIn) { $0.scroll(subject, in: window, for: options) }
    return true
  }

  private func scroll(_ subject: any ScrollSubject, in window: UIWindow, for options: ScrollOptions) {
    let meter = FrameMeter(window: window)
    let flickDriver = FlickDriver(subject.scrollView)
    self.flickDriver = flickDriver
    flickDriver.start()
    print("START")
    fflush(nil)
    after(options.seconds) { _ in
      flickDriver.stop()
      let report = ScrollReport(options, meter, viewsMade: subject.viewsMade)
      print("END \(report.frames)")
      print(report.json)
      fflush(nil)
      exit(0)
    }
  }

  private func after(_ delay: TimeInterval, _ action: @escaping (ScrollDelegate) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      if let self { action(self) }
    }
  }
}

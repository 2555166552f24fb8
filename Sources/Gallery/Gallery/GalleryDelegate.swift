// SPDX-License-Identifier: MIT
import Assets
import Diagnostics
import UIKit

/// Opens the gallery's window.
final class GalleryDelegate: UIResponder, UIApplicationDelegate {
  private static var options = OpenOptions()
  nonisolated private static let iconSides = [16, 32, 48, 64, 128]

  /// Runs the gallery until its window is closed.
  static func open(_ options: OpenOptions) {
    self.options = options
    AnimationDrag.coefficient = options.slowdown
    if options.reducesMotion { UIAccessibility.reducesMotion = true }
    UIApplication.identifier = "passage-gallery"
    main()
  }

  /// Reads the icons while the window shows its first frame.
  private func loadIcons() {
    // Without a thread, the window has no icon.
    ProgramThread.tryToStart(name: "icons") {
      let icons = Self.iconSides.compactMap { UIImage(contentsOfFile: Assets.icon(side: $0).path)?.cgImage }
      DispatchQueue.main.async { UIApplication.icons = icons }
    }
  }

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    ComparePage.store = .user
    ComparePage.initial = Self.options.comparison ?? ComparisonStore.user.load()
    let window = UIWindow(frame: CGRect(origin: .zero, size: Self.options.size))
    window.windowScene?.sizeRestrictions?.minimumSize = CGSize(width: 480, height: 360)
    window.backgroundColor = .systemGray5
    window.rootViewController = ShellController(page: Self.options.page.flatMap(Catalog.page) ?? HomePage.entry)
    window.makeKeyAndVisible()
    self.window = window
    loadIcons()
    return true
  }
}

// SPDX-License-Identifier: MIT
import UIKit

/// A package with a small program that plays the transitions of all cells: a file for each cell, one with the styles, and
/// one with the program.
struct ProgramExport {
  private let motions: [CellMotion]

  init(_ motions: [CellMotion]) { self.motions = motions }

  /// The files by their paths in the package's folder.
  var files: [String: String] {
    let sources = "Sources/Comparison"
    var files = [
      "Package.swift": package, "\(sources)/App.swift": app,
      "\(sources)/Styles.swift": SwiftExport.support(of: motions.map(\.compared.style)),
    ]
    for (index, motion) in motions.enumerated() {
      files["\(sources)/Transition\(index + 1).swift"] = SwiftExport(motion, suffix: "\(index + 1)").ownSource
    }
    return files
  }

  private var package: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    // The path leads to Passage.
    let package = Package(
      name: "Comparison",
      dependencies: [.package(path: "../passage")],
      targets: [
        .executableTarget(
          name: "Comparison", dependencies: [.product(name: "UIKit", package: "passage")],
          swiftSettings: [.defaultIsolation(MainActor.self)])
      ]
    )

    """
  }

  /// The lines that list the transitions.
  private var entries: String {
    motions.enumerated().map { index, motion in
      let style = Catalog.style(motion.compared.style)?.title ?? motion.compared.style
      let title = "\(index + 1)  \(style), \(motion.compared.kind.title)"
      return "    Entry(title: \"\(title)\", kind: .\(motion.compared.kind.rawValue), "
        + "transition: ExportedTransition\(index + 1)()),"
    }.joined(separator: "\n")
  }

  private var conformances: String {
    motions.indices.map { "extension ExportedTransition\($0 + 1): PlayedTransition {}" }.joined(separator: "\n")
  }

  private var app: String {
    """
    // SPDX-License-Identifier: MIT
    // Written by the gallery. Plays the compared transitions: choose one, and click the page to go back.
    import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 640))
        window.rootViewController = UINavigationController(rootViewController: ListController())
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
    }

    protocol PlayedTransition {
      func show(_ page: UIViewController, from source: UIViewController)
      func goBack(from page: UIViewController, to source: UIViewController)
    }

    \(conformances)

    struct Entry {
      enum Kind { case push, present, tab }

      let title: String
      let kind: Kind
      let transition: any PlayedTransition
    }

    final class ListController: UIViewController {
      private let entries = [
    \(entries)
      ]
      private var buttons: [UIButton] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Transitions"
        view.backgroundColor = .systemBackground
        buttons = entries.map { entry in
          let button = UIButton(type: .system)
          button.setTitle(entry.title, for: .normal)
          button.addAction(UIAction { [weak self] _ in self?.play(entry) }, for: .touchUpInside)
          view.addSubview(button)
          return button
        }
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for (index, button) in buttons.enumerated() {
          button.frame = CGRect(
            x: 20, y: view.safeAreaInsets.top + 20 + CGFloat(index) * 44, width: view.bounds.width - 40, height: 40)
        }
      }

      private func play(_ entry: Entry) {
        let page = PageController(entry.title)
        guard entry.kind == .tab else {
          page.onClick = { [weak self, unowned page] in if let self { entry.transition.goBack(from: page, to: self) } }
          return entry.transition.show(page, from: self)
        }
        let first = PageController("Click for the other tab")
        let tabs = UITabBarController()
        tabs.viewControllers = [first, page]
        first.onClick = { [unowned first, unowned page] in entry.transition.show(page, from: first) }
        page.onClick = { [unowned first, unowned page] in entry.transition.goBack(from: page, to: first) }
        navigationController?.pushViewController(tabs, animated: true)
      }
    }

    final class PageController: UIViewController {
      private let label = UILabel()
      var onClick: (() -> Void)?

      init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        label.text = title
        label.textAlignment = .center
        view.addSubview(label)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.click))
      }

      override func viewDidLayoutSubviews() { label.frame = view.bounds }

      private func click() { onClick?() }
    }

    """
  }
}

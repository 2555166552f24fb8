import DesktopTesting
// SPDX-License-Identifier: MIT
import EffortTesting
import LeakTesting
import UIKit
import XCTest

/// Transitions release all resources that they allocate on the X server.
@MainActor
final class ServerResourceTests: UIKitTestCase {
  func testManyPushesAndPopsLeaveNothingOnTheServer() async throws {
    let navigation = UINavigationController(rootViewController: ColoredPage(hue: 0))
    try assertNothingStays(of: navigation, turns: TestEffort.isThorough ? 1000 : 250) { turn, draw in
      navigation.pushViewController(ColoredPage(hue: hue(turn)), animated: true)
      draw()
      navigation.popViewController(animated: true)
      draw()
    }
  }

  func testPresentationsOfEachStockStyleLeaveNothingOnTheServer() async throws {
    for style: UIModalTransitionStyle in [.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl] {
      let root = ColoredPage(hue: 0)
      try assertNothingStays(of: root, "\(style)") { turn, draw in
        let page = ColoredPage(hue: hue(turn))
        page.modalPresentationStyle = .fullScreen
        page.modalTransitionStyle = style
        root.present(page, animated: true)
        draw()
        root.dismiss(animated: true)
        draw()
      }
    }
  }

  func testSheetsLeaveNothingOnTheServer() async throws {
    let root = ColoredPage(hue: 0)
    try assertNothingStays(of: root) { turn, draw in
      let page = ColoredPage(hue: hue(turn))
      page.modalPresentationStyle = .pageSheet
      root.present(page, animated: true)
      draw()
      root.dismiss(animated: true)
      draw()
    }
  }

  func testChangesOfTabsLeaveNothingOnTheServer() async throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [ColoredPage(hue: 0), ColoredPage(hue: 0.3), ColoredPage(hue: 0.6)]
    try assertNothingStays(of: tabs) { turn, draw in
      tabs.selectedIndex = (turn + 1) % 3
      draw()
      // One tab is replaced.
      tabs.setViewControllers([ColoredPage(hue: hue(turn))] + (tabs.viewControllers?.dropFirst() ?? []), animated: true)
      draw()
    }
  }

  func testShapesThatMaskLeaveNothingOnTheServer() async throws {
    let root = ColoredPage(hue: 0)
    try assertNothingStays(of: root) { turn, draw in
      let page = ColoredPage(hue: hue(turn))
      page.view.frame = root.view.bounds
      root.view.addSubview(page.view)
      let mask = CAShapeLayer()
      mask.frame = page.view.bounds
      page.view.layer.mask = mask
      let small = CGPath(ellipseIn: CGRect(x: 70, y: 50, width: 20, height: 20), transform: nil)
      mask.path = CGPath(ellipseIn: CGRect(x: -40, y: -60, width: 240, height: 240), transform: nil)
      let reveal = CABasicAnimation(keyPath: "path")
      reveal.fromValue = small
      reveal.toValue = mask.path
      reveal.duration = 0.4
      mask.add(reveal, forKey: "path")
      draw()
      page.view.removeFromSuperview()
      draw()
    }
  }

  private func hue(_ turn: Int) -> CGFloat { CGFloat(turn % 7) / 7 }

  /// Runs a few turns and then the remaining ones, and compares the process's resources on the server after each phase.
  ///
  /// - Parameter run: Runs one turn. It calls the function that it receives to draw a frame during the transition and one
  ///   at rest.
  private func assertNothingStays(
    of root: UIViewController, _ name: String = "", turns: Int = 120, file: StaticString = #filePath,
    line: UInt = #line, run: (_ turn: Int, _ draw: () -> Void) -> Void
  ) throws {
    let desktop = try Desktop()
    let camera = try OffscreenHost(size: CGSize(width: 160, height: 120))
    defer { camera.close() }
    camera.host.window.rootViewController = root
    camera.host.advance(by: 1)
    func draw() {
      for time in [0.05, 1] {
        camera.host.advance(by: time)
        _ = camera.picture()
      }
    }
    func countAfter(_ turns: Range<Int>) throws -> [String: Int] {
      for turn in turns { run(turn, draw) }
      emptyCaches(camera)
      return try XCTUnwrap(desktop.resources(ofProcess: getpid()), "no X-Resource extension").counts
    }
    let before = try countAfter(0..<Self.fewTurns)
    let after = try countAfter(Self.fewTurns..<turns)
    XCTAssertGreaterThan(before["PIXMAP"] ?? 0, 0, name, file: file, line: line)
    XCTAssertEqual(before, after, name, file: file, line: line)
  }

  /// The number of turns after which all resources exist that are allocated only once. It is a multiple of the number of
  /// tabs, so that the selected tab is the same as at the end.
  private static let fewTurns = 6
  /// The number of frames after which the renderer's caches have dropped all content that none of the frames used: 120
  /// until pictures of moving layers are freed, and 120 in which all contents are looked at.
  private static let frameLimit = 250

  /// Draws frames of an unrelated moving dot.
  private func emptyCaches(_ camera: OffscreenHost) {
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    dot.backgroundColor = .red
    camera.host.window.addSubview(dot)
    for frame in 0..<Self.frameLimit {
      dot.center.x = CGFloat(frame % 2) * 10
      camera.host.advance(by: 0.02)
      _ = camera.picture()
    }
    dot.removeFromSuperview()
    camera.host.advance(by: 0.02)
    _ = camera.picture()
  }
}

@MainActor
private final class ColoredPage: UIViewController {
  private let hue: CGFloat

  init(hue: CGFloat) {
    self.hue = hue
    super.init(nibName: nil, bundle: nil)
    title = "Hue \(hue)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(hue: hue, saturation: 0.5, brightness: 1, alpha: 1)
    let label = UILabel(frame: CGRect(x: 10, y: 50, width: 100, height: 30))
    label.text = title
    label.layer.shadowOpacity = 0.3
    label.layer.cornerRadius = 6
    label.backgroundColor = .white
    view.addSubview(label)
  }
}

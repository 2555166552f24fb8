// SPDX-License-Identifier: MIT
import DesktopTesting
import UIKit
import XCTest

/// The X server's memory is nobody's garbage: what a transition makes there goes with it.
@MainActor
final class ServerResourceTests: UIKitTestCase {
  func testAThousandPushesAndPopsLeaveNothingOnTheServer() async throws {
    let desktop = try Desktop()
    let camera = try OffscreenHost(size: CGSize(width: 160, height: 120))
    defer { camera.close() }
    let navigation = UINavigationController(rootViewController: ColoredPage(hue: 0))
    camera.host.window.rootViewController = navigation
    camera.host.advance(by: 1)

    var counts: [[String: Int]] = []
    for turn in 0..<1000 {
      goForthAndBack(navigation, camera, turn)
      counts.append(try XCTUnwrap(desktop.resources(ofProcess: getpid()), "no X-Resource extension").counts)
    }

    let (first, last) = (least(counts.prefix(Self.span)), least(counts.suffix(Self.span)))
    XCTAssertGreaterThan(first["PIXMAP"] ?? 0, 0)
    XCTAssertEqual(first, last)
  }

  /// Turns in which each of the renderer's caches has been full and emptied.
  private static let span = 300

  /// The least of each kind: what was there when the caches were empty.
  private func least(_ counts: ArraySlice<[String: Int]>) -> [String: Int] {
    counts.reduce(counts.first ?? [:]) { $0.merging($1, uniquingKeysWith: min) }
  }

  /// One push and one pop, each drawn in the middle and at rest.
  private func goForthAndBack(_ navigation: UINavigationController, _ camera: OffscreenHost, _ turn: Int) {
    navigation.pushViewController(ColoredPage(hue: CGFloat(turn % 7) / 7), animated: true)
    for time in [0.05, 1] {
      camera.host.advance(by: time)
      _ = camera.picture()
    }
    navigation.popViewController(animated: true)
    for time in [0.05, 1] {
      camera.host.advance(by: time)
      _ = camera.picture()
    }
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

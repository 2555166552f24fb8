// SPDX-License-Identifier: MIT
import DiagnosticsTesting
import EffortTesting
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// Every page of the catalogue, in windows that are far too small for it. A window manager that tiles windows ignores the
/// least size that a program asks for.
@MainActor
final class SmallWindowTests: UIKitTestCase {
  private static let sizes = [
    CGSize(width: 1, height: 1), CGSize(width: 20, height: 20), CGSize(width: 100, height: 50),
    CGSize(width: 50, height: 100), CGSize(width: 600, height: 60), CGSize(width: 60, height: 600),
  ]
  private static let ordinarySize = PageStage.sizes[1]

  private func open(_ page: Page, in size: CGSize) -> ManualHost {
    let host = ManualHost(size: size)
    host.window.rootViewController = ShellController(page: page)
    host.advance(by: 0.2)
    return host
  }

  func testEveryPageOpensInAWindowOfAnySizeAndRecoversInALargerOne() async {
    for page in Catalog.pages {
      for size in TestEffort.cases(Self.sizes, everyNth: 2) {
        let host = open(page, in: size)

        host.resize(to: Self.ordinarySize)
        host.advance(by: 0.6)

        XCTAssertEqual(LayoutAudit(host.window).complaints, [], "\(page.id) after \(size)")
        host.window.close()
      }
    }
  }

  func testEveryPageShrinksToAnySizeAndRecoversWithoutAWarning() async {
    let warnings = WarningLog()
    for page in Catalog.pages {
      let host = open(page, in: Self.ordinarySize)
      for size in TestEffort.cases(Self.sizes, everyNth: 2) {
        host.resize(to: size)
        host.advance(by: 0.1)
        host.resize(to: Self.ordinarySize)
        host.advance(by: 0.3)
        XCTAssertEqual(LayoutAudit(host.window).complaints, [], "\(page.id) after \(size)")
        XCTAssertEqual(warnings.messages, [], "\(page.id) after \(size)")
      }
      host.window.close()
    }
  }

  func testEveryPageSurvivesAStormOfResizesWhileItAnimates() async {
    for seed in TestEffort.seeds(1, thoroughly: 3) {
      for page in Catalog.pages { storm(page, seed: seed, count: TestEffort.isThorough ? 60 : 30) }
    }
  }

  /// Resizes a window at random, while keys start animations and a press moves over the page.
  private func storm(_ page: Page, seed: UInt64, count: Int) {
    var random = Seeded(state: seed)
    let host = open(page, in: Self.ordinarySize)
    for _ in 0..<count {
      host.resize(to: Self.size(&random))
      host.advance(by: Double.random(in: 0...0.05, using: &random))
      act(in: host, &random)
    }
    host.cancelTouches()
    host.resize(to: Self.ordinarySize)
    host.advance(by: 3)
    XCTAssertEqual(host.window.bounds.size, Self.ordinarySize, "\(page.id), seed \(seed)")
    host.window.close()
  }

  /// Returns a size whose sides are tiny, small or ordinary.
  private static func size(_ random: inout Seeded) -> CGSize {
    func side(_ random: inout Seeded) -> Int {
      Int.random(in: 1...([3, 100, 1300].randomElement(using: &random) ?? 1), using: &random)
    }
    return CGSize(width: side(&random), height: side(&random))
  }

  /// Presses a key, or holds a press somewhere. The press ends by being cancelled, so that it activates nothing.
  private func act(in host: ManualHost, _ random: inout Seeded) {
    let size = host.window.bounds.size
    let point = CGPoint(
      x: CGFloat.random(in: 0...size.width, using: &random), y: CGFloat.random(in: 0...size.height, using: &random))
    let keys = [PageStage.Key.space, PageStage.Key.left, PageStage.Key.right, PageStage.Key.up, PageStage.Key.down]
    switch Int.random(in: 0...5, using: &random) {
    case 0, 1: host.key(keys.randomElement(using: &random) ?? PageStage.Key.space)
    case 2:
      host.cancelTouches()
      host.touchBegan(at: point)
    case 3: host.touchMoved(to: point)
    case 4: host.cancelTouches()
    default: host.scroll(by: CGVector(dx: point.x - size.width / 2, dy: point.y - size.height / 2), at: point)
    }
  }
}

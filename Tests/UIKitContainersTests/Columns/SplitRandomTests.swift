// SPDX-License-Identifier: MIT
import EffortTesting
import UIKit
import XCTest

/// Random operations on split view controllers. No page is lost or in two places, and all appearance callbacks are balanced.
@MainActor
final class SplitRandomTests: XCTestCase {
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  func testNoPageIsLostAndCallbacksAreBalanced() async {
    for seed in TestEffort.seeds(10, thoroughly: 40) {
      let s = SplitStage(seed % 2 == 0 ? .tripleColumn : .doubleColumn)
      var (numbers, pages, steps) = (Numbers(state: seed), s.pages, [String]())
      if seed % 2 == 1 { pages.remove(at: 1) }
      for _ in 0..<60 {
        steps.append(perform(Int.random(in: 0..<12, using: &numbers), s, &pages, &numbers))
        s.stage.advance(by: [0, 0.02, 0.1, 0.4].randomElement(using: &numbers) ?? 0)
        let errors = pages.flatMap(\.errors)
        XCTAssertEqual(errors, [], "seed \(seed): \(steps)")
        if !errors.isEmpty { return }
      }
      s.stage.advanceToRest()
      check(s, pages, "seed \(seed): \(steps)")
    }
  }

  private func perform(
    _ operation: Int, _ s: SplitStage, _ pages: inout [RecordingPage], _ numbers: inout Numbers
  ) -> String {
    let columns: [UISplitViewController.Column] =
      s.split.style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    let column = columns.randomElement(using: &numbers) ?? .secondary
    switch operation {
    case 0, 1:
      s.stage.resize(to: SplitStage.narrow)
      return "narrow"
    case 2, 3:
      s.stage.resize(to: SplitStage.wide)
      return "wide"
    case 4, 5:
      s.split.show(column)
      return "show \(column)"
    case 6:
      s.split.hide(column)
      return "hide \(column)"
    case 7:
      let modes: [UISplitViewController.DisplayMode] = [
        .automatic, .secondaryOnly, .oneOverSecondary, .twoBesideSecondary,
      ]
      s.split.preferredDisplayMode = modes.randomElement(using: &numbers) ?? .automatic
      return "mode \(s.split.preferredDisplayMode)"
    case 8:
      let page = RecordingPage("\(pages.count)")
      let containers = s.split.viewControllers.compactMap { $0 as? UINavigationController }
      guard let navigation = containers.randomElement(using: &numbers) else { return "-" }
      pages.append(page)
      navigation.pushViewController(page, animated: true)
      return "push"
    case 9:
      s.stage.resize(to: CGSize(width: 700, height: 500))
      return "middle"
    case 10:
      s.stage.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 200, y: 300), duration: 0.1)
      return "drag in"
    default:
      s.stage.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.1)
      return "drag out"
    }
  }

  private func check(_ s: SplitStage, _ pages: [RecordingPage], _ message: String) {
    XCTAssertTrue(pages.allSatisfy(\.isResting), message)
    for page in pages where page.isShown { XCTAssertNotNil(page.view.window, message) }
    // Each page is in the stack of its parent, and in no other.
    let stacks = s.split.children.compactMap { $0 as? UINavigationController }
    for page in pages where page.parent != nil {
      let holders = stacks.filter { $0.viewControllers.contains(page) }
      XCTAssertEqual(holders.count, 1, message)
      XCTAssertIdentical(holders.first, page.parent, message)
    }
    s.expand()
    for page in [s.primary, s.secondary] { XCTAssertNotNil(page.parent, message) }
    let secondary = s.split.viewControllers.last as? UINavigationController
    XCTAssertEqual(secondary?.topViewController?.view.window === s.stage.window, true, message)
    XCTAssertEqual(secondary?.viewControllers.first, s.secondary, message)
  }
}

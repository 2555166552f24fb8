import EffortTesting
// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControllers

/// Random operations on sheets from a seed. The sheet never jumps, and no request is lost.
@MainActor
final class SheetRandomTests: UIKitTestCase {
  private static let operations = 800
  /// The largest distance in points by which a sheet can move in the 2 ms between two checks, even after a fast flick.
  private static let maximumStep: CGFloat = 60

  func testRandomOperationsLeaveASheetAtADetentOrDismissed() async {
    for seed in TestEffort.seeds(2, thoroughly: 4) { run(seed: seed) }
  }

  private func run(seed: UInt64) {
    var dice = Seeded(state: seed)
    let stage = SheetStage()
    var finger: CGPoint?
    var history: [String] = []
    for _ in 0..<Self.operations {
      let operation = Int.random(in: 0..<12, using: &dice)
      history.append("\(operation)")
      switch operation {
      case 0: present(stage)
      case 1 where Int.random(in: 0..<3, using: &dice) == 0: stage.presenter.dismiss(animated: true)
      case 2,
        3 where finger == nil:
        let point = CGPoint(x: 200, y: CGFloat.random(in: 50...790, using: &dice))
        stage.host.touchBegan(at: point)
        finger = point
      case 4, 5, 6:
        guard let start = finger else { break }
        let end = CGPoint(x: 200, y: min(max(start.y + .random(in: -250...250, using: &dice), 5), 795))
        stage.host.move(from: start, to: end, duration: .random(in: 0.02...0.3, using: &dice))
        finger = end
      case 7:
        guard let end = finger else { break }
        stage.host.touchEnded(at: end)
        finger = nil
      case 8 where Int.random(in: 0..<4, using: &dice) == 0:
        stage.host.cancelTouches()
        finger = nil
      case 9:
        stage.page.sheetPresentationController?.animateChanges {
          stage.page.sheetPresentationController?.selectedDetentIdentifier =
            Bool.random(using: &dice) ? .large : .medium
        }
      case 10 where Int.random(in: 0..<6, using: &dice) == 0:
        stage.page.isModalInPresentation.toggle()
      case 11 where Int.random(in: 0..<8, using: &dice) == 0:
        stage.host.resize(to: CGSize(width: 400, height: .random(in: 500...900, using: &dice)))
      default: advance(stage, .random(in: 0...0.2, using: &dice), seed, history)
      }
    }
    stage.host.cancelTouches()
    stage.host.advance(by: 2)
    assertAtRest(stage, "seed \(seed)")
    stage.presenter.dismiss(animated: false)
    stage.host.advance(by: 1)
    stage.assertGone()
  }

  private func present(_ stage: SheetStage) {
    guard stage.presenter.presentedViewController == nil else { return }
    let sheet = stage.page.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    sheet?.delegate = stage.delegate
    stage.presenter.present(stage.page, animated: true)
  }

  /// Advances the time in steps of 2 ms, and fails if the sheet jumps between two of them.
  private func advance(_ stage: SheetStage, _ seconds: Double, _ seed: UInt64, _ history: [String]) {
    var last: CGFloat?
    for _ in 0..<Int(seconds / 0.002) {
      let isPresented = stage.page.view.window != nil
      let top = isPresented ? stage.shownTop : nil
      if let top, let last {
        XCTAssertLessThan(
          abs(top - last), Self.maximumStep,
          "seed \(seed), after \(history.count): \(history.suffix(8).joined(separator: " "))")
      }
      last = top
      stage.host.advance(by: 0.002)
    }
  }

  private func assertAtRest(_ stage: SheetStage, _ text: String) {
    if stage.page.view.window == nil { return XCTAssertEqual(stage.page.balance, .disappeared, text) }
    let sheet = stage.page.sheetPresentationController!
    XCTAssertEqual(stage.page.balance, .appeared, text)
    XCTAssertNil(stage.page.transitionCoordinator, text)
    let top = stage.shownTop
    XCTAssertTrue(
      sheet.layout.stops.contains { abs(sheet.layout.container.height - $0.extent - top) < 0.1 }, "\(text): \(top)")
  }
}

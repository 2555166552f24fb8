import EffortTesting
// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Random pushes, pops, drags, pinches, resizes and cancelled touches on zooming pages.
@MainActor
final class ZoomRandomTests: UIKitTestCase {
  private static let rounds = 20
  private static let steps = 40

  func testRandomOperationsComeToRestInTheRequestedState() async {
    for seed in TestEffort.seeds(1, thoroughly: 2) { run(seed: seed) }
  }

  private func run(seed: UInt64) {
    var random = Seeded(state: seed)
    for round in 0..<Self.rounds {
      let stage = ZoomStage()
      var number = 0
      for _ in 0..<Self.steps { step(stage, &number, &random) }
      stage.host.cancelTouches()
      stage.host.input.pinchEnded(time: stage.host.time, isCancelled: true)
      stage.host.resize(to: ZoomStage.size)
      stage.host.advance(by: 3)
      stage.assertAtRest(stage.pages.names)
      if let run = testRun, run.totalFailureCount > 0 { return XCTFail("round \(round) of seed \(seed)") }
    }
  }

  private func step(_ stage: ZoomStage, _ number: inout Int, _ random: inout Seeded) {
    let host = stage.host
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1, 2:
      number += 1
      let page = Bool.random(using: &random) || number == 1 ? stage.page("\(number)") : stage.pages.page("\(number)")
      stage.navigation.pushViewController(page, animated: Int.random(in: 0..<8, using: &random) > 0)
    case 3: stage.navigation.popViewController(animated: Int.random(in: 0..<8, using: &random) > 0)
    case 4 where Bool.random(using: &random): stage.navigation.popToRootViewController(animated: true)
    case 5: stage.source = Int.random(in: 0..<5, using: &random) == 0 ? nil : Int.random(in: 0..<6, using: &random)
    case 6: host.touchBegan(at: place(&random))
    case 7, 8:
      let end = place(&random)
      host.move(from: place(&random), to: end, duration: Double.random(in: 0.02...0.3, using: &random))
    case 9: host.touchEnded(at: place(&random))
    case 10:
      let scale = CGFloat.random(in: 0.3...1.2, using: &random)
      host.input.pinched(
        scale: scale, angle: CGFloat.random(in: -0.5...0.5, using: &random), at: place(&random), time: host.time)
    case 11: host.input.pinchEnded(time: host.time)
    case 12 where Int.random(in: 0..<3, using: &random) == 0: host.cancelTouches()
    case 13 where Int.random(in: 0..<3, using: &random) == 0:
      host.resize(
        to: CGSize(
          width: CGFloat.random(in: 300...700, using: &random), height: CGFloat.random(in: 400...800, using: &random)))
    default: break
    }
    host.advance(by: Double.random(in: 0...0.25, using: &random))
  }

  private func place(_ random: inout Seeded) -> CGPoint {
    CGPoint(
      x: Bool.random(using: &random) ? 5 : CGFloat.random(in: 20...380, using: &random),
      y: CGFloat.random(in: 60...580, using: &random))
  }
}

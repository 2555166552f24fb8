import EffortTesting
// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

/// Random touches on random recognizers. Every gesture that begins also ends, and all recognizers are reset.
@MainActor
final class GestureFuzzTests: UIKitTestCase {
  /// A linear congruential generator, the same on every run.
  private struct Dice: RandomNumberGenerator {
    var seed: UInt64
    mutating func next() -> UInt64 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return seed ^ (seed >> 33)
    }
  }

  private static let names = ["tap", "double", "press", "pan", "edge", "swipe", "pinch", "rotation"]

  func testRandomGesturesEndAndAllRecognizersAreReset() async {
    for seed in TestEffort.seeds(10, thoroughly: 40) {
      var dice = Dice(seed: seed)
      let stage = Stage()
      stage.view.isMultipleTouchEnabled = true
      let inner = stage.subview(CGRect(x: 50, y: 100, width: 250, height: 300), "inner")
      let recognizers = [stage.view, inner].flatMap { view in
        Self.names.map { Self.recognizer($0, on: view, stage.log, &dice) }
      }
      for _ in 0..<6 {
        if let one = recognizers.randomElement(using: &dice), let other = recognizers.randomElement(using: &dice),
          one !== other
        {
          one.require(toFail: other)
        }
      }

      for _ in 0..<200 { Self.act(stage, recognizers, &dice) }
      for id in 1...3 { stage.host.touchEnded(at: CGPoint(x: 200, y: 200), id: id) }
      stage.host.advance(by: 2)

      for recognizer in recognizers { XCTAssertEqual(recognizer.state, .possible, "\(recognizer.name ?? "") \(seed)") }
      check(stage.log.lines, seed)
      stage.close()
    }
  }

  private static func recognizer(
    _ name: String, on view: UIView, _ log: GestureLog, _ dice: inout Dice
  ) -> UIGestureRecognizer {
    let recognizer = make(name)
    recognizer.delaysTouchesBegan = Int.random(in: 0..<4, using: &dice) == 0
    recognizer.cancelsTouchesInView = Bool.random(using: &dice)
    let position = view.superview is UIWindow ? "outer" : "inside"
    return log.watch(recognizer, on: view, as: "\(position)-\(name)")
  }

  private static func make(_ name: String) -> UIGestureRecognizer {
    switch name {
    case "tap": return UITapGestureRecognizer()
    case "double":
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      return double
    case "press": return UILongPressGestureRecognizer()
    case "pan": return UIPanGestureRecognizer()
    case "edge":
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .left
      return edge
    case "swipe": return UISwipeGestureRecognizer()
    case "pinch": return UIPinchGestureRecognizer()
    default: return UIRotationGestureRecognizer()
    }
  }

  private static func act(_ stage: Stage, _ recognizers: [UIGestureRecognizer], _ dice: inout Dice) {
    let id = Int.random(in: 1...3, using: &dice)
    let point = CGPoint(x: .random(in: 0..<400, using: &dice), y: .random(in: 0..<600, using: &dice))
    switch Int.random(in: 0..<20, using: &dice) {
    case 0..<5: stage.host.touchBegan(at: point, id: id)
    case 5..<11: stage.host.touchMoved(to: point, id: id)
    case 11..<16: stage.host.touchEnded(at: point, id: id)
    case 16: stage.host.cancelTouches()
    case 17:
      guard let recognizer = recognizers.randomElement(using: &dice) else { return }
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    case 18: stage.host.scroll(by: CGVector(dx: point.x, dy: point.y), at: point)
    default: stage.host.advance(by: .random(in: 0..<0.7, using: &dice))
    }
  }

  /// Checks that a continuous gesture begins, changes any number of times and ends once, that a discrete one only ends,
  /// and that a view receives one end for each beginning.
  private func check(_ lines: [String], _ seed: UInt64) {
    var open: Set<String> = []
    var depth: [String: Int] = [:]
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      let (name, word) = (words[0], words[1])
      XCTAssertEqual(words.count, 2, "\(line), seed \(seed)")
      guard name.contains("-") else {
        depth[name, default: 0] += word == "began" ? 1 : word == "moved" ? 0 : -1
        continue
      }
      switch word {
      case "began": XCTAssertTrue(open.insert(name).inserted, "\(line) twice, seed \(seed)")
      case "changed": XCTAssertTrue(open.contains(name), "\(line) without a beginning, seed \(seed)")
      default:
        let isDiscrete = ["tap", "double", "swipe"].contains { name.hasSuffix($0) }
        XCTAssertTrue(open.remove(name) != nil || isDiscrete, "\(line) without a beginning, seed \(seed)")
      }
    }
    XCTAssertEqual(open, [], "seed \(seed)")
    XCTAssertTrue(depth.values.allSatisfy { $0 == 0 }, "\(depth), seed \(seed)")
  }
}

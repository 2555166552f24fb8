// SPDX-License-Identifier: MIT
import Foundation
import UIKit
import UIKitTesting
import XCTest

@testable import Trips

@MainActor
final class RandomInputTests: XCTestCase {
  /// Five minutes of touches, keys and sizes. A long run, with `TEST_THOROUGH`, has twenty such users.
  func testTheAppSurvivesARandomUser() async {
    let isThorough = ProcessInfo.processInfo.environment["TEST_THOROUGH"] != nil
    for seed in 1...(isThorough ? 20 : 1) {
      var user = RandomUser(seed: UInt64(seed))
      user.use(AppStage(), for: 300)
    }
  }
}

/// Someone who presses, drags, types, and turns the device, without looking.
@MainActor
private struct RandomUser {
  private var numbers: Numbers
  private var fingers: [Int: CGPoint] = [:]

  init(seed: UInt64) { numbers = Numbers(state: seed) }

  mutating func use(_ app: AppStage, for duration: TimeInterval) {
    while app.stage.time < duration {
      act(in: app.stage)
      app.stage.advance(by: .random(in: 0...0.4, using: &numbers))
    }
    app.stage.cancelTouches()
    app.close()
  }

  private mutating func act(in stage: TestStage) {
    switch Int.random(in: 0..<20, using: &numbers) {
    case 0..<6: stage.tap(at: point(in: stage))
    case 6..<10: drag(in: stage)
    case 10..<14: moveFinger(in: stage)
    case 14..<17: press(in: stage)
    case 17: stage.scroll(by: CGVector(dx: 0, dy: .random(in: -300...300, using: &numbers)), at: point(in: stage))
    case 18: stage.interfaceStyle = stage.interfaceStyle == .dark ? .light : .dark
    default: resize(stage)
    }
  }

  private mutating func point(in stage: TestStage) -> CGPoint {
    let size = stage.window.bounds.size
    return CGPoint(
      x: .random(in: 0...size.width, using: &numbers), y: .random(in: 0...size.height, using: &numbers))
  }

  private mutating func drag(in stage: TestStage) {
    guard fingers.isEmpty else { return moveFinger(in: stage) }
    let fromEdge = Bool.random(using: &numbers)
    var start = point(in: stage)
    if fromEdge { start.x = 2 }
    stage.drag(from: start, to: point(in: stage), duration: .random(in: 0.05...0.4, using: &numbers))
  }

  /// Puts a finger down, moves one, or lifts it.
  private mutating func moveFinger(in stage: TestStage) {
    let id = Int.random(in: 2...3, using: &numbers)
    let end = point(in: stage)
    guard let start = fingers[id] else {
      stage.touchBegan(at: end, id: id)
      fingers[id] = end
      return
    }
    stage.move(from: start, to: end, duration: 0.1, id: id)
    fingers[id] = end
    guard Bool.random(using: &numbers) else { return }
    stage.touchEnded(at: end, id: id)
    fingers[id] = nil
  }

  private mutating func press(in stage: TestStage) {
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardA, .keyboardTab, .keyboardEscape, .keyboardReturnOrEnter, .keyboardDownArrow, .keyboardUpArrow,
      .keyboardSpacebar, .keyboardDeleteOrBackspace, .keyboardHome, .keyboardF,
    ]
    guard let key = keys.randomElement(using: &numbers) else { return }
    stage.press(key, modifiers: key == .keyboardF ? .control : [])
  }

  private mutating func resize(_ stage: TestStage) {
    let sizes = [
      CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 320, height: 480),
      CGSize(width: 1024, height: 768),
    ]
    if let size = sizes.randomElement(using: &numbers) { stage.resize(to: size) }
  }
}

/// The same random numbers for the same seed: SplitMix64.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

// SPDX-License-Identifier: MIT
import QuartzCore
import RenderTree
import XCTest

@MainActor
final class RandomTreeTests: XCTestCase {
  /// Random numbers that depend only on the seed.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  func testTheCommittedTreeEqualsTheModelAfterRandomChanges() async {
    let (stage, other) = (Stage(), Stage())
    var dice = Dice(state: 7)
    let layers = (0..<40).map { _ in CALayer() }
    let timeline = AnimationTimeline()
    var time = 100.0

    for round in 0..<400 {
      for _ in 0..<Int.random(in: 1...6, using: &dice) {
        let layer = layers[Int.random(in: 0..<layers.count, using: &dice)]
        let target = layers[Int.random(in: 0..<layers.count, using: &dice)]
        switch Int.random(in: 0..<12, using: &dice) {
        case 0, 1: stage.root.addSublayer(layer)
        case 2: other.root.insertSublayer(layer, at: 0)
        case 3, 4: if !layer.isAbove(target) { target.addSublayer(layer) }
        case 5: layer.removeFromSuperlayer()
        case 6: if !layer.isAbove(target) { target.mask = layer }
        case 7: layer.opacity = Float.random(in: 0...1, using: &dice)
        case 8: layer.add(makeFade(0.3), forKey: "fade")
        case 9:
          let fade = makeFade(1)
          fade.timeline = timeline
          layer.add(fade, forKey: "timeline")
        case 10: layer.add(CATransition(), forKey: nil)
        default: stage.root.addSublayer(layer.snapshotLayer(afterUpdates: round.isMultiple(of: 2)))
        }
      }
      if (stage.root.sublayers?.count ?? 0) > 30 { stage.root.sublayers = nil }
      if round.isMultiple(of: 5) { layers[round % 40].removeAllAnimations() }
      time += 0.05
      other.advance(to: time)
      stage.advance(to: time)
    }

    for layer in layers { layer.removeFromSuperlayer() }
    stage.root.sublayers = nil
    stage.advance(to: time + 10)
    other.advance(to: time + 10)
    XCTAssertEqual(stage.recorder.tree.layerCount, 1)
    XCTAssertEqual(other.recorder.tree.layerCount, 1)
    XCTAssertNil(stage.recorder.tree.timeline(timeline.id))
    XCTAssertNil(CATransaction.nextCompletionTime)
  }
}

extension CALayer {
  fileprivate func isAbove(_ layer: CALayer) -> Bool {
    layer === self || (layer.superlayer.map { isAbove($0) } ?? false)
  }
}

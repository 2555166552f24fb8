// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import TimingFunctions
import XCTest

@testable import RenderServer

final class TransitionTests: PixelTestCase {
  /// Returns a layer that changes from red to blue with a transition of one second, starting at 0. Its old content has
  /// 40 × 40 points, as has the layer itself if no other frame is given.
  private func tree(
    _ kind: TransitionEffect.Kind, _ direction: TransitionEffect.Direction, before: CGColor = .red,
    after: CGColor = .blue, frame: CGRect = CGRect(x: 10, y: 10, width: 40, height: 40)
  ) -> LayerTree {
    let tree = LayerTree(size: CGSize(width: 60, height: 60))
    let layer = tree.add(frame, color: after) { $0.masksToBounds = true }
    let previous = tree.make(CGRect(x: 10, y: 10, width: 40, height: 40), color: before)
    var timing = AnimationTiming()
    timing.duration = 1
    let effect = TransitionEffect(kind: kind, direction: direction, previous: previous)
    tree.change(layer) {
      $0.animations = [
        LayerAnimation(key: "transition", timing: timing, pacing: LinearTiming(), effect: .transition(effect))
      ]
    }
    return tree
  }

  func testFadeMixesBothContents() {
    let shown = render(tree(.fade, .fromLeft), 60, 60, at: 0.25)
    assertPixel(shown, 30, 30, Pixel.blue.over(.red, opacity: 0.25), within: 1)
    assertPixel(shown, 5, 5, .white)
  }

  func testFadeOfTranslucentContentsAddsTheirFractions() {
    let half = tree(.fade, .fromLeft, before: CGColor.red.copy(alpha: 0.5)!, after: CGColor.blue.copy(alpha: 0.5)!)
    let shown = render(half, 60, 60, at: 0.5)
    // A quarter of each colour, and half of the colour below.
    assertPixel(shown, 30, 30, Pixel(191, 128, 191), within: 2)
  }

  func testPushMovesBothContents() {
    let shown = render(tree(.push, .fromRight), 60, 60, at: 0.25)
    assertPixel(shown, 10, 30, .red)
    assertPixel(shown, 39, 30, .red)
    assertPixel(shown, 40, 30, .blue)
    assertPixel(shown, 49, 30, .blue)
    assertPixel(shown, 50, 30, .white)
    assertPixel(shown, 9, 30, .white)
  }

  func testMoveInCoversTheOldContentAndRevealUncoversTheNew() {
    let moveIn = render(tree(.moveIn, .fromTop), 60, 60, at: 0.25)
    assertPixel(moveIn, 30, 19, .blue)
    assertPixel(moveIn, 30, 20, .red)
    assertPixel(moveIn, 30, 49, .red)
    let reveal = render(tree(.reveal, .fromLeft), 60, 60, at: 0.25)
    assertPixel(reveal, 19, 30, .blue)
    assertPixel(reveal, 20, 30, .red)
  }

  func testOldContentIsStretchedInALayerOfAnotherSize() {
    for kind in [TransitionEffect.Kind.fade, .moveIn] {
      let shown = render(tree(kind, .fromRight, frame: CGRect(x: 20, y: 0, width: 20, height: 60)), 60, 60, at: 0)
      assertPixel(shown, 22, 3, .red)
      assertPixel(shown, 37, 56, .red)
      assertPixel(shown, 15, 30, .white)
      assertPixel(shown, 45, 30, .white)
    }
  }

  func testTransitionShowsOnlyOneContentAtItsEnds() {
    for kind in [TransitionEffect.Kind.fade, .push, .moveIn, .reveal] {
      let surface = surface(60, 60)
      surface.commit(tree(kind, .fromRight).commit())
      assertPixel(surface.renderFrame(at: 0), 30, 30, .red)
      assertPixel(surface.renderFrame(at: 1), 30, 30, .blue)
    }
  }
}

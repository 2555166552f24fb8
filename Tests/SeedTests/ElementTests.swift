// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// Article 002, the advanced chapter: transitions that animate parts of a page: magic move, masks, bubbles and stages.
@MainActor
final class ElementTests: UIKitTestCase {
  /// Article 002, magic move: a snapshot moves from the view's frame on one page to that on the other. Both views are
  /// hidden meanwhile.
  func testSnapshotMovesBetweenItsPositionsOnBothPages() async throws {
    for kind in MagicMoveStyle.entry.kinds {
      let (list, detail) = (SampleListController(), SampleController())
      let seed = SeedStage(MagicMoveStyle.entry, kind, pages: (list, detail))
      for (from, to) in [(list.movingView, detail.movingView), (detail.movingView, list.movingView)] {
        let start = shownFrame(from)
        seed.go()
        let snapshot = try XCTUnwrap(to.transitionContainer?.subviews.last)
        XCTAssertEqual(shownFrame(snapshot), start, "\(kind)")
        XCTAssertTrue(from.isHidden && to.isHidden)
        let end = to.convert(to.bounds, to: nil)
        for time in [0.1, 0.4] {
          seed.host.advance(to: seed.start + time)
          let share = eased(time, of: 0.5)
          let frame = shownFrame(snapshot)
          XCTAssertEqual(frame.minX, start.minX + (end.minX - start.minX) * share, accuracy: 0.1, "\(kind)")
          XCTAssertEqual(frame.minY, start.minY + (end.minY - start.minY) * share, accuracy: 0.1, "\(kind)")
          XCTAssertEqual(frame.width, start.width + (end.width - start.width) * share, accuracy: 0.1, "\(kind)")
        }
        seed.host.advanceToRest()
        XCTAssertFalse(from.isHidden || to.isHidden)
        XCTAssertNil(snapshot.window)
        XCTAssertEqual(shownFrame(to), end)
      }
      seed.assertAtRest(on: list)
    }
  }

  /// Article 002, magic move, interactively.
  func testMovingSnapshotFollowsAnInteractionThatIsCancelledOrFinished() async throws {
    let (list, detail) = (SampleListController(), SampleController())
    let seed = SeedStage(MagicMoveStyle.entry, .push, pages: (list, detail))
    let start = shownFrame(list.movingView)
    var driver = try seed.startInteractively()
    let snapshot = try XCTUnwrap(detail.movingView.transitionContainer?.subviews.last)
    let end = detail.movingView.convert(detail.movingView.bounds, to: nil)
    for percent in [0.3, 0.8] {
      driver.update(percent)
      seed.host.advance(by: 0.1)
      XCTAssertEqual(
        shownFrame(snapshot).width, start.width + (end.width - start.width) * eased(percent, of: 1), accuracy: 0.1)
    }
    driver.cancel()
    seed.host.advanceToRest()
    seed.assertAtRest(on: list)
    XCTAssertFalse(list.movingView.isHidden)
    XCTAssertNil(snapshot.window)
    driver = try seed.startInteractively()
    driver.update(0.5)
    driver.finish()
    seed.host.advanceToRest()
    seed.assertAtRest(on: detail)
  }

  /// Article 002, mask animation: a circle that grows out of a button's position, and closes to it.
  func testCircleMaskGrowsFromTheButtonAndShrinksBackToIt() async throws {
    let center = CGPoint(x: 356, y: 88)
    let full: CGFloat = hypot(356, 512)
    for kind in CircleStyle.entry.kinds {
      let seed = SeedStage(CircleStyle.entry, kind)
      for isForward in [true, false] {
        seed.go()
        let masked: UIView = seed.second.view
        let mask = try XCTUnwrap(masked.layer.mask as? CAShapeLayer)
        for time in [0, 0.15, 0.4] {
          seed.host.advance(to: seed.start + time)
          let share = isForward ? eased(time, of: 0.5) : 1 - eased(time, of: 0.5)
          let circle = try XCTUnwrap((mask.presentation() ?? mask).path?.boundingBoxOfPath)
          XCTAssertEqual(circle.width / 2, 22 + (full - 22) * share, accuracy: 0.1, "\(kind)")
          XCTAssertEqual(circle.midX, center.x, accuracy: 0.1)
          XCTAssertEqual(circle.midY, center.y, accuracy: 0.1)
          assertShown(masked, x: 0, y: 0, "the page itself does not move")
        }
        seed.host.advanceToRest()
        XCTAssertNil(masked.layer.mask)
        seed.assertAtRest(on: isForward ? seed.second : seed.first)
      }
    }
  }

  /// Article 002, mask animation, interactively: the interaction also drives explicit Core Animation animations.
  func testCircleMaskFollowsAnInteractionThatIsCancelledOrFinished() async throws {
    let seed = SeedStage(CircleStyle.entry, .push)
    var driver = try seed.startInteractively()
    let mask = try XCTUnwrap(seed.second.view.layer.mask as? CAShapeLayer)
    for percent in [0.3, 0.6] {
      driver.update(percent)
      seed.host.advance(by: 0.2)
      let circle = try XCTUnwrap((mask.presentation() ?? mask).path?.boundingBoxOfPath)
      XCTAssertEqual(circle.width / 2, 22 + (CGFloat(hypot(356.0, 512.0)) - 22) * eased(percent, of: 1), accuracy: 0.1)
    }
    driver.cancel()
    seed.host.advanceToRest()
    seed.assertAtRest(on: seed.first)
    XCTAssertNil(seed.second.view.layer.mask)
    driver = try seed.startInteractively()
    driver.update(0.6)
    driver.finish()
    seed.host.advanceToRest()
    seed.assertAtRest(on: seed.second)
    XCTAssertNil(seed.second.view.layer.mask)
  }

  /// Article 002, the bubble: a round view behind the page, in place of a mask. Both grow together. At the end the
  /// bubble's radius is 1.1 times the distance to the farthest corner. The page lies between a bubble of its own colour,
  /// in which its edges do not show, and one in the colour of the button, which fades.
  func testBubbleGrowsFromAPointTogetherWithThePage() async throws {
    let origin = CGPoint(x: 200, y: 492)
    let diameter: CGFloat = 1.1 * 2 * hypot(200, 492)
    let seed = SeedStage(BubbleStyle.entry, .present)
    seed.second.view.backgroundColor = .systemTeal
    for isForward in [true, false] {
      seed.go()
      let views = try XCTUnwrap(seed.second.view.superview?.subviews)
      let index = try XCTUnwrap(views.firstIndex(of: seed.second.view))
      let bubble = views[index - 1]
      XCTAssertEqual(bubble.backgroundColor, .systemTeal, "the colour of the page")
      XCTAssertEqual(views[index + 1].backgroundColor, .systemBlue, "the colour of the button")
      for time in [0, 0.2, 0.4] {
        seed.host.advance(to: seed.start + time)
        let share = isForward ? eased(time, of: 0.5) : 1 - eased(time, of: 0.5)
        let scale = 0.001 + 0.999 * share
        XCTAssertEqual(shownFrame(bubble).width, diameter * scale, accuracy: 0.5)
        XCTAssertEqual(shownFrame(bubble).midX, origin.x, accuracy: 0.05)
        XCTAssertEqual(shownFrame(bubble).midY, origin.y, accuracy: 0.05)
        let page = shownFrame(seed.second.view)
        XCTAssertEqual(page.width, 400 * scale, accuracy: 0.1)
        XCTAssertEqual(page.midY, origin.y + (300 - origin.y) * share, accuracy: 0.1)
      }
      seed.host.advanceToRest()
      XCTAssertNil(bubble.window)
      seed.assertAtRest(on: isForward ? seed.second : seed.first)
    }
  }

  /// Article 002, the bubble, interactively.
  func testBubbleFollowsAnInteractionThatIsCancelledOrFinished() async throws {
    let seed = SeedStage(BubbleStyle.entry, .present)
    var driver = try seed.startInteractively()
    for percent in [0.3, 0.6] {
      driver.update(percent)
      seed.host.advance(by: 0.1)
      XCTAssertEqual(
        shownFrame(seed.second.view).width, 400 * (0.001 + 0.999 * eased(percent, of: 1)), accuracy: 0.1)
    }
    driver.cancel()
    seed.host.advanceToRest()
    seed.assertAtRest(on: seed.first)
    driver = try seed.startInteractively()
    driver.update(0.6)
    driver.finish()
    seed.host.advanceToRest()
    seed.assertAtRest(on: seed.second)
    seed.go()
    seed.host.advanceToRest()
  }

  /// Article 002, limits of interaction: stages made of keyframes, which an interaction can drive. The timing curve
  /// applies to all stages together.
  func testAlbumStagesRunOneAfterTheOther() async throws {
    for kind in AlbumStyle.entry.kinds {
      let seed = SeedStage(AlbumStyle.entry, kind)
      let (cover, inner): (UIView, UIView) = (seed.first.view, seed.second.view)
      for isForward in [true, false] {
        seed.go()
        for time in [0.2, 0.45, 0.7] {
          seed.host.advance(to: seed.start + time)
          let share = eased(time, of: 0.9)
          assertAlbum(cover, inner, isForward ? share : 1 - share)
        }
        seed.host.advanceToRest()
        seed.assertAtRest(on: isForward ? seed.second : seed.first)
      }
    }
  }

  /// Article 002, limits of interaction, interactively: each percentage shows the stage at that part of the duration.
  func testAlbumStagesFollowAnInteractionThatIsCancelledOrFinished() async throws {
    let seed = SeedStage(AlbumStyle.entry, .push)
    let (cover, inner): (UIView, UIView) = (seed.first.view, seed.second.view)
    var driver = try seed.startInteractively()
    for percent in [0.2, 0.5, 0.8] {
      driver.update(percent)
      seed.host.advance(by: 0.1)
      assertAlbum(cover, inner, eased(percent, of: 1))
    }
    driver.cancel()
    seed.host.advanceToRest()
    seed.assertAtRest(on: seed.first)
    driver = try seed.startInteractively()
    driver.update(0.5)
    driver.finish()
    seed.host.advanceToRest()
    seed.assertAtRest(on: seed.second)
  }

  /// Fails unless both pages have the sizes at the eased progress `share`: the cover shrinks in the first quarter and
  /// opens in the next half, and the inner page grows in the last quarter.
  private func assertAlbum(
    _ cover: UIView, _ inner: UIView, _ share: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    let shrinkage: CGFloat = 1 - 0.86
    let growth = max(share - 0.75, 0) / 0.25
    XCTAssertEqual(shownFrame(inner).width, 400 * (0.86 + shrinkage * growth), accuracy: 0.1, file: file, line: line)
    if share <= 0.25 {
      // Scale and perspective are interpolated together, which differs from the scale alone by up to 1 point in 400.
      XCTAssertEqual(
        shownFrame(cover).width, 400 * (1 - shrinkage * share / 0.25), accuracy: 1.5, file: file, line: line)
    } else if share >= 0.75 {
      XCTAssertLessThan(shownFrame(cover).width, 100, "open, seen from its edge", file: file, line: line)
    }
  }
}

extension UIView {
  /// The container view of the transition that this view's page takes part in.
  fileprivate var transitionContainer: UIView? {
    var view: UIView? = self
    while let current = view, current.next is UIViewController == false { view = current.superview }
    return view?.superview
  }
}

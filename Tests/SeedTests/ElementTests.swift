// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// Article 002, the advanced chapter: animations of parts of a page: magic move, masks, bubbles, and successive stages.
@MainActor
final class ElementTests: UIKitTestCase {
  /// Article 002, magic move: a snapshot moves from one position to the other, while the originals are hidden.
  func testASnapshotFliesFromItsPlaceOnTheOnePageToThatOnTheOther() async throws {
    for kind in MagicMoveStyle.entry.kinds {
      let (list, detail) = (SampleListController(), SampleController())
      let seed = SeedStage(MagicMoveStyle.entry, kind, pages: (list, detail))
      for (from, to) in [(list.movingView, detail.movingView), (detail.movingView, list.movingView)] {
        let start = shownFrame(from)
        seed.go()
        let flyer = try XCTUnwrap(to.containerOfTransition?.subviews.last)
        XCTAssertEqual(shownFrame(flyer), start, "\(kind)")
        XCTAssertTrue(from.isHidden && to.isHidden)
        let end = to.convert(to.bounds, to: nil)
        for time in [0.1, 0.4] {
          seed.host.advance(to: seed.start + time)
          let share = eased(time, of: 0.5)
          let frame = shownFrame(flyer)
          XCTAssertEqual(frame.minX, start.minX + (end.minX - start.minX) * share, accuracy: 0.1, "\(kind)")
          XCTAssertEqual(frame.minY, start.minY + (end.minY - start.minY) * share, accuracy: 0.1, "\(kind)")
          XCTAssertEqual(frame.width, start.width + (end.width - start.width) * share, accuracy: 0.1, "\(kind)")
        }
        seed.host.advanceToRest()
        XCTAssertFalse(from.isHidden || to.isHidden)
        XCTAssertNil(flyer.window)
        XCTAssertEqual(shownFrame(to), end)
      }
      seed.assertAtRest(on: list)
    }
  }

  /// Article 002, magic move, interactively.
  func testTheFlyingPictureFollowsAHandThereAndBack() async throws {
    let (list, detail) = (SampleListController(), SampleController())
    let seed = SeedStage(MagicMoveStyle.entry, .push, pages: (list, detail))
    let start = shownFrame(list.movingView)
    var driver = try seed.startInteractively()
    let flyer = try XCTUnwrap(detail.movingView.containerOfTransition?.subviews.last)
    let end = detail.movingView.convert(detail.movingView.bounds, to: nil)
    for percent in [0.3, 0.8] {
      driver.update(percent)
      seed.host.advance(by: 0.1)
      XCTAssertEqual(
        shownFrame(flyer).width, start.width + (end.width - start.width) * eased(percent, of: 1), accuracy: 0.1)
    }
    driver.cancel()
    seed.host.advanceToRest()
    seed.assertAtRest(on: list)
    XCTAssertFalse(list.movingView.isHidden)
    XCTAssertNil(flyer.window)
    driver = try seed.startInteractively()
    driver.update(0.5)
    driver.finish()
    seed.host.advanceToRest()
    seed.assertAtRest(on: detail)
  }

  /// Article 002, mask animation: a circle that grows out of a button's position, and closes to it.
  func testACircleGrowsOutOfAButtonAndClosesToIt() async throws {
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
          assertShown(masked, x: 0, y: 0, "the page itself stands")
        }
        seed.host.advanceToRest()
        XCTAssertNil(masked.layer.mask)
        seed.assertAtRest(on: isForward ? seed.second : seed.first)
      }
    }
  }

  /// Article 002, mask animation, interactively: a Core Animation animation is also scrubbed, finished and cancelled.
  func testTheMaskIsDrivenToItsEndAndBack() async throws {
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

  /// Article 002, the bubble: a round view below the page instead of a mask, which the page grows with.
  func testABubbleSwellsOutOfAPointAndBringsThePage() async throws {
    let origin = CGPoint(x: 200, y: 492)
    let diameter: CGFloat = 2 * hypot(200, 492)
    let seed = SeedStage(BubbleStyle.entry, .present)
    seed.second.view.backgroundColor = .systemTeal
    for isForward in [true, false] {
      seed.go()
      let bubble = try XCTUnwrap(seed.second.view.superview?.subviews.first { $0 !== seed.second.view })
      XCTAssertEqual(bubble.backgroundColor, .systemTeal)
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
  func testTheBubbleIsDrivenToItsEndAndBack() async throws {
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

  /// Article 002, limits of interaction: successive stages by keyframes, which an interaction can scrub. The whole is
  /// eased.
  func testTheStagesOfAnAlbumFollowEachOther() async throws {
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

  /// Article 002, limits of interaction, interactively: the percentages correspond to the stages.
  func testTheStagesAreDrivenToTheirEndAndBack() async throws {
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

  /// The stages: a quarter shrinks, a half swings open, a quarter grows.
  private func assertAlbum(
    _ cover: UIView, _ inner: UIView, _ share: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    let back: CGFloat = 1 - 0.86
    let coming = max(share - 0.75, 0) / 0.25
    XCTAssertEqual(shownFrame(inner).width, 400 * (0.86 + back * coming), accuracy: 0.1, file: file, line: line)
    if share <= 0.25 {
      // The interpolation of the scale and that of the perspective interfere, by one point in four hundred.
      XCTAssertEqual(shownFrame(cover).width, 400 * (1 - back * share / 0.25), accuracy: 1.5, file: file, line: line)
    } else if share >= 0.75 {
      XCTAssertLessThan(shownFrame(cover).width, 100, "open, on edge", file: file, line: line)
    }
  }
}

extension UIView {
  /// The view that contains the pages of the transition in which this view's page takes part.
  fileprivate var containerOfTransition: UIView? {
    var view: UIView? = self
    while let current = view, current.next is UIViewController == false { view = current.superview }
    return view?.superview
  }
}

// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// A playback in both directions, whose cells begin other transitions at each end.
@MainActor
final class TurnTests: UIKitTestCase {
  private static let frame: TimeInterval = 1.0 / 60

  private func open(_ cells: [(String, TransitionKind)]) -> (host: ManualHost, page: CompareController) {
    let host = ManualHost(size: CGSize(width: 1280, height: 800))
    let page = CompareController(Comparison(cells: cells.map { ComparedStyle($0.0, $0.1) }))
    host.window.rootViewController = page
    host.advance(by: 0.5)
    return (host, page)
  }

  private func close(_ host: ManualHost) {
    host.window.rootViewController = nil
    host.advance(by: 0.5)
    host.window.close()
  }

  func testCellsTurnOneAfterAnotherWhileTheTimeStandsStill() async {
    let (host, page) = open([("system", .push), ("slide", .push), ("slide", .tab)])
    let (playback, notify) = (page.playback, page.grid.onMotionChange)
    var notices = 0
    page.grid.onMotionChange = {
      notices += 1
      notify?()
    }
    playback.scrub(to: playback.length - Self.frame)
    playback.play()
    for _ in 0..<60 where playback.isForward { host.advance(by: Self.frame) }
    XCTAssertFalse(playback.isForward)

    var ready = [page.cells.filter(\.isReady).count]
    for _ in 0..<30 where !page.grid.isReady {
      XCTAssertEqual(playback.time, 0)
      host.advance(by: Self.frame)
      ready.append(page.cells.filter(\.isReady).count)
    }

    XCTAssertTrue(page.grid.isReady)
    XCTAssertEqual(ready.first, 0)
    for (before, after) in zip(ready, ready.dropFirst()) { XCTAssertLessThanOrEqual(after - before, 1, "\(ready)") }
    XCTAssertEqual(notices, 1)
    host.advance(by: 0.2)
    XCTAssertGreaterThan(playback.time, 0)
    close(host)
  }

  func testACellThatTurnsInTheMiddleIsCoveredUntilTheOtherTransitionHasBegun() async throws {
    let (host, page) = open([("system", .push), ("slide", .push)])
    page.playback.scrub(to: page.playback.length / 2)
    host.advance(by: 0.1)

    page.playback.direction = .backward
    var covered = 0
    for _ in 0..<12 {
      host.advance(by: Self.frame)
      for cell in page.cells where cell.coverSize != nil {
        covered += 1
        XCTAssertFalse(cell.isReady)
        XCTAssertEqual(cell.coverSize, cell.pagesView.bounds.size)
      }
    }

    XCTAssertGreaterThan(covered, 0)
    XCTAssertTrue(page.grid.isReady)
    for cell in page.cells { XCTAssertNil(cell.coverSize) }
    close(host)
  }

  func testACellWhoseDirectionIsShownAgainBeforeItTurnsKeepsItsTransition() async {
    let (host, page) = open([("system", .push), ("slide", .push)])
    page.playback.scrub(to: page.playback.length / 2)
    host.advance(by: 0.1)
    let fractions = page.cells.map(\.fraction)

    page.playback.direction = .backward
    page.playback.direction = .forward
    host.advance(by: 2 * Self.frame)

    XCTAssertTrue(page.grid.isReady)
    XCTAssertEqual(page.cells.map(\.fraction), fractions)
    close(host)
  }
}

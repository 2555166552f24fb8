// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import Gallery

/// The response of a cell's pages to a recorded drag.
@MainActor
final class DragResponseTests: XCTestCase {
  private func open(
    _ compared: ComparedStyle, moved drag: RecordedDrag, isForward: Bool = true, width: CGFloat = 390
  ) throws -> (host: ManualHost, cell: CompareCell) {
    let host = ManualHost(size: CGSize(width: width, height: 500))
    let cell = try XCTUnwrap(CompareCell(compared, pages: .places))
    cell.recordedDrag = drag
    host.window.rootViewController = cell
    host.advance(by: 0.1)
    cell.show(.time(0), isForward: isForward)
    host.advance(by: 1.5)
    XCTAssertTrue(cell.isReady)
    return (host, cell)
  }

  func testThePagesFollowTheDragAndRestAtAnEnd() async throws {
    for compared in [
      ComparedStyle("slide", .push), ComparedStyle("system", .push), ComparedStyle("cover", .present),
      ComparedStyle(style: "slide", kind: .push, curve: .spring(response: 0.4, dampingRatio: 0.5)),
      ComparedStyle(style: "slide", kind: .push, curve: .cubic(.zero, CGPoint(x: 1, y: 1)), duration: 0.8),
    ] {
      for isForward in [true, false] {
        let (host, cell) = try open(compared, moved: .slow, isForward: isForward)
        let response = try XCTUnwrap(cell.motion.response)
        let edge = try XCTUnwrap(cell.motion.table?.edge)
        for time in [0.1, 0.7, 1.3] {
          let moved = (edge.position(at: cell.motion.fraction(at: time)) - edge.position(at: 0)) * edge.sign
          XCTAssertEqual(moved, RecordedDrag.slow.distance(at: time), accuracy: 1, "\(compared.address) at \(time)")
        }
        let end = cell.motion.duration
        XCTAssertGreaterThan(end, RecordedDrag.slow.duration)
        XCTAssertEqual(cell.motion.fraction(at: end), response.finishes ? 1 : 0)
        XCTAssertEqual(cell.motion.fraction(at: end - 1e-6), response.finishes ? 1 : 0, accuracy: 0.01)
        XCTAssertEqual(
          cell.motion.fraction(at: 1.4), cell.motion.fraction(at: 1.3999), accuracy: 0.002,
          "the release moves nothing")
        XCTAssertEqual(try XCTUnwrap(response.gain), 1, accuracy: 0.02)
        host.window.close()
      }
    }
  }

  func testSpringsAndTheSystemKeepTheVelocityOfTheDragAndAStylesOwnAnimationDoesNot() async throws {
    for (compared, keeps) in [
      (ComparedStyle("system", .push), true), (ComparedStyle("slide", .push), false),
      (ComparedStyle(style: "slide", kind: .push, curve: .spring(response: 0.4, dampingRatio: 0.9)), true),
    ] {
      let (host, cell) = try open(compared, moved: .flick)
      let response = try XCTUnwrap(cell.motion.response)
      XCTAssertTrue(response.finishes, compared.address)
      XCTAssertGreaterThan(response.velocities.before, 2)
      let jump = response.velocityJump / response.velocities.before
      if keeps { XCTAssertLessThan(jump, 0.03) } else { XCTAssertGreaterThan(jump, 0.9) }
      let row = cell.motionRow
      XCTAssertEqual(row.text(in: .result), "the end")
      XCTAssertGreaterThan(try XCTUnwrap(row.figure(in: .rest)), 50)
      host.window.close()
    }
  }

  func testAChangeOfMindLeadsBackToTheStart() async throws {
    let (host, cell) = try open(ComparedStyle("system", .push), moved: .changeOfMind)
    XCTAssertFalse(try XCTUnwrap(cell.motion.response).finishes)
    XCTAssertEqual(cell.motion.fraction(at: cell.motion.duration), 0)
    let figures = try XCTUnwrap(cell.figures)
    XCTAssertLessThan(figures.settlingTime, cell.motion.duration)
    XCTAssertGreaterThan(figures.settlingTime, RecordedDrag.changeOfMind.duration)
    host.window.close()
  }

  func testWithoutADragThePagesMoveByThemselvesAgain() async throws {
    let (host, cell) = try open(ComparedStyle("slide", .push), moved: .slow)
    cell.recordedDrag = nil
    XCTAssertNil(cell.motion.response)
    XCTAssertLessThan(cell.motion.duration, 1)
    XCTAssertEqual(cell.motion.progress(at: cell.motion.duration / 2), 0.5, accuracy: 0.02)
    host.window.close()
  }

  /// The release of a real swipe of the system, measured on the screen, is what the cell says of it.
  func testARealSwipeBackMovesAsTheCellSays() async throws {
    let width: CGFloat = 390
    let drag = RecordedDrag(
      name: "swipe", points: (0...25).map { RecordedDrag.Point(time: Double($0) * 0.008, distance: CGFloat($0) * 8) })
    let (cellHost, cell) = try open(ComparedStyle("system", .push), moved: drag, isForward: false, width: width)
    let table = try XCTUnwrap(cell.motion.table)
    let said = [0.02, 0.06, 0.1, 0.16].map { table.progress(at: cell.motion.fraction(at: drag.duration + $0)) }
    XCTAssertTrue(try XCTUnwrap(cell.motion.response).finishes)
    cellHost.window.close()

    let host = ManualHost(size: CGSize(width: width, height: 500))
    let pages = [UIViewController(), UIViewController()]
    for page in pages { page.view.backgroundColor = .white }
    let navigation = UINavigationController(rootViewController: pages[0])
    host.window.rootViewController = navigation
    navigation.pushViewController(pages[1], animated: false)
    host.advance(by: 0.1)
    let start = CGPoint(x: 5, y: 250)
    let end = CGPoint(x: 205, y: 250)
    host.touchBegan(at: start)
    host.move(from: start, to: end, duration: 0.2)
    host.touchEnded(at: end)
    let released = host.time
    for (time, progress) in zip([0.02, 0.06, 0.1, 0.16], said) {
      host.advance(to: released + time)
      let shown = try XCTUnwrap(pages[1].view.layer.presentation())
      let x = shown.superlayerFrame(in: navigation.view)
      XCTAssertEqual(x / width, progress, accuracy: 0.05, "\(time) s after the release")
    }
    host.advance(by: 1)
    host.window.close()
  }
}

extension CALayer {
  /// Returns the left edge of a presentation layer in a view.
  fileprivate func superlayerFrame(in view: UIView) -> CGFloat {
    var (x, layer) = (frame.minX, model().superlayer)
    while let next = layer, next !== view.layer {
      x += (next.presentation() ?? next).frame.minX
      layer = next.superlayer
    }
    return x
  }
}

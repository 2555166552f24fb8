// SPDX-License-Identifier: MIT
import EffortTesting
import UIKit
import XCTest

@testable import Gallery

/// The cells of the comparison, each with a real transition.
@MainActor
final class CompareCellTests: XCTestCase {
  private func open(_ style: String, _ kind: TransitionKind) throws -> (host: ManualHost, cell: CompareCell) {
    let host = ManualHost(size: CGSize(width: 400, height: 400))
    let cell = try XCTUnwrap(CompareCell(ComparedStyle(style, kind), pages: .places))
    host.window.rootViewController = cell
    host.advance(by: 0.1)
    return (host, cell)
  }

  func testEveryStyleRunsInEveryKindInBothDirections() async throws {
    for style in Catalog.styles {
      for kind in TestEffort.cases(style.kinds, everyNth: 3) {
        let (host, cell) = try open(style.id, kind)
        for (time, isForward) in [(0.1, true), (9, true), (0.1, false), (0, true)] {
          cell.show(.time(time), isForward: isForward)
          host.advance(by: 0.1)
          XCTAssertTrue(cell.isReady, "\(style.id) \(kind.rawValue) at \(time) forward: \(isForward)")
        }
        let progress = try XCTUnwrap(cell.motion.table).progress
        XCTAssertEqual(progress[0], 0, accuracy: 1e-6, style.id)
        XCTAssertEqual(progress[MotionTable.count], 1, accuracy: 1e-6, style.id)
        let steps = zip(progress.dropFirst(), progress).map { $0 - $1 }
        XCTAssertLessThan(try XCTUnwrap(steps.max()), 0.2, "\(style.id) \(kind.rawValue) jumps")
        XCTAssertGreaterThan(cell.motion.duration, 0.1, style.id)
        host.window.close()
      }
    }
  }

  func testPlaybackInBothDirectionsMeasuresEachMotionOnce() async throws {
    let (host, cell) = try open("cube", .push)
    func commits(of isForward: Bool) throws -> Int {
      let recorder = try XCTUnwrap(host.recorder)
      let before = recorder.commits.count
      cell.show(.time(0.1), isForward: isForward)
      host.advance(by: 0.2)
      XCTAssertTrue(cell.isReady)
      return recorder.commits.count - before
    }

    let first = try [true, false].map(commits)
    let again = try [true, false].map(commits)

    for count in first { XCTAssertGreaterThan(count, MotionTable.count) }
    for count in again { XCTAssertLessThan(count, MotionTable.count) }
    host.window.close()
  }

  func testThePagesKeepTheirSizeWhileTheyAreTurnedAndMoved() async throws {
    for style in Catalog.styles {
      for kind in TestEffort.cases(style.kinds, everyNth: 3) {
        let (host, cell) = try open(style.id, kind)
        let first = try XCTUnwrap(cell.children.first?.view)
        for time in [0, 0.2, 9] {
          cell.show(.time(time), isForward: true)
          host.advance(by: 0.1)
          XCTAssertEqual(first.bounds.size, cell.pagesView.bounds.size, "\(style.id) \(kind.rawValue) at \(time)")
        }
        host.window.close()
      }
    }
  }

  /// The system's push is a decay: half of the way is covered long before half of the time.
  func testTheMotionIsTheStylesOwn() async throws {
    let (host, cell) = try open("system", .push)
    cell.show(.time(0.1), isForward: true)
    host.advance(by: 0.1)
    XCTAssertGreaterThan(cell.motion.progress(at: cell.motion.duration / 3), 0.7)

    let (otherHost, other) = try open("slide", .push)
    other.show(.time(0.1), isForward: true)
    otherHost.advance(by: 0.1)
    XCTAssertEqual(other.motion.progress(at: other.motion.duration / 2), 0.5, accuracy: 0.02)
    for host in [host, otherHost] { host.window.close() }
  }

  func testOfManyTilesThoseOfAllRowsAreFollowed() async throws {
    let host = ManualHost(size: CGSize(width: 400, height: 400))
    let root = UIView(frame: host.window.bounds)
    host.window.addSubview(root)
    for row in 0..<40 {
      for column in 0..<10 {
        root.addSubview(UIView(frame: CGRect(x: 40 * column, y: 10 * row, width: 40, height: 10)))
      }
    }
    host.flush()

    let followed = ShownPages(in: root).frames.values
    XCTAssertLessThan(followed.count, 110)
    XCTAssertEqual(Set(followed.map(\.minY)).count, 40)
    host.window.close()
  }

  func testACurveReplacesTheStylesOwn() async throws {
    let (host, cell) = try open("system", .push)
    cell.compared.curve = .cubic(.zero, CGPoint(x: 1, y: 1))
    cell.compared.duration = 0.8
    cell.show(.time(0.2), isForward: true)
    host.advance(by: 0.1)
    cell.show(.time(0.2), isForward: true)

    XCTAssertEqual(cell.motion.progress(at: 0.2), 0.25, accuracy: 0.01)
    XCTAssertEqual(try XCTUnwrap(cell.samples.velocity(at: 0.4, in: .percent)), 125, accuracy: 5)
    host.window.close()
  }

  /// Block animations, the system's animators, a property animator, and an interaction that sets frames.
  func testASpringCarriesThePagesBeyondTheirEnd() async throws {
    for (style, kind) in [
      ("slide", TransitionKind.push), ("slide", .tab), ("system", .push), ("cover", .present), ("interruptible", .push),
      ("right-slide", .present),
    ] {
      let (host, cell) = try open(style, kind)
      let spring = MotionCurve.spring(response: 0.5, dampingRatio: 0.4)
      cell.compared.curve = spring
      cell.show(.time(0), isForward: true)
      host.advance(by: 0.1)
      let edge = try XCTUnwrap(cell.motion.table?.edge, style)
      let (start, end) = (edge.position(at: 0), edge.position(at: 1))
      for time in [0.1, 0.25, 0.3, 0.6, 0.2, 9] {
        cell.show(.time(time), isForward: true)
        host.advance(by: 0.02)

        let asked = time > cell.motion.duration ? 1 : CGFloat(spring.value(at: time, duration: 1))
        let shown = try XCTUnwrap(edge.position(in: ShownPages(in: cell.pagesView)), style)
        let name = "\(style) \(kind.rawValue) at \(time)"
        XCTAssertEqual(shown, edge.position(at: cell.fraction), accuracy: 1, name)
        if asked > 1 { XCTAssertEqual(shown, start + asked * (end - start), accuracy: 1, name) }
        XCTAssertEqual(cell.motion.progress(at: time), asked, accuracy: 0.01, style)
      }
      host.window.close()
    }
  }

  func testEveryStyleCanBeShownBeyondItsEnds() async throws {
    for style in Catalog.styles {
      for kind in TestEffort.cases(style.kinds, everyNth: 3) {
        let (host, cell) = try open(style.id, kind)
        cell.compared.curve = .cubic(CGPoint(x: 0.3, y: -0.8), CGPoint(x: 0.7, y: 1.8))
        cell.compared.duration = 1
        for (time, isForward) in [(0.15, true), (0.85, true), (0.15, false), (0.85, false), (9, false)] {
          cell.show(.time(time), isForward: isForward)
          host.advance(by: 0.1)
          XCTAssertTrue(cell.isReady, "\(style.id) \(kind.rawValue) at \(time) forward: \(isForward)")
        }
        XCTAssertEqual(cell.motion.fraction(at: 0.15) < 0, !style.timing.stopsAtEnds, style.id)
        XCTAssertEqual(cell.motion.fraction(at: 0.85) > 1, !style.timing.stopsAtEnds, style.id)
        host.window.close()
      }
    }
  }

  func testADragOfAPageBeyondItsEndBeginsWhereItIs() async throws {
    let (host, cell) = try open("slide", .push)
    cell.show(.time(0), isForward: true)
    host.advance(by: 0.1)
    let drag = EdgeDrag(cell.motion.table, at: 1.1, isForward: true)
    XCTAssertEqual(drag.fraction(at: .zero), 1.1, accuracy: 1e-3)
    XCTAssertLessThan(drag.fraction(at: CGPoint(x: cell.pagesView.bounds.width / 2, y: 0)), 0.9)
    host.window.close()
  }

  func testTheMovingEdgeStaysUnderThePointer() async throws {
    for (style, kind, delta) in [
      ("slide", TransitionKind.push, CGPoint(x: -150, y: 0)), ("system", .push, CGPoint(x: -150, y: 0)),
      ("cover", .present, CGPoint(x: 0, y: -120)), ("sheet", .present, CGPoint(x: 0, y: -100)),
    ] {
      let (host, cell) = try open(style, kind)
      var reported: [CGFloat] = []
      cell.pad.onGrab = { [weak cell] _ in cell?.beginDrag() }
      cell.pad.onDrag = { [weak cell] distance, _ in
        reported.append(distance)
        cell?.show(.drag(distance), isForward: true)
      }
      cell.show(.time(0), isForward: true)
      host.advance(by: 0.1)
      let edge = try XCTUnwrap(cell.motion.table?.edge, style)
      let start = CGPoint(x: 300, y: 250)

      host.touchBegan(at: start)
      host.move(from: start, to: CGPoint(x: start.x + delta.x, y: start.y + delta.y), duration: 0.3)

      let moved = edge.position(at: cell.fraction) - edge.position(at: 0)
      let distance = edge.side.isHorizontal ? delta.x : delta.y
      XCTAssertEqual(moved, distance, accuracy: 1, "\(style): \(edge.side.title)")
      XCTAssertEqual(try XCTUnwrap(reported.last), abs(distance), accuracy: 1, style)
      host.touchEnded(at: CGPoint(x: start.x + delta.x, y: start.y + delta.y))
      host.window.close()
    }
  }

  /// The edge of a page that turns is at one position at several fractions, and that of one half of a flip rests.
  func testADragOfATurningPageNeverJumpsToAnotherPartOfTheMotion() async throws {
    for style in ["flip", "turn", "page-flip", "cube", "nat-geo", "taasky"] {
      let (host, cell) = try open(style, .push)
      cell.show(.time(0), isForward: true)
      host.advance(by: 0.1)
      let size = cell.pagesView.bounds.size
      for start in stride(from: CGFloat(0.05), through: 0.95, by: 0.1) {
        let drag = EdgeDrag(cell.motion.table, at: start, isForward: true)
        for way in [-size.width / 100, 0, size.width / 100] {
          let fraction = drag.fraction(at: CGPoint(x: way, y: 0))
          XCTAssertEqual(fraction, start, accuracy: 0.2, "\(style) from \(start) by \(way)")
        }
      }
      host.window.close()
    }
  }

  func testTheMotionOfPagesInPerspectiveIsSmooth() async throws {
    for (style, kind) in [("flip", TransitionKind.push), ("flip", .present), ("turn", .push), ("cube", .present)] {
      let (host, cell) = try open(style, kind)
      cell.show(.time(0), isForward: true)
      host.advance(by: 0.1)
      let progress = try XCTUnwrap(cell.motion.table).progress
      let steps = zip(progress.dropFirst(), progress).map { $0 - $1 }
      for (step, former) in zip(steps.dropFirst(), steps) { XCTAssertEqual(step, former, accuracy: 0.004, style) }
      host.window.close()
    }
  }

  func testACellThatChangesItsSizeBeginsAgainAtTheSamePosition() async throws {
    let (host, cell) = try open("slide", .push)
    cell.show(.time(0.2), isForward: true)
    host.advance(by: 0.1)
    let fraction = cell.fraction

    let size = cell.pagesView.bounds.size
    host.resize(to: CGSize(width: 600, height: 500))
    for _ in 0..<12 {
      if !cell.isReady { XCTAssertEqual(cell.coverSize, size, "the first page is not seen meanwhile") }
      host.advance(by: 1.0 / 60)
    }

    XCTAssertTrue(cell.isReady)
    XCTAssertNil(cell.coverSize)
    XCTAssertEqual(cell.fraction, fraction)
    XCTAssertEqual(try XCTUnwrap(cell.motion.table?.edge?.positions.first), 600, accuracy: 1)
    host.window.close()
  }
}

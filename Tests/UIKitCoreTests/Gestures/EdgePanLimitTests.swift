// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

/// The limits within which a drag from an edge begins, at each of the four edges.
@MainActor
final class EdgePanLimitTests: UIKitTestCase {
  private struct Edge {
    let edge: UIRectEdge
    /// A point on the edge, in the window.
    let point: CGPoint
    let inward: CGVector

    /// Returns the point that is `depth` points inwards and `along` points along the edge from `point`.
    func point(_ depth: CGFloat, along: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: point.x + inward.dx * depth + abs(inward.dy) * along,
        y: point.y + inward.dy * depth + abs(inward.dx) * along)
    }
  }

  private let edges = [
    Edge(edge: .left, point: CGPoint(x: 0, y: 300), inward: CGVector(dx: 1, dy: 0)),
    Edge(edge: .right, point: CGPoint(x: 400, y: 300), inward: CGVector(dx: -1, dy: 0)),
    Edge(edge: .top, point: CGPoint(x: 200, y: 0), inward: CGVector(dx: 0, dy: 1)),
    Edge(edge: .bottom, point: CGPoint(x: 200, y: 600), inward: CGVector(dx: 0, dy: -1)),
  ]

  private func watch(_ edge: UIRectEdge, on stage: Stage, as name: String = "edge") -> UIScreenEdgePanGestureRecognizer
  {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.edges = edge
    return stage.log.watch(recognizer, on: stage.view, as: name)
  }

  func testADragBeginsWithinTwentyPointsOfItsEdgeAlsoInAScrolledView() async {
    for edge in edges {
      for (depth, states) in [(20, ["began", "ended"]), (20.5, [])] as [(CGFloat, [String])] {
        let stage = Stage()
        stage.view.bounds.origin = CGPoint(x: 30, y: 70)
        _ = watch(edge.edge, on: stage)

        stage.host.touchBegan(at: edge.point(depth))
        stage.host.touchMoved(to: edge.point(depth + 40))
        stage.host.touchEnded(at: edge.point(depth + 40))

        XCTAssertEqual(stage.log.states(of: "edge"), states, "\(edge.edge), \(depth) points")
        stage.close()
      }
    }
  }

  func testADragBeginsAfterTwelvePointsInwardsAndTrailsTheFingerByThese() async {
    for edge in edges {
      let stage = Stage()
      let recognizer = watch(edge.edge, on: stage)

      stage.host.touchBegan(at: edge.point(5))
      stage.host.touchMoved(to: edge.point(16.5))
      XCTAssertEqual(stage.log.states(of: "edge"), [], "\(edge.edge)")
      stage.host.touchMoved(to: edge.point(17, along: 12))
      XCTAssertEqual(stage.log.states(of: "edge"), ["began"], "\(edge.edge)")
      stage.host.touchMoved(to: edge.point(55))

      XCTAssertEqual(recognizer.translation(in: nil).x, edge.inward.dx * 38, accuracy: 0.001, "\(edge.edge)")
      XCTAssertEqual(recognizer.translation(in: nil).y, edge.inward.dy * 38, accuracy: 0.001, "\(edge.edge)")
      stage.host.touchEnded(at: edge.point(55))
      stage.close()
    }
  }

  func testADragAlongTheEdgeOrOutwardsFailsAfterTwelvePoints() async {
    for edge in edges {
      for (depth, along) in [(0, 12.5), (11, 12)] as [(CGFloat, CGFloat)] {
        let stage = Stage()
        _ = watch(edge.edge, on: stage)

        stage.host.touchBegan(at: edge.point(5))
        stage.host.touchMoved(to: edge.point(5 + depth, along: along))
        stage.host.touchMoved(to: edge.point(105, along: along))
        stage.host.touchEnded(at: edge.point(105, along: along))

        XCTAssertEqual(stage.log.states(of: "edge"), [], "\(edge.edge), \(depth), \(along)")
        stage.close()
      }
    }
  }

  func testTwelvePointsAlongTheEdgeDoNotFailADrag() async {
    for edge in edges {
      let stage = Stage()
      _ = watch(edge.edge, on: stage)

      stage.host.touchBegan(at: edge.point(5))
      stage.host.touchMoved(to: edge.point(5, along: 12))
      stage.host.touchMoved(to: edge.point(60, along: 12))
      stage.host.touchEnded(at: edge.point(60, along: 12))

      XCTAssertEqual(stage.log.states(of: "edge"), ["began", "ended"], "\(edge.edge)")
      stage.close()
    }
  }

  func testScrollingNearTheEdgeIsNoDragFromTheEdge() async {
    let stage = Stage()
    watch(.left, on: stage).allowedScrollTypesMask = .all

    for _ in 0..<5 { stage.host.scroll(by: CGVector(dx: 20, dy: 0), at: CGPoint(x: 5, y: 300)) }

    XCTAssertEqual(stage.log.states(of: "edge"), [])
    stage.close()
  }

  func testASecondFingerElsewhereDoesNotFailADrag() async {
    let stage = Stage()
    _ = watch(.left, on: stage)

    stage.host.touchBegan(at: CGPoint(x: 10, y: 300), id: 1)
    stage.host.touchBegan(at: CGPoint(x: 200, y: 300), id: 2)
    stage.host.touchMoved(to: CGPoint(x: 60, y: 300), id: 1)

    XCTAssertEqual(stage.log.states(of: "edge"), ["began"])
    stage.host.touchEnded(at: CGPoint(x: 60, y: 300), id: 1)
    stage.host.touchEnded(at: CGPoint(x: 200, y: 300), id: 2)
    stage.close()
  }

  func testFirstOfTwoEdgePansAtAnEdgeIsRecognized() async {
    let stage = Stage()
    _ = watch(.left, on: stage, as: "first")
    _ = watch(.left, on: stage, as: "second")

    stage.host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 200, y: 300), duration: 0.2)

    XCTAssertEqual(stage.log.states(of: "first").first, "began")
    XCTAssertEqual(stage.log.states(of: "second"), [])
    stage.close()
  }

  func testASwipeWaitsForTheEdgePanAndATapDoesNot() async {
    let stage = Stage()
    stage.log.watch(UISwipeGestureRecognizer(), on: stage.view, as: "swipe")
    stage.log.watch(UITapGestureRecognizer(), on: stage.view, as: "tap")
    _ = watch(.left, on: stage)

    stage.host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 200, y: 300), duration: 0.2)
    XCTAssertEqual(stage.log.states(of: "swipe"), [])
    XCTAssertEqual(stage.log.states(of: "edge").last, "ended")
    stage.log.clear()
    stage.host.tap(at: CGPoint(x: 5, y: 300))

    XCTAssertEqual(stage.log.states(of: "tap"), ["ended"])
    stage.close()
  }
}

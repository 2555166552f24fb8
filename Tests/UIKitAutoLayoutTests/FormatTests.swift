// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import UIKitAutoLayout

/// Constraints from the visual format, with the examples of Apple's description.
@MainActor
final class FormatTests: AutoLayoutTestCase {
  private func activate(
    _ format: String, _ views: [String: UIView], options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
  }

  func testARowBetweenTheEdgesOfTheSuperview() async {
    let (a, b, c) = (add(Block(50, 20)), add(Block(50, 20)), add(Block(50, 20)))
    activate("|-[a(80)]-[b]-30-[c(==a)]-|", ["a": a, "b": b, "c": c], options: .alignAllTop)
    activate("V:|-100-[a]", ["a": a])

    layOut()

    XCTAssertEqual(a.frame, CGRect(x: 20, y: 100, width: 80, height: 20))
    XCTAssertEqual(b.frame, CGRect(x: 108, y: 100, width: 162, height: 20))
    XCTAssertEqual(c.frame, CGRect(x: 300, y: 100, width: 80, height: 20))
  }

  func testRelationsPrioritiesMetricsAndFactors() async {
    let (a, b) = (add(), add())
    activate(
      "H:|-(>=12,==gap@700)-[a(<=100,200@high)][b(a*2)]", ["a": a, "b": b], metrics: ["gap": 5, "high": 750])

    layOut()

    XCTAssertEqual([a.frame.minX, a.frame.width, b.frame.minX, b.frame.width], [12, 100, 112, 200])
  }

  func testAColumnTouches() async {
    let (a, b) = (add(Block(10, 30)), add(Block(10, 40)))
    activate("V:|[a][b]", ["a": a, "b": b], options: [.alignAllLeading, .alignAllTrailing])

    layOut()

    XCTAssertEqual([a.frame.minY, b.frame.minY, b.frame.maxY], [0, 30, 70])
  }

  func testTheDirectionFromRightToLeft() async {
    let (a, b) = (add(Block(30, 10)), add(Block(30, 10)))
    activate("|-[a]-[b]", ["a": a, "b": b], options: .directionRightToLeft)

    layOut()

    XCTAssertEqual([a.frame.minX, b.frame.minX], [350, 312])
  }

  func testMistakesAreFoundWhereTheyAre() async {
    let cases: [(String, Int)] = [
      ("", 0), ("|", 1), ("[a", 2), ("[]", 1), ("[a]-20[b]", 6), ("[a(]", 3), ("[a(>=)]", 5), ("[a]|[b]", 7),
      ("[a]-", 4),
      ("[a@3]", 2), ("H|[a]", 0),
    ]
    for (format, position) in cases {
      XCTAssertThrowsError(try VisualFormat(format, metrics: [:]), format) { error in
        XCTAssertEqual((error as? VisualFormat.ParseError)?.position, position, "\(format): \(error)")
      }
    }
  }
}

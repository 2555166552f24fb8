// SPDX-License-Identifier: MIT
import DiagnosticsTesting
import UIKit
import XCTest

/// Constraints that cannot all hold, and mistakes.
@MainActor
final class ConflictTests: AutoLayoutTestCase {
  func testTheNewerOfTwoConstraintsIsBrokenAndNamed() async {
    let log = WarningLog()
    let view = add()
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    first.identifier = "first"
    second.identifier = "second"
    NSLayoutConstraint.activate([first, second])

    layOut()

    XCTAssertEqual(view.bounds.width, 100)
    XCTAssertEqual(log.messages.count, 1)
    let message = log.messages.first ?? ""
    XCTAssertTrue(message.contains("'first'") && message.contains("broken: <NSLayoutConstraint 'second'"), message)
  }

  func testABrokenConstraintHoldsAgainWhenNothingContradictsIt() async {
    let log = WarningLog()
    let view = add()
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([first, second])
    layOut()

    first.isActive = false
    layOut()

    XCTAssertEqual(view.bounds.width, 200)
    XCTAssertEqual(log.messages.count, 1)
  }

  func testASizeThatConstraintsContradictWins() async {
    let log = WarningLog()
    let view = add(Block(10, 10))
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 100),
      view.rightAnchor.constraint(equalTo: page.rightAnchor, constant: -100),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 150),
    ])
    layOut()
    XCTAssertEqual(log.messages, [])

    page.frame.size.width = 300
    layOut()
    XCTAssertEqual(view.frame.width, 100)
    XCTAssertEqual(log.messages.count, 1)

    page.frame.size.width = 500
    layOut()
    XCTAssertEqual(view.frame.width, 300)
    XCTAssertEqual(log.messages.count, 1)
  }

  func testLowerPrioritiesGiveWayInSilence() async {
    let log = WarningLog()
    let view = add()
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    first.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([first, second])
    layOut()
    XCTAssertEqual(view.bounds.width, 200)

    second.priority = UILayoutPriority(1)
    layOut()
    XCTAssertEqual(view.bounds.width, 100)
    XCTAssertEqual(log.messages, [])
  }
}

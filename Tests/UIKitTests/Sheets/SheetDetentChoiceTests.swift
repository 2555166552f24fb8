// SPDX-License-Identifier: MIT
import XCTest

@testable import UIKit

/// Where a released sheet goes: judged by where it would be 0.12 s later. Semantics: swipe-figures.
@MainActor
final class SheetDetentChoiceTests: XCTestCase {
  private let choice = SheetDetentChoice(stops: [400, 756], canDismiss: true)

  func testWithoutVelocityTheNearestDetentIsChosen() async {
    XCTAssertEqual(choice.target(from: 570, velocity: 0), .stop(0))
    XCTAssertEqual(choice.target(from: 580, velocity: 0), .stop(1))
    XCTAssertEqual(choice.target(from: 900, velocity: 0), .stop(1))
  }

  func testVelocityProjectsTheSheet() async {
    XCTAssertEqual(choice.target(from: 450, velocity: 1100), .stop(1))
    XCTAssertEqual(choice.target(from: 450, velocity: 1000), .stop(0))
    XCTAssertEqual(choice.target(from: 750, velocity: -1600), .stop(0))
    XCTAssertEqual(choice.target(from: 750, velocity: -5000), .dismissal)
  }

  func testBelowHalfOfTheSmallestDetentItGoes() async {
    XCTAssertEqual(choice.target(from: 201, velocity: 0), .stop(0))
    XCTAssertEqual(choice.target(from: 199, velocity: 0), .dismissal)
    XCTAssertEqual(choice.target(from: 350, velocity: -1300), .dismissal)
  }

  func testOneThatMustStayGoesToItsSmallestDetent() async {
    let choice = SheetDetentChoice(stops: [400, 756], canDismiss: false)
    XCTAssertEqual(choice.target(from: 100, velocity: -3000), .stop(0))
  }
}

// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitAccessibility

/// Keys that a screen reader may take.
@MainActor
final class OfferedKeysTests: UIKitTestCase {
  private final class Log { var keys: [String] = [] }

  private let log = Log()
  private var keys = OfferedKeys()

  private func offer(_ name: String) -> Int { keys.add { [log] in log.keys.append(name) } }

  private func answer(_ number: Int, isTaken: Bool) {
    for deliver in keys.answer(number, isTaken: isTaken) { deliver() }
  }

  func testKeysAreDeliveredInTheirOrderUnlessTheyAreTaken() async {
    let (first, second, third) = (offer("a"), offer("b"), offer("c"))

    answer(third, isTaken: false)
    XCTAssertEqual(log.keys, [], "a key has overtaken others")
    answer(first, isTaken: false)
    XCTAssertEqual(log.keys, ["a"])
    answer(second, isTaken: true)

    XCTAssertEqual(log.keys, ["a", "c"])
  }

  func testALaterAnswerForAKeyIsIgnored() async {
    let (first, second) = (offer("a"), offer("b"))

    answer(first, isTaken: false)
    answer(first, isTaken: true)
    answer(second, isTaken: false)

    XCTAssertEqual(log.keys, ["a", "b"])
  }

  func testKeysThatWaitAreDeliveredWhenTheScreenReaderLeaves() async {
    let (_, second) = (offer("a"), offer("b"))
    answer(second, isTaken: true)

    for deliver in keys.giveUp() { deliver() }

    XCTAssertEqual(log.keys, ["a"])
  }
}

// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// Names of Foundation's that programs for iOS use, and that it lacks on Linux.
final class NamesTests: XCTestCase {
  func testAnIndexPathObjectHasASectionAndAnItem() {
    let path = NSIndexPath(item: 3, section: 1)
    XCTAssertEqual([path.section, path.item, path.row], [1, 3, 3])
    XCTAssertEqual(NSIndexPath(row: 3, section: 1), path)
    XCTAssertEqual(path as IndexPath, IndexPath(item: 3, section: 1))
  }

  func testAbsoluteTimeIsThatOfDates() {
    let before = Date()
    let now: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    XCTAssertGreaterThanOrEqual(now, before.timeIntervalSinceReferenceDate)
    XCTAssertLessThan(now, before.timeIntervalSinceReferenceDate + 3600)
  }

  func testAClassHasADescription() {
    XCTAssertEqual(NamedClass.description(), "UIKitCoreTests.NamedClass")
    XCTAssertTrue(PrivateClass.description().hasSuffix(".PrivateClass"), "a private class has a name, too")
    XCTAssertTrue(UIView.description().hasSuffix("UIView"))
  }

  func testIntegersAreSwifts() {
    let (signed, unsigned): (NSInteger, NSUInteger) = (-1, 1)
    XCTAssertEqual(signed + Int(unsigned), 0)
  }
}

final class NamedClass: NSObject {}
private final class PrivateClass: NSObject {}

// SPDX-License-Identifier: MIT
import XCTest

@testable import UIKitCore

@MainActor
final class MainTests: XCTestCase {
  func testTheDelegateIsMadeOfTheClassWithTheName() async {
    let delegate = makeDelegate(ofClassNamed: NSStringFromClass(CountingDelegate.self))

    XCTAssertEqual((delegate as? CountingDelegate)?.count, 1)
  }
}

final class CountingDelegate: NSObject, UIApplicationDelegate {
  private(set) var count = 0

  override init() {
    super.init()
    count += 1
  }
}

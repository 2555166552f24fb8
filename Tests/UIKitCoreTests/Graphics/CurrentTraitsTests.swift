// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// The current traits can be read without the main actor, and each thread has its own.
final class CurrentTraitsTests: XCTestCase {
  func testTheCurrentTraitsAreReadFromAFunctionWithoutIsolation() {
    let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
    let outer = UITraitCollection.current
    var style = UIUserInterfaceStyle.unspecified

    dark.performAsCurrent { style = UITraitCollection.current.userInterfaceStyle }

    XCTAssertEqual(style, .dark)
    XCTAssertEqual(UITraitCollection.current, outer)
  }

  func testDynamicColoursReadTheOverridesOfASubclass() {
    final class Dark: UITraitCollection, @unchecked Sendable {
      override var userInterfaceStyle: UIUserInterfaceStyle { .dark }
    }
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

    XCTAssertEqual(color.resolvedColor(with: Dark()), .white)
  }

  func testAThreadDoesNotChangeTheTraitsOfAnother() {
    let ended = expectation(description: "the thread has ended")
    nonisolated(unsafe) var styles: [UIUserInterfaceStyle] = []
    let outer = UITraitCollection.current

    Thread.detachNewThread {
      styles.append(UITraitCollection.current.userInterfaceStyle)
      UITraitCollection.current = UITraitCollection { $0.userInterfaceStyle = .dark }
      styles.append(UITraitCollection.current.userInterfaceStyle)
      ended.fulfill()
    }
    wait(for: [ended], timeout: 60)

    XCTAssertEqual(styles, [.light, .dark])
    XCTAssertEqual(UITraitCollection.current, outer)
  }
}

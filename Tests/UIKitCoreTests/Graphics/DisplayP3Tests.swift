// SPDX-License-Identifier: MIT
import UIKit
import XCTest

final class DisplayP3Tests: XCTestCase {
  func testGreysAreTheSameInBothSpaces() {
    let grey = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25).cgColor.components ?? []

    XCTAssertEqual(grey.count, 4)
    for component in grey.prefix(3) { XCTAssertEqual(component, 0.5, accuracy: 0.001) }
    XCTAssertEqual(grey.last, 0.25)
  }

  // Figures: the sRGB of this colour according to the CSS Color 4 conversions.
  func testAColourInBothGamutsIsConverted() {
    let color = UIColor(displayP3Red: 0.5, green: 0.4, blue: 0.3, alpha: 1).cgColor.components ?? []

    XCTAssertEqual(color[0], 0.5193, accuracy: 0.002)
    XCTAssertEqual(color[1], 0.3951, accuracy: 0.002)
    XCTAssertEqual(color[2], 0.2845, accuracy: 0.002)
  }

  func testAColourOutsideOfSRGBIsClamped() {
    XCTAssertEqual(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor.components, [1, 0, 0, 1])
  }
}

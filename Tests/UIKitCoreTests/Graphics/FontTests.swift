// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControls

@MainActor
final class FontTests: UIKitTestCase {
  func testFontsWithTheSameAttributesAreEqual() async {
    XCTAssertEqual(UIFont.systemFont(ofSize: 17), .systemFont(ofSize: 17, weight: .regular))
    XCTAssertEqual(UIFont.systemFont(ofSize: 17).hash, UIFont.systemFont(ofSize: 17).hash)
    XCTAssertNotEqual(UIFont.systemFont(ofSize: 17), .systemFont(ofSize: 17, weight: .medium))
    XCTAssertNotEqual(UIFont.systemFont(ofSize: 17), .systemFont(ofSize: 18))
  }

  func testMetricsGrowWithTheSize() async {
    let small = UIFont.systemFont(ofSize: 10)
    let large = small.withSize(40)

    XCTAssertEqual(large.pointSize, 40)
    XCTAssertEqual(large.familyName, small.familyName)
    XCTAssertEqual(large.ascender, 4 * small.ascender, accuracy: 0.2)
    XCTAssertLessThan(large.descender, 0)
    XCTAssertEqual(large.lineHeight, large.ascender - large.descender, accuracy: 0.5)
    XCTAssertTrue(large.xHeight < large.capHeight && large.capHeight < large.ascender)
  }

  func testTextStylesHaveTheSizesOfTheGuidelines() async {
    let sizes: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17), (.callout, 16),
      (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]

    for (style, size) in sizes { XCTAssertEqual(UIFont.preferredFont(forTextStyle: style).pointSize, size) }
    XCTAssertEqual(UIFont.preferredFont(forTextStyle: .headline), .systemFont(ofSize: 17, weight: .semibold))
  }

  func testHeavierTextIsWider() async {
    let widths = [UIFont.Weight.light, .regular, .semibold, .black].map {
      UILabel.size(of: "Hamburgefonts", font: .systemFont(ofSize: 30, weight: $0)).width
    }

    XCTAssertEqual(widths, widths.sorted())
    XCTAssertGreaterThan(widths[3], widths[0])
  }

  func testMonospacedDigitsHaveEqualWidths() async {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)

    XCTAssertEqual(
      UILabel.size(of: "1111", font: font).width, UILabel.size(of: "8888", font: font).width, accuracy: 0.1)
  }

  func testMissingFamilyReturnsNil() async {
    XCTAssertNil(UIFont(name: "No Such Family", size: 12))
  }
}

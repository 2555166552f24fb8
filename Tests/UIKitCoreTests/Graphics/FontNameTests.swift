// SPDX-License-Identifier: MIT
import UIKit
import XCTest

final class FontNameTests: XCTestCase {
  func testFontNameCreatesTheSameFont() throws {
    let family = UIFont.systemFont(ofSize: 12).familyName
    try XCTSkipUnless(UIFont(name: family, size: 12) != nil, "the system font is an alias, not a family")
    for font in [
      UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 12, weight: .semibold), .italicSystemFont(ofSize: 12),
    ] {
      XCTAssertEqual(UIFont(name: font.fontName, size: 12), font, font.fontName)
    }
    XCTAssertEqual(UIFont.systemFont(ofSize: 12, weight: .bold).fontName, "\(family)-Bold")
    XCTAssertEqual(UIFont.italicSystemFont(ofSize: 12).fontName, "\(family)-Italic")
    XCTAssertNotNil(UIFont(name: "\(family)-DemiBoldItalic", size: 12))
  }

  func testUnknownFamilyOrStyleReturnsNil() {
    XCTAssertNil(UIFont(name: "Nobody-Bold", size: 12))
    XCTAssertNil(UIFont(name: "\(UIFont.systemFont(ofSize: 12).familyName)-Wobbly", size: 12))
  }

  func testNamesOfAFamilyAreThoseOfItsFonts() throws {
    XCTAssertFalse(UIFont.familyNames.isEmpty)
    XCTAssertEqual(UIFont.familyNames, UIFont.familyNames.sorted())
    let family = try XCTUnwrap(UIFont.familyNames.first { !UIFont.fontNames(forFamilyName: $0).isEmpty })
    for name in UIFont.fontNames(forFamilyName: family) {
      XCTAssertEqual(UIFont(name: name, size: 12)?.fontName, name)
    }
    XCTAssertEqual(UIFont.fontNames(forFamilyName: "Nobody"), [])
  }
}

// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// UIKit's attributes in Swift's own attributed strings.
@MainActor
final class AttributedStringTests: UIKitTestCase {
  func testAStringHasAPropertyForEachAttribute() async {
    var text = AttributedString("Sale")
    text.foregroundColor = .systemRed
    text.font = .boldSystemFont(ofSize: 20)
    text.underlineStyle = .single
    text.kern = 2

    XCTAssertEqual(text.foregroundColor, .systemRed)
    XCTAssertEqual(text.runs.first?.font, .boldSystemFont(ofSize: 20))
    XCTAssertEqual(text.uiKit.kern, 2)
  }

  func testTheAttributesOfUIKitAreConvertedBothWays() async {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    var container = AttributeContainer()
    container.font = .systemFont(ofSize: 30)
    container.underlineStyle = .double
    container.paragraphStyle = style
    container.baselineOffset = 3
    let text = AttributedString("Plain ") + AttributedString("styled", attributes: container)

    let converted = NSAttributedString(text)

    XCTAssertEqual(converted.string, "Plain styled")
    XCTAssertTrue(converted.attributes(at: 0, effectiveRange: nil).isEmpty)
    var range = NSRange()
    let attributes = converted.attributes(at: 8, effectiveRange: &range)
    XCTAssertEqual(range, NSRange(location: 6, length: 6))
    XCTAssertEqual(attributes[.font] as? UIFont, .systemFont(ofSize: 30))
    XCTAssertEqual(attributes[.underlineStyle] as? Int, NSUnderlineStyle.double.rawValue)
    XCTAssertEqual((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment, .center)
    XCTAssertEqual(AttributedString(converted), text)
  }

  func testALabelShowsAConvertedString() async {
    var text = AttributedString("Large")
    text.font = .systemFont(ofSize: 60)
    let label = UILabel()
    label.attributedText = NSAttributedString(text)

    XCTAssertGreaterThan(label.intrinsicContentSize.height, 60)
  }
}

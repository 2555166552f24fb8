// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

@MainActor
final class LabelFittingTests: UIKitTestCase {
  private func label(width: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = "HHHHHHHHHH"
    label.sizeToFit()
    label.frame.size.width = (label.bounds.width * width).rounded()
    label.adjustsFontSizeToFitWidth = true
    return label
  }

  func testAdjustingTheFontSizeShrinksTextThatIsTooWide() async throws {
    let natural = try Picture(drawing: label(width: 1)).ink
    let half = label(width: 0.5)

    let ink = try Picture(drawing: half).ink

    XCTAssertEqual(ink.width, half.bounds.width, accuracy: 4)
    XCTAssertEqual(ink.height, natural.height / 2, accuracy: 1.5)
    XCTAssertEqual(ink.maxY, natural.maxY, accuracy: 1, "the baseline does not move")
    XCTAssertEqual(half.font.pointSize, UIFont.labelFontSize)
  }

  func testAdjustingTheFontSizeDoesNotChangeTextThatFits() async throws {
    let wide = label(width: 2)

    let ink = try Picture(drawing: wide).ink

    XCTAssertEqual(ink.height, try Picture(drawing: label(width: 1)).ink.height)
  }

  func testTheFontSizeIsAtLeastTheMinimumScaleFactor() async throws {
    let limited = label(width: 0.25)
    limited.minimumScaleFactor = 0.8

    let ink = try Picture(drawing: limited).ink

    XCTAssertEqual(ink.height, try Picture(drawing: label(width: 1)).ink.height * 0.8, accuracy: 1.5)
  }

  func testTheBaselineAdjustmentDeterminesThePositionOfShrunkenText() async throws {
    let small = label(width: 0.5)
    let onBaseline = try Picture(drawing: small).ink

    small.baselineAdjustment = .none
    let atTop = try Picture(drawing: small).ink
    small.baselineAdjustment = .alignCenters
    let centered = try Picture(drawing: small).ink

    XCTAssertLessThan(atTop.midY, centered.midY)
    XCTAssertLessThan(centered.midY, onBaseline.midY)
  }
}

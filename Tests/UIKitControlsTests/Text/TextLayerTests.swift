// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

@MainActor
final class TextLayerTests: UIKitTestCase {
  private let block = "\u{2588}"

  private func layer(_ string: Any, width: CGFloat = 120, height: CGFloat = 60) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    layer.fontSize = 20
    layer.string = string
    return layer
  }

  func testTheTextHasTheColourAndTheSizeOfTheLayer() async throws {
    let layer = layer(block)
    XCTAssertEqual(try Picture(layer)[3, 12], 0xffff_ffff)
    layer.foregroundColor = UIColor.red.cgColor
    let small = try Picture(layer)
    XCTAssertEqual(small[3, 12], 0xffff_0000)
    layer.fontSize = 40
    XCTAssertEqual(try Picture(layer).ink.width, 2 * small.ink.width, accuracy: 1)
  }

  func testTheFontIsAFontOrTheNameOfOne() async throws {
    let layer = layer("WWW")
    let regular = try Picture(layer).ink.width
    layer.font = UIFont.systemFont(ofSize: 3, weight: .black)
    let black = try Picture(layer).ink.width
    XCTAssertGreaterThan(black, regular)
    layer.font = UIFont.systemFont(ofSize: 3, weight: .black).fontName
    XCTAssertEqual(try Picture(layer).ink.width, black)
    layer.font = nil
    XCTAssertEqual(try Picture(layer).ink.width, regular)
  }

  func testLinesAreAligned() async throws {
    let layer = layer(block)
    let width = try Picture(layer).ink.maxX
    for (mode, end) in [(.right, 120), (.center, 60 + width / 2)] as [(CATextLayerAlignmentMode, CGFloat)] {
      layer.alignmentMode = mode
      XCTAssertEqual(try Picture(layer).ink.maxX, end, accuracy: 1)
    }
  }

  func testLinesAreWrappedOnRequestAndOtherwiseCut() async throws {
    let layer = layer("one two three four five six", width: 60, height: 200)
    XCTAssertLessThan(try Picture(layer).ink.maxY, 30)
    layer.isWrapped = true
    XCTAssertGreaterThan(try Picture(layer).ink.maxY, 70)
  }

  func testAnEllipsisReplacesTheChosenPart() async throws {
    let layer = layer("\(block)   mmmmmmmmmmmm   \(block)", width: 100)
    let start = { try Picture(layer)[3, 12] }
    XCTAssertEqual(try start(), 0xffff_ffff)
    layer.truncationMode = .start
    XCTAssertNotEqual(try start(), 0xffff_ffff)
    layer.truncationMode = .end
    XCTAssertEqual(try start(), 0xffff_ffff)
    XCTAssertLessThan(try Picture(layer).ink.maxX, 100)
  }

  func testAttributedTextKeepsItsAttributes() async throws {
    let text = NSMutableAttributedString(string: block, attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: block, attributes: [.font: UIFont.systemFont(ofSize: 40)]))
    let layer = layer(text)
    layer.foregroundColor = UIColor.blue.cgColor
    XCTAssertEqual(try Picture(layer).colors.intersection([0xffff_0000, 0xff00_00ff]).count, 2)
  }

  func testAChangeOfTheTextOrTheSizeDrawsAgain() async throws {
    let layer = layer(block)
    layer.displayIfNeeded()
    layer.string = "\(block)\(block)"
    XCTAssertTrue(layer.needsDisplay())
    layer.displayIfNeeded()
    layer.bounds.size.width = 200
    XCTAssertTrue(layer.needsDisplay())
    layer.string = nil
    XCTAssertEqual(try Picture(layer).ink, .null)
  }

  func testAViewMayHaveATextLayer() async throws {
    final class TextView: UIView {
      override class var layerClass: AnyClass { CATextLayer.self }
    }
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    let layer = try XCTUnwrap(view.layer as? CATextLayer)
    layer.string = block
    XCTAssertFalse(try Picture(layer).ink.isNull)
  }
}

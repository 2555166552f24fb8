// SPDX-License-Identifier: MIT
import AccessibilityBus
import LeakTesting
import UIKit
import XCTest

@testable import UIKitAccessibility

/// The positions of the characters of texts.
@MainActor
final class TextPlacesTests: UIKitTestCase {
  private func stage(_ view: UIView, height: CGFloat = 40) -> TreeStage {
    let stage = TreeStage()
    view.frame = CGRect(x: 50, y: 100, width: 200, height: height)
    view.accessibilityIdentifier = "text"
    stage.host.window.addSubview(view)
    stage.host.flush()
    return stage
  }

  private func id(_ stage: TreeStage) throws -> AccessibleID {
    let tree = stage.tree
    return try XCTUnwrap(tree.descendants(of: AccessibleTree.root).first { tree[$0]?.identifier == "text" })
  }

  private func frame(of units: Range<Int>, _ stage: TreeStage) throws -> AccessibleNode.Frame {
    guard case .frame(let frame) = stage.source.perform(.measure(units), on: try id(stage)) else {
      throw NoPlace()
    }
    return frame
  }

  private struct NoPlace: Error {}

  private func character(_ x: Int, _ y: Int, _ stage: TreeStage) throws -> AccessibleResult {
    stage.source.perform(.findCharacter(x: x, y: y), on: try id(stage))
  }

  /// Each character is found at its middle.
  private func assertCharactersAreWhereTheyAre(_ text: String, _ stage: TreeStage) throws {
    var unit = 0
    for character in text {
      let units = unit..<unit + character.utf16.count
      let frame = try frame(of: units, stage)
      XCTAssertEqual(
        try self.character(frame.x + frame.width / 2, frame.y + frame.height / 2, stage), .character(unit))
      unit = units.upperBound
    }
  }

  func testEachCharacterOfALabelIsFoundWhereItIs() async throws {
    let label = UILabel()
    label.text = "Wi👍llow"
    label.textAlignment = .right
    let stage = stage(label)

    try assertCharactersAreWhereTheyAre("Wi👍llow", stage)

    let (first, last) = (try frame(of: 0..<1, stage), try frame(of: 7..<8, stage))
    XCTAssertGreaterThan(first.x, 150)
    XCTAssertEqual(last.x + last.width, 250, accuracy: 1)
    XCTAssertGreaterThan(first.width, 2 * (try frame(of: 1..<2, stage)).width)
    XCTAssertEqual(first.y + first.height / 2, 120, accuracy: 1)
    // Both code units belong to one character.
    XCTAssertEqual(try frame(of: 2..<3, stage), try frame(of: 2..<4, stage))
    XCTAssertEqual(try character(51, 120, stage), .character(nil))
  }

  func testARangeOfSeveralLinesContainsAllOfThem() async throws {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(string: "One\nTwo\nThree")
    let stage = stage(label, height: 100)

    try assertCharactersAreWhereTheyAre("One", stage)
    let (one, two) = (try frame(of: 0..<3, stage), try frame(of: 4..<7, stage))
    let both = try frame(of: 2..<5, stage)

    XCTAssertEqual(one.y + one.height, two.y, accuracy: 1)
    XCTAssertEqual(two.x, 50)
    XCTAssertEqual(try character(two.x + 1, two.y + two.height / 2, stage), .character(4))
    XCTAssertEqual(both.y, one.y)
    XCTAssertEqual(both.y + both.height, two.y + two.height)
  }

  func testCharactersBelowALabelsLastLineHaveNoPlace() async throws {
    let label = UILabel()
    label.text = "One\nTwo"
    label.lineBreakMode = .byClipping
    let stage = stage(label)

    XCTAssertEqual(stage.source.perform(.measure(4..<5), on: try id(stage)), .failed)
  }

  func testALabelThatIsReadAsAnotherTextHasNoPlaces() async throws {
    let label = UILabel()
    label.text = "12:30"
    label.accessibilityLabel = "Half past twelve"
    let stage = stage(label)

    XCTAssertEqual(stage.source.perform(.measure(0..<1), on: try id(stage)), .failed)
    XCTAssertEqual(try character(60, 120, stage), .failed)
  }

  func testAFieldAndATextViewFindTheirCharactersAndTheirCaret() async throws {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = "Ada"
    let view = UITextView()
    view.text = "Ada"
    for (text, caret) in [(field, { field.caretRect(for: $0) }), (view, { view.caretRect(for: $0) })]
      as [(UIView, (UITextPosition) -> CGRect)]
    {
      let stage = stage(text)
      defer { stage.close() }
      try assertCharactersAreWhereTheyAre("Ada", stage)
      let end = field.endOfDocument
      XCTAssertEqual(
        try frame(of: 3..<3, stage),
        AccessibleNode.Frame(caret(end).offsetBy(dx: 50, dy: 100)))
    }
  }

  func testAScrolledTextMovesItsCharacters() async throws {
    let view = UITextView()
    view.text = Array(repeating: "Line", count: 20).joined(separator: "\n")
    let stage = stage(view)
    let before = try frame(of: 0..<1, stage)

    view.contentOffset.y = 30

    XCTAssertEqual(try frame(of: 0..<1, stage).y, before.y - 30)
  }
}

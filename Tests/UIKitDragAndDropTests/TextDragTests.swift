// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControls
@_spi(Framework) @testable import UIKitCore
@testable import UIKitDragAndDrop

/// Drags of the selection out of text fields and text views, and of text into them, on the manual clock.
final class TextDragTests: UIKitTestCase {
  private lazy var stage: TextDragStage! = TextDragStage()

  override func release() { stage = nil }

  // Semantics: text-drags.
  func testASelectionIsCopiedIntoAnotherTextAtTheCaretUnderThePointer() async {
    stage.view.text = "one two three"
    stage.field.text = "ab"
    stage.select(4..<7, of: stage.view)

    stage.drag(from: 5, of: stage.view, to: 1, of: stage.field)
    XCTAssertEqual(stage.field.dropCaret, 1, "the caret is shown under the pointer")
    XCTAssertEqual(stage.field.text, "ab")
    stage.release()

    XCTAssertEqual(stage.field.text, "atwob")
    XCTAssertEqual(stage.selection(of: stage.field), "two")
    XCTAssertTrue(stage.field.isFirstResponder)
    XCTAssertNil(stage.field.dropCaret)
    XCTAssertEqual(stage.view.text, "one two three")
  }

  func testASelectionOfAFieldIsDraggedIntoATextView() async {
    stage.view.text = "ab"
    stage.field.text = "one two"
    stage.select(4..<7, of: stage.field)

    stage.drag(from: 5, of: stage.field, to: 1, of: stage.view)
    stage.release()

    XCTAssertEqual(stage.view.text, "atwob")
    XCTAssertEqual(stage.changes, ["1+0 two"])
  }

  func testASelectionIsMovedInsideItsTextInOneChange() async {
    for (target, text, change) in [(5, "adebcf", "1+4 debc"), (0, "bcadef", "0+3 bca")] {
      stage = TextDragStage()
      stage.view.text = "abcdef"
      stage.select(1..<3, of: stage.view)

      stage.drag(from: 2, of: stage.view, to: target, of: stage.view)
      stage.release()

      XCTAssertEqual(stage.view.text, text)
      XCTAssertEqual(stage.changes, [change])
      XCTAssertEqual(stage.selection(of: stage.view), "bc")
      stage.view.undoManager?.undo()
      XCTAssertEqual(stage.view.text, "abcdef")
    }
  }

  func testMovedCharactersKeepTheirAttributes() async {
    let text = NSMutableAttributedString(string: "abcdef")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 2))
    stage.view.attributedText = text
    stage.select(1..<3, of: stage.view)

    stage.drag(from: 2, of: stage.view, to: 5, of: stage.view)
    stage.release()

    let colors = (0..<6).map {
      stage.view.attributedText.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor == .red
    }
    XCTAssertEqual(colors, [false, false, false, true, true, false])
  }

  func testADelegateThatRefusesTheChangeKeepsTheText() async {
    stage.view.text = "abcdef"
    stage.allowsChange = false
    stage.select(1..<3, of: stage.view)

    stage.drag(from: 2, of: stage.view, to: 5, of: stage.view)
    stage.release()

    XCTAssertEqual(stage.view.text, "abcdef")
  }

  func testASelectionIsNotMovedIntoItself() async {
    stage.view.text = "abcdefghijkl"
    stage.select(1..<11, of: stage.view)

    stage.drag(from: 2, of: stage.view, to: 9, of: stage.view)
    XCTAssertNil(stage.view.dropCaret)
    stage.release()

    XCTAssertEqual(stage.view.text, "abcdefghijkl")
    XCTAssertEqual(stage.selection(of: stage.view), "bcdefghijk")
  }

  func testAClickOnTheSelectionPutsTheCaretThere() async {
    for text in [stage.view, stage.field] as [any TextEditing] {
      text.insertText("one two three")
      stage.select(4..<13, of: text)

      stage.press(at: stage.point(at: 6, of: text))
      XCTAssertEqual(stage.selection(of: text), "two three", "it may become a drag")
      stage.release()

      XCTAssertEqual(text.edited.selection, 6..<6)
    }
  }

  func testAPressBesideTheSelectionSelects() async {
    for text in [stage.view, stage.field] as [any TextEditing] {
      text.insertText("one two three")
      stage.select(4..<7, of: text)

      stage.drag(from: 12, of: text, to: 8, of: text)
      stage.release()

      XCTAssertEqual(stage.selection(of: text), "thre")
    }
  }

  func testADragOfTheSelectionScrollsNothing() async {
    let scroll = UIScrollView(frame: stage.host.window.bounds)
    scroll.contentSize = CGSize(width: 800, height: 800)
    stage.host.window.insertSubview(scroll, at: 0)
    for text in [stage.view, stage.field] as [any TextEditing] {
      scroll.addSubview(text)
      text.insertText("one two three")
      stage.select(4..<7, of: text)

      stage.press(at: stage.point(at: 5, of: text))
      stage.move(to: CGPoint(x: 200, y: 250))

      XCTAssertEqual(scroll.contentOffset, .zero)
      XCTAssertTrue(stage.host.window.subviews.contains { $0 is DragPreviewView })
      stage.host.key(0xff1b)
      stage.release()
    }
  }

  func testALineFeedInAFieldIsASpaceAndNotReturn() async {
    stage.view.text = "one\ntwo"
    stage.field.text = "ab"
    var returns = 0
    stage.field.addAction(UIAction { _ in returns += 1 }, for: .primaryActionTriggered)
    stage.select(3..<4, of: stage.view)
    let start = stage.point(at: 3, of: stage.view)

    stage.press(at: CGPoint(x: start.x + 5, y: start.y))
    stage.move(to: stage.point(at: 1, of: stage.field))
    stage.release()

    XCTAssertEqual(stage.field.text, "a b")
    XCTAssertEqual(returns, 0)
  }

  func testATextViewScrollsWhileADragIsAtItsEdge() async throws {
    stage.view.text = Array(repeating: "line", count: 40).joined(separator: "\n")
    stage.field.text = "one two"
    stage.select(4..<7, of: stage.field)

    stage.press(at: stage.point(at: 5, of: stage.field))
    stage.move(to: CGPoint(x: 100, y: 70))
    let start = stage.view.contentOffset.y
    stage.host.advance(by: 0.5)
    XCTAssertEqual(stage.view.contentOffset.y, start, "the drag is in the middle")
    stage.move(to: CGPoint(x: 100, y: 118))
    let caret = try XCTUnwrap(stage.view.dropCaret)
    stage.host.advance(by: 0.5)

    XCTAssertGreaterThan(stage.view.contentOffset.y, start + 20)
    XCTAssertGreaterThan(try XCTUnwrap(stage.view.dropCaret), caret, "the caret stays under the pointer")

    stage.move(to: CGPoint(x: 380, y: 280))
    let left = stage.view.contentOffset.y
    stage.host.advance(by: 0.5)
    XCTAssertEqual(stage.view.contentOffset.y, left, "the drag has left")
  }

  func testAHiddenTextIsNotDragged() async {
    stage.field.text = "one two three"
    stage.field.isSecureTextEntry = true
    stage.select(4..<7, of: stage.field)

    stage.drag(from: 5, of: stage.field, to: 9, of: stage.field)

    XCTAssertEqual(stage.field.edited.selection, 5..<9, "the drag selects")
  }

  func testATextThatCannotBeChangedIsDraggedAndTakesNothing() async {
    stage.view.text = "one two three"
    stage.view.isEditable = false
    stage.select(4..<7, of: stage.view)

    stage.drag(from: 5, of: stage.view, to: 12, of: stage.view)
    XCTAssertNil(stage.view.dropCaret)
    stage.move(to: stage.point(at: 0, of: stage.field))
    XCTAssertEqual(stage.field.dropCaret, 0)
    stage.move(to: CGPoint(x: 380, y: 280))
    XCTAssertNil(stage.field.dropCaret, "the drag has left")
  }

  func testThePreviewShowsTheSelectedCharacters() async throws {
    stage.view.text = "one two three"
    stage.select(4..<7, of: stage.view)

    stage.drag(from: 5, of: stage.view, to: 0, of: stage.field)

    let preview = try XCTUnwrap(stage.host.window.subviews.first { $0 is DragPreviewView })
    let width = stage.point(at: 7, of: stage.view).x - stage.point(at: 4, of: stage.view).x
    XCTAssertEqual(preview.bounds.width, width + 6, accuracy: 0.01, "with a margin of 3 points")
  }

  func testThePreviewLeavesTheCaretUnderThePointerVisible() async throws {
    stage.view.text = "one two three"
    stage.select(4..<7, of: stage.view)

    stage.drag(from: 5, of: stage.view, to: 0, of: stage.field)

    let preview = try XCTUnwrap(stage.host.window.subviews.first { $0 is DragPreviewView })
    let caret = stage.field.caretRect(for: stage.field.beginningOfDocument)
    XCTAssertFalse(preview.frame.intersects(stage.field.convert(caret, to: nil)))
  }

  func testTheRecognizersOfDragsAreTheSystems() async {
    XCTAssertEqual(stage.field.gestureRecognizers?.count ?? 0, 0)
    let pans = stage.field.recognizers.compactMap { $0 as? UIPanGestureRecognizer }
    XCTAssertEqual(pans.map(\.movesText), [false], "they are no drags of a page, as a program's may be")
  }

  func testADropInteractionOfTheProgramComesFirst() async {
    var calls: [String] = []
    let well = Well("well", frame: .zero) { calls.append($0) }
    stage.view.text = "one two three"
    stage.select(4..<7, of: stage.view)
    stage.field.addInteraction(UIDropInteraction(delegate: well))

    stage.drag(from: 5, of: stage.view, to: 0, of: stage.field)

    XCTAssertEqual(calls, ["well enter"])
    XCTAssertNil(stage.field.dropCaret)
  }
}

// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import X11
import XCTest

@testable import UIKitCore
@testable import UIKitDragAndDrop

/// A drag of another program over views, on the manual clock.
final class DropInteractionTests: UIKitTestCase {
  private lazy var stage: DropStage! = DropStage()

  override func release() {
    stage?.leave()
    stage = nil
  }

  func testADragEntersTheInnermostViewThatCanHandleIt() async {
    stage.enter()
    stage.move(to: DropStage.inInner)
    XCTAssertEqual(stage.takeCalls(), ["inner enter"])
    XCTAssertEqual(stage.inner.lastLocation, CGPoint(x: 10, y: 10))

    stage.move(to: DropStage.inOuter)
    XCTAssertEqual(stage.takeCalls(), ["inner exit", "outer enter"])

    stage.move(to: DropStage.outside)
    XCTAssertEqual(stage.takeCalls(), ["outer exit"])
    XCTAssertEqual(stage.answers, [.copy, .copy, nil])
  }

  func testAViewThatCannotHandleTheDragLeavesItToTheOneBehind() async {
    stage.inner.canHandle = { $0.canLoadObjects(ofClass: UIImage.self) }

    stage.enter()
    stage.move(to: DropStage.inInner)

    XCTAssertEqual(stage.takeCalls(), ["outer enter"])
  }

  func testTheEndIsReportedToAllViewsThatTheDragHasEntered() async {
    stage.enter()
    stage.move(to: DropStage.inInner)
    stage.move(to: DropStage.inOuter)
    _ = stage.takeCalls()

    stage.leave()

    XCTAssertEqual(stage.takeCalls(), ["outer exit", "inner end", "outer end"])
  }

  func testAProposalDecidesWhetherADropIsAccepted() async {
    for (operation, action, answer) in [
      (UIDropOperation.copy, DragAction.copy, DragAction.copy), (.move, .move, .move), (.move, .copy, nil),
      (.cancel, .copy, nil), (.forbidden, .copy, nil),
    ] as [(UIDropOperation, DragAction, DragAction?)] {
      stage.inner.operation = operation
      stage.enter()
      stage.move(to: DropStage.inInner, action: action)
      _ = stage.takeCalls()
      stage.drop(action: action)

      let performed = ["inner drop", "inner conclude", "inner end"]
      XCTAssertEqual(stage.takeCalls(), answer == nil ? ["inner exit", "inner end"] : performed, "\(operation)")
      XCTAssertEqual(stage.answers.suffix(2), [answer, answer], "\(operation), \(action)")
    }
  }

  func testTheSourceKeepsItsContentUntilItIsLoaded() async {
    var texts: [String] = []
    stage.inner.perform = { $0.loadObjects(ofClass: String.self) { texts = $0 } }
    stage.enter(["UTF8_STRING": "Grüße"])
    stage.move(to: DropStage.inInner)
    stage.drop()
    XCTAssertEqual(stage.answers, [.copy], "the drop has no answer yet")

    XCTAssertEqual(stage.send(), ["UTF8_STRING"])

    XCTAssertEqual(texts, ["Grüße"])
    XCTAssertEqual(stage.answers, [.copy, .copy])
  }

  func testContentThatIsAskedForTooLateIsNotAvailable() async {
    var provider: NSItemProvider?
    stage.inner.perform = { provider = $0.items[0].itemProvider }
    stage.enter()
    stage.move(to: DropStage.inInner)
    stage.drop()

    var code: Int?
    provider?.loadObject(ofClass: String.self) { code = ($1 as? NSError)?.code }

    XCTAssertEqual(code, NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    XCTAssertEqual(stage.send(), [], "the source is not asked")
  }

  func testADropOnAViewThatHasGoneIsRefused() async {
    stage.enter()
    stage.move(to: DropStage.inInner)
    stage.inner.removeFromSuperview()

    stage.drop()

    XCTAssertEqual(stage.answers, [.copy, nil])
    XCTAssertEqual(stage.takeCalls(), ["inner enter", "inner exit", "inner end"])
  }

  func testEachAddressIsAnItemAndThePictureOfAFileIsItsContent() async {
    stage.enter(["text/uri-list": "# files\r\nfile:///tmp/one.png\r\nfile:///tmp/two.txt\r\n", "text/plain": "/tmp"])
    var identifiers: [[String]] = []
    stage.inner.perform = { identifiers = $0.items.map(\.itemProvider.registeredTypeIdentifiers) }
    stage.move(to: DropStage.inInner)
    XCTAssertEqual(stage.answers, [], "the source waits until its items are known")

    XCTAssertEqual(stage.send(), ["text/uri-list"])
    XCTAssertEqual(stage.answers, [.copy])
    stage.drop()

    XCTAssertEqual(identifiers, [["public.file-url", "public.png"], ["public.file-url"]])
  }

  func testADropBeforeTheAddressesAreKnownIsPerformedThen() async {
    var urls: [URL] = []
    stage.inner.perform = { $0.loadObjects(ofClass: URL.self) { urls = $0 } }
    stage.enter(["text/uri-list": "https://www.swift.org/\r\n"])
    stage.move(to: DropStage.inOuter)
    stage.move(to: DropStage.inInner)
    stage.drop()
    XCTAssertEqual(stage.takeCalls(), [])

    stage.send()

    XCTAssertEqual(stage.takeCalls(), ["inner enter", "inner drop", "inner conclude", "inner end"])
    XCTAssertEqual(urls, [URL(string: "https://www.swift.org/")])
    XCTAssertEqual(stage.answers, [.copy, .copy], "the last movement and the drop")
  }

  func testADragThatLeavesBeforeItsAddressesAreKnownIsForgotten() async {
    stage.enter(["text/uri-list": "https://www.swift.org/"])
    stage.move(to: DropStage.inInner)
    stage.leave()

    stage.send()

    XCTAssertEqual(stage.takeCalls(), [])
  }

  func testATextOfAnotherProgramIsDroppedAtTheCaretUnderThePointer() async throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 150, height: 34))
    stage.host.window.addSubview(field)
    field.text = "ab"
    let caret = field.caretRect(for: try XCTUnwrap(field.position(from: field.beginningOfDocument, offset: 1)))

    stage.enter(["UTF8_STRING": "x\ny"])
    stage.move(to: CGPoint(x: caret.midX, y: caret.midY))
    stage.drop()
    stage.send()

    XCTAssertEqual(field.text, "ax yb")
    XCTAssertEqual(stage.answers, [.copy, .copy])
  }

  func testSourcesThatRefuseTheirAddressesStillHaveOtherFormats() async {
    stage.enter(["text/uri-list": "", "UTF8_STRING": "text"])
    stage.contents["text/uri-list"] = nil
    var canLoad: [Bool] = []
    stage.inner.canHandle = {
      canLoad = [$0.canLoadObjects(ofClass: String.self), $0.canLoadObjects(ofClass: URL.self)]
      return true
    }
    stage.move(to: DropStage.inInner)

    stage.send()

    XCTAssertEqual(canLoad, [true, false])
  }
}

// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitCore
@testable import UIKitDragAndDrop

/// A drag from a view to another one of the same window, on the manual clock.
final class DragInteractionTests: UIKitTestCase {
  private lazy var stage: DragStage! = DragStage()

  override func release() { stage = nil }

  func testAPressThatMovesDragsItsItemsToAView() async {
    var texts: [String] = []
    var local: Any?
    stage.well.perform = { session in
      local = session.items[0].localObject
      session.loadObjects(ofClass: String.self) { texts = $0 }
    }

    stage.press()
    stage.move(to: DragStage.inWell)
    XCTAssertEqual(stage.takeCalls(), ["begin", "well enter"])
    XCTAssertEqual(stage.well.lastLocation, CGPoint(x: 10, y: 10))
    stage.release()

    XCTAssertEqual(stage.takeCalls(), ["will end 2", "well drop", "well conclude", "well end", "did end 2"])
    XCTAssertEqual(texts, ["card"])
    XCTAssertEqual(local as? Int, 7)
  }

  func testTheWellIsToldOfTheSessionThatBeganHere() async {
    var isLocal = false
    stage.well.canHandle = {
      isLocal = $0.localDragSession?.localContext as? String == "context"
      return true
    }
    stage.source.prepare = { $0.localContext = "context" }

    stage.press()
    stage.move(to: DragStage.inWell)

    XCTAssertTrue(isLocal)
  }

  func testTheSourceHearsThatItsItemsWereMoved() async {
    stage.well.operation = .move

    stage.press()
    stage.move(to: DragStage.inWell)
    stage.release()

    XCTAssertEqual(stage.takeCalls().last, "did end 3")
  }

  func testAReleaseOutsideAnyViewEndsWithoutADropAndThePreviewReturns() async throws {
    stage.press()
    stage.move(to: DragStage.nowhere)
    let preview = try XCTUnwrap(stage.preview)
    XCTAssertEqual(preview.center.x - stage.source.view.center.x, 55, accuracy: 0.001, "it follows the pointer")
    stage.release()
    XCTAssertEqual(stage.takeCalls(), ["begin", "will end 0", "did end 0"])

    stage.host.advanceToRest()

    XCTAssertEqual(preview.center, stage.source.view.center)
    XCTAssertNil(stage.preview, "it is removed at the end")
  }

  func testADroppedPictureMovesIntoThePlaceThatTheDelegateChooses() async throws {
    stage.well.preview = { [unowned well = stage.well] in
      $0.retargetedPreview(with: UIDragPreviewTarget(container: well, center: CGPoint(x: 10, y: 40)))
    }

    stage.press()
    stage.move(to: DragStage.inWell)
    let preview = try XCTUnwrap(stage.preview)
    stage.release()

    XCTAssertEqual(preview.center, CGPoint(x: 110, y: 40))
    XCTAssertEqual(preview.transform, .identity)
    stage.host.advanceToRest()
    XCTAssertNil(stage.preview)
  }

  func testADroppedPictureBecomesTheViewThatTheDelegateShows() async throws {
    let new = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
    stage.well.addSubview(new)
    stage.well.preview = { _ in UITargetedDragPreview(view: new) }

    stage.press()
    stage.move(to: DragStage.inWell)
    let preview = try XCTUnwrap(stage.preview)
    stage.release()

    XCTAssertEqual(preview.frame, CGRect(x: 100, y: 0, width: 20, height: 30))
    XCTAssertEqual(preview.subviews.last?.bounds.size, CGSize(width: 20, height: 30))
  }

  func testADroppedPictureShrinksWithoutAPlace() async throws {
    for result in [{ $0 }, { _ in nil }] as [(UITargetedDragPreview) -> UITargetedDragPreview?] {
      stage.well.preview = result
      stage.press()
      stage.move(to: DragStage.inWell)
      let preview = try XCTUnwrap(stage.preview)
      stage.release()

      XCTAssertEqual(preview.transform.a, 0.5)
      stage.host.advanceToRest()
    }
  }

  func testAPictureBeyondTheWindowFliesBackFrameByFrame() async throws {
    var movements: [CGFloat] = []
    stage.press()
    stage.move(to: DragStage.nowhere)
    let preview = DragPreviewView(of: UITargetedDragPreview(view: stage.source.view), in: stage.host.window) {}
    preview.move(by: CGVector(dx: 300, dy: 0))
    stage.host.flush()

    var ends = 0
    preview.flyBack { movement in
      if let movement { movements.append(movement.dx) } else { ends += 1 }
    }
    stage.host.advance(by: 0.5)

    XCTAssertGreaterThan(movements.count, 10)
    XCTAssertGreaterThan(try XCTUnwrap(movements.first), 200)
    XCTAssertLessThan(try XCTUnwrap(movements.last), 10)
    XCTAssertEqual(movements, movements.sorted(by: >))
    XCTAssertEqual(ends, 1)
    XCTAssertNil(preview.superview)
  }

  func testEscapeCancelsTheDragAndNothingElse() async {
    stage.press()
    stage.move(to: DragStage.inWell)
    stage.host.key(0xff1b)
    XCTAssertEqual(
      stage.takeCalls(), ["begin", "well enter", "will end 0", "well exit", "well end", "did end 0"])

    stage.move(to: DragStage.nowhere)
    stage.release()

    XCTAssertEqual(stage.takeCalls(), [])
    stage.press()
    stage.move(to: DragStage.inWell)
    XCTAssertEqual(stage.takeCalls(), ["begin", "well enter"], "another drag can begin")
  }

  func testACancelledTouchCancelsTheDrag() async {
    stage.press()
    stage.move(to: DragStage.inWell)
    _ = stage.takeCalls()

    stage.host.cancelTouches()

    XCTAssertEqual(stage.takeCalls(), ["will end 0", "well exit", "well end", "did end 0"])
  }

  func testAnInteractionThatIsRemovedCancelsItsDrag() async {
    stage.press()
    stage.move(to: DragStage.inWell)
    _ = stage.takeCalls()

    stage.source.view.removeInteraction(stage.source.view.interactions[0])
    stage.host.advanceToRest()

    XCTAssertEqual(stage.takeCalls(), ["will end 0", "well exit", "well end", "did end 0"])
    XCTAssertNil(stage.preview)
  }

  func testAViewThatIsReleasedCancelsItsDrag() async {
    stage.press()
    stage.move(to: DragStage.inWell)
    _ = stage.takeCalls()

    stage.releaseSource()
    stage.host.advanceToRest()

    XCTAssertEqual(stage.takeCalls(), ["well exit", "well end"])
    XCTAssertNil(stage.preview)
  }

  func testAScrollViewScrollsOnlyWithoutItems() async {
    let scroll = UIScrollView(frame: stage.host.window.bounds)
    scroll.contentSize = CGSize(width: 400, height: 400)
    stage.host.window.insertSubview(scroll, at: 0)
    scroll.addSubview(stage.source.view)

    stage.press()
    stage.move(to: CGPoint(x: 25, y: -30))
    XCTAssertEqual(scroll.contentOffset, .zero)
    stage.release()
    stage.host.advanceToRest()
    stage.source.hasItems = false
    stage.press()
    stage.move(to: CGPoint(x: 25, y: -30))

    XCTAssertGreaterThan(scroll.contentOffset.y, 0)
  }

  func testItemsThatMayNotBeMovedAreNotMoved() async {
    stage.source.allowsMove = false
    stage.well.operation = .move

    stage.press()
    stage.move(to: DragStage.inWell)
    stage.release()

    XCTAssertEqual(stage.takeCalls().last, "did end 0")
  }

  func testObjectsAreItemsWithTheirContent() async {
    let provider = NSItemProvider(object: NSURL(string: "https://www.swift.org/")!)
    var url: URL?
    var text: String?
    var image: UIImage?

    provider.loadObject(ofClass: URL.self) { value, _ in url = value }
    provider.loadObject(ofClass: String.self) { value, _ in text = value }
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
    NSItemProvider(object: picture).loadObject(ofClass: UIImage.self) { object, _ in image = object as? UIImage }

    XCTAssertEqual(url?.absoluteString, "https://www.swift.org/")
    XCTAssertEqual(text, "https://www.swift.org/")
    XCTAssertEqual(image?.cgImage?.width, picture.cgImage?.width)
  }

  func testOtherProgramsReceiveTheAddressesOfAllItemsAndTheTextOfTheFirst() async throws {
    let items = ["one", "two"].map {
      UIDragItem(itemProvider: NSItemProvider(object: NSURL(string: "file:///\($0)")!))
    }
    var contents: [String: String] = [:]

    OutgoingContent.load(items) { content in
      for part in content.representations { contents[part.target] = part.text }
    }

    XCTAssertEqual(contents["text/uri-list"], "file:///one\r\nfile:///two\r\n")
    XCTAssertEqual(contents["UTF8_STRING"], "file:///one")
  }
}

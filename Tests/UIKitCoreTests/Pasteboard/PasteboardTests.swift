// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import X11
import XCTest

@testable import UIKitCore
@testable import UIKitFixtures

@MainActor
final class PasteboardTests: UIKitTestCase {
  private let pasteboard = UIPasteboard.general

  func testATextThatHasBeenCopiedIsThere() async {
    pasteboard.string = "copied"

    XCTAssertTrue(pasteboard.hasStrings)
    XCTAssertEqual(pasteboard.string, "copied")
    XCTAssertEqual(pasteboard.strings, ["copied"])
    XCTAssertFalse(pasteboard.hasImages || pasteboard.hasURLs)
  }

  func testNilRemovesTheContent() async {
    pasteboard.string = "copied"

    pasteboard.string = nil

    XCTAssertFalse(pasteboard.hasStrings)
    XCTAssertNil(pasteboard.string)
    XCTAssertNil(pasteboard.strings)
  }

  func testSeveralTextsRemainSeparateAndAreLinesAsOne() async {
    pasteboard.strings = ["one", "two"]

    XCTAssertEqual(pasteboard.strings, ["one", "two"])
    XCTAssertEqual(pasteboard.string, "one\ntwo")
  }

  func testAnAddressIsAlsoAText() async {
    pasteboard.url = URL(string: "https://example.org/a?b=c")

    XCTAssertTrue(pasteboard.hasURLs)
    XCTAssertEqual(pasteboard.url?.absoluteString, "https://example.org/a?b=c")
    XCTAssertEqual(pasteboard.string, "https://example.org/a?b=c")
  }

  func testAPictureKeepsItsPixels() async throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }

    pasteboard.image = picture

    XCTAssertTrue(pasteboard.hasImages)
    let copy = try XCTUnwrap(pasteboard.image)
    XCTAssertEqual(copy.pngData(), picture.pngData())
    XCTAssertNil(pasteboard.string)
  }

  func testEachChangeIsCountedAndPosted() async {
    var counts: [Int] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: pasteboard, queue: nil
    ) { _ in MainActor.assumeIsolated { counts.append(UIPasteboard.general.changeCount) } }
    let start = pasteboard.changeCount

    pasteboard.string = "one"
    pasteboard.url = URL(string: "file:///tmp")

    XCTAssertEqual(counts, [start + 1, start + 2])
    NotificationCenter.default.removeObserver(observer)
  }

  // MARK: On a display

  func testTheDesktopsClipboardIsUsedOnADisplay() throws {
    try MainActor.assumeIsolated {
      let live = try LiveApplication()
      let other = try Clipboard()
      let pasteboard = UIPasteboard.general
      let count = pasteboard.changeCount

      pasteboard.string = "from here"
      XCTAssertEqual(pasteboard.string, "from here")
      XCTAssertEqual(other.read(ClipboardContents.textTargets)?.text, "from here")

      other.write(ClipboardContents(ClipboardContents.text("from there")))
      XCTAssertTrue(other.targets.contains("UTF8_STRING"))
      XCTAssertTrue(live.run { pasteboard.changeCount == count + 2 }, "the change of another program is noticed")
      XCTAssertEqual(pasteboard.string, "from there")
      XCTAssertEqual(pasteboard.strings, ["from there"])
      XCTAssertFalse(pasteboard.hasImages)

      other.stop()
      live.close()
    }
  }

  func testAPictureOfAnotherProgramIsRead() throws {
    try MainActor.assumeIsolated {
      let live = try LiveApplication()
      let other = try Clipboard()
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 4)).image { _ in }
      let data = try XCTUnwrap(picture.pngData())
      other.write(ClipboardContents([.init(target: "image/png", bytes: Array(data))]))
      XCTAssertEqual(other.targets, ["image/png"])

      XCTAssertEqual(UIPasteboard.general.image?.size, CGSize(width: 5, height: 4))

      other.write(ClipboardContents([.init(target: "image/png", bytes: [1, 2, 3])]))
      XCTAssertEqual(other.targets, ["image/png"])
      XCTAssertNil(UIPasteboard.general.image, "the data is no picture")
      other.stop()
      live.close()
    }
  }
}

// SPDX-License-Identifier: MIT
import DiagnosticsTesting
import XCTest

@testable import UIKitCore

@MainActor
final class IdiomTests: XCTestCase {
  override func setUp() async throws { await closeWindows() }

  override func tearDown() async throws { await closeWindows() }

  private func closeWindows() async {
    while let window = WindowList.first { window.close() }
    unsetenv("PASSAGE_IDIOM")
  }

  private func makeWindow(width: CGFloat) -> UIWindow {
    UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 800))
  }

  // Semantics: idiom.
  func testIdiomFollowsTheWidthOfTheFirstWindow() async {
    let narrow = makeWindow(width: 599)
    XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone)
    XCTAssertEqual(narrow.traitCollection.userInterfaceIdiom, .phone)

    narrow.frame.size.width = 1000
    let wide = makeWindow(width: 600)
    XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone)
    narrow.close()
    wide.close()
    let first = makeWindow(width: 600)
    XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .pad)
    XCTAssertEqual(UIScreen.main.traitCollection.userInterfaceIdiom, .pad)
    first.close()
  }

  // Semantics: idiom.
  func testTheEnvironmentOverridesTheIdiom() async {
    setenv("PASSAGE_IDIOM", "pad", 1)
    let narrow = makeWindow(width: 300)
    XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .pad)
    narrow.close()

    setenv("PASSAGE_IDIOM", "phone", 1)
    let wide = makeWindow(width: 1000)
    XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone)
    wide.close()
  }

  // Semantics: idiom.
  func testAnUnknownIdiomIsReportedAndIgnored() async {
    let warnings = WarningLog()
    setenv("PASSAGE_IDIOM", "watch", 1)

    let window = makeWindow(width: 300)

    XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone)
    XCTAssertEqual(warnings.messages, ["PASSAGE_IDIOM is watch, which is not an idiom; set it to phone or pad"])
    window.close()
  }

  // Semantics: main-screen-bounds.
  func testTheMainScreenIsAsLargeAsTheFirstWindow() async {
    XCTAssertEqual(UIScreen.main.bounds, CGRect(origin: .zero, size: UIWindow.defaultSize))
    let first = UIWindow(frame: UIScreen.main.bounds)
    XCTAssertEqual(first.bounds.size, UIWindow.defaultSize)

    first.frame.size = CGSize(width: 500, height: 700)
    XCTAssertEqual(UIScreen.main.bounds, CGRect(x: 0, y: 0, width: 500, height: 700))
    let second = UIWindow(frame: UIScreen.main.bounds)
    XCTAssertEqual(second.bounds.size, CGSize(width: 500, height: 700))
    second.frame.size.width = 300
    XCTAssertEqual(UIScreen.main.bounds.width, 500)
    first.close()
    XCTAssertEqual(UIScreen.main.bounds.width, 300)
    second.close()
  }
}

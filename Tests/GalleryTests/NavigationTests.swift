// SPDX-License-Identifier: MIT

import CX11
import XCTest

/// Push and pop in the real program, whose mouse and keyboard this process controls.
final class NavigationTests: GalleryTestCase {
  func testAClickPushesAndBackPops() throws {
    let window = try openPushPage()
    let first = try window.restingPicture()

    let second = try push(window)
    XCTAssertNotEqual(first, second)

    window.clickBack()
    try assertRests(window, at: first)
  }

  func testEscapeAltLeftAndTheMousesBackButtonGoBack() throws {
    let window = try openPushPage()
    let first = try window.restingPicture()
    let ways: [() -> Void] = [
      { window.desktop.type(XK_Escape) }, { window.desktop.type(XK_Left, with: [XK_Alt_L]) },
      { window.click(button: 8) },
    ]

    for goBack in ways {
      _ = try push(window)
      goBack()
      try assertRests(window, at: first)
    }
  }

  func testManyPushedPagesPopInOrder() throws {
    let window = try openPushPage()
    var pages = [try window.restingPicture()]
    for _ in 0..<4 { pages.append(try push(window)) }

    for page in pages.dropLast().reversed() {
      window.clickBack()
      try assertRests(window, at: page)
    }
  }

  func testAClickOnAPoppingPageCatchesItAndPushesNothing() throws {
    let window = try openPushPage(["--slow", "5"])
    let first = try window.restingPicture()
    let second = try push(window)

    window.clickBack()
    let color = GalleryWindow.color(of: second)
    XCTAssertTrue(try waitForEdge(window, color) { $0 > window.frame.width / 2 })
    window.click(0.15, 0.75)

    try assertRests(window, at: first)
  }
}

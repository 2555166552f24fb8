// SPDX-License-Identifier: MIT

import CX11
import DesktopTesting
import X11
import XCTest

/// The sidebar of a wide window, by keyboard. The window's title is that of the shown page.
final class SidebarTests: GalleryTestCase {
  private func openWide() throws -> GalleryWindow { try open(["--page", "push"], size: (1000, 600)) }

  private func assertTitle(
    _ title: String, of window: GalleryWindow, file: StaticString = #filePath, line: UInt = #line
  ) {
    let name = window.desktop.connection.atoms[.netWMName]
    func shown() -> String { window.desktop.text(name, of: window.xid) ?? "" }
    XCTAssertTrue(waitUntil { shown().contains(title) }, "\(shown()), not \(title)", file: file, line: line)
  }

  func testTheSearchFindsAPageThatReturnOpens() throws {
    let window = try openWide()
    window.desktop.type(XK_f, with: [XK_Control_L])
    for key in [XK_l, XK_a, XK_b] { window.desktop.type(key) }
    window.desktop.type(XK_Return)

    assertTitle("Motion lab", of: window)
  }

  func testTheArrowKeysChooseAPageThatReturnOpens() throws {
    let window = try openWide()
    window.desktop.type(XK_f, with: [XK_Control_L])
    for _ in 0..<6 { window.desktop.type(XK_Down) }
    window.desktop.type(XK_Return)
    assertTitle("Present", of: window)

    window.desktop.type(XK_f, with: [XK_Control_L])
    for key in Array(repeating: XK_Down, count: 6) + [XK_Up] { window.desktop.type(key) }
    window.desktop.type(XK_Return)
    assertTitle("Navigate", of: window)
  }
}

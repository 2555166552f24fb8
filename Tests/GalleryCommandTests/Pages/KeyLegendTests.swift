// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// The keys of the pages, and the sheet that shows them.
@MainActor
final class KeyLegendTests: UIKitTestCase {
  private static let f1: UInt = 0xffbe

  private func open(_ page: Page) -> (host: ManualHost, shell: ShellController) {
    let host = ManualHost(size: CGSize(width: 1180, height: 760))
    let shell = ShellController(page: page)
    host.window.rootViewController = shell
    host.advance(by: 0.5)
    return (host, shell)
  }

  func testKeysAreThoseOfPagesInTheCatalogue() async {
    XCTAssertEqual(Set(Page.ownKeys.keys).subtracting(Catalog.pages.map(\.id)), [])
  }

  func testF1AndAQuestionMarkShowTheKeysOfThePageAndCloseThem() async throws {
    for (key, text, page) in [
      (Self.f1, "", InterruptPage.entry), (UInt(0x3f), "?", InterruptPage.entry), (UInt(0x3f), "?", ComparePage.entry),
    ] {
      let (host, shell) = open(page)
      host.key(key, text: text)
      host.advance(by: 1)

      let sheet = try XCTUnwrap(shell.presentedViewController as? KeysController)
      let texts = PageStage.all(UILabel.self, in: sheet.view).compactMap(\.text)
      for hint in page.keys { XCTAssertTrue(texts.contains(hint.action), hint.action) }
      XCTAssertEqual(LayoutAudit(sheet.view).complaints, [])

      host.key(key, text: text)
      host.advance(by: 1)
      XCTAssertNil(shell.presentedViewController)
      host.window.rootViewController = nil
      host.advance(by: 0.5)
      host.window.close()
    }
  }

  func testTheButtonBelowThePageShowsTheKeys() async throws {
    let (host, shell) = open(BlurPage.entry)
    host.tap(at: shell.about.keys.convert(shell.about.keys.bounds.boundsCenter, to: nil))
    host.advance(by: 1)
    XCTAssertTrue(shell.presentedViewController is KeysController)
    shell.dismiss(animated: false)
    host.window.close()
  }
}

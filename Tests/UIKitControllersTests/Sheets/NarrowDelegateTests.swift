// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The delegates of sheets and popovers have the types of Apple's headers.
@MainActor
final class NarrowDelegateTests: UIKitTestCase {
  func testTheDelegateOfASheetIsASheetsDelegate() async {
    let (page, client) = (UIViewController(), Client())

    page.sheetPresentationController?.delegate = client
    let narrow: (any UISheetPresentationControllerDelegate)? = page.sheetPresentationController?.delegate

    XCTAssertTrue(narrow === client)
    XCTAssertTrue(page.presentationController?.delegate === client)
    page.sheetPresentationController?.delegate = nil
    XCTAssertNil(page.presentationController?.delegate)
  }

  func testADelegateOfTheBaseClassIsStillAskedBySheets() async {
    let host = ManualHost(size: CGSize(width: 320, height: 480))
    let (root, page, adaptive) = (UIViewController(), UIViewController(), Adaptive())
    host.window.rootViewController = root
    root.present(page, animated: false)
    page.presentationController?.delegate = adaptive
    host.advance(by: 0.5)

    host.key(0xff1b)
    host.advance(by: 2)

    XCTAssertTrue(page.sheetPresentationController?.delegate == nil)
    XCTAssertEqual(adaptive.dismissals, 1)
    host.window.rootViewController = nil
  }

  func testTheDelegateOfAPopoverIsAPopoversDelegate() async {
    let (page, client) = (UIViewController(), Client())
    page.modalPresentationStyle = .popover

    page.popoverPresentationController?.delegate = client
    let narrow: (any UIPopoverPresentationControllerDelegate)? = page.popoverPresentationController?.delegate

    XCTAssertTrue(narrow === client)
    page.popoverPresentationController?.delegate = nil
    XCTAssertNil(page.presentationController?.delegate)
  }
}

private final class Client: NSObject, UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {}

private final class Adaptive: NSObject, UIAdaptivePresentationControllerDelegate {
  private(set) var dismissals = 0

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { dismissals += 1 }
}

import DiagnosticsTesting
// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class LinkTests: UIKitTestCase {
  private let unknown = URL(string: "passage-unknown-scheme:page")!

  func testThereIsNoProgramForAnUnknownScheme() async {
    XCTAssertFalse(UIApplication.shared.canOpenURL(unknown))
    XCTAssertFalse(UIApplication.shared.openURL(unknown))
    XCTAssertFalse(UIApplication.shared.canOpenURL(URL(string: "page")!))
    XCTAssertTrue(UIApplication.shared.canOpenURL(URL(fileURLWithPath: "/etc/hosts")))
  }

  func testTheCompletionHandlerHearsThatNothingWasOpened() async {
    let warnings = WarningLog()
    let isOpen = await withCheckedContinuation { continuation in
      UIApplication.shared.open(unknown, options: [:]) { continuation.resume(returning: $0) }
    }
    XCTAssertFalse(isOpen)
    XCTAssertEqual(
      warnings.messages,
      [
        "passage-unknown-scheme:page cannot be opened: no program opens the scheme passage-unknown-scheme; choose one in "
          + "the desktop's settings"
      ])
    let other = await UIApplication.shared.open(unknown, options: [.universalLinksOnly: true])
    XCTAssertFalse(other)
  }
}

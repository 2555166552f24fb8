// SPDX-License-Identifier: MIT
import EffortTesting
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// Every page of the catalogue, in windows of all sizes.
@MainActor
final class PageLayoutTests: UIKitTestCase {
  func testTheHomePageLaysOutInAnyWindow() async {
    let stage = PageStage()
    for size in PageStage.sizes {
      stage.host.resize(to: size)
      stage.host.advance(by: 0.1)
      XCTAssertEqual(LayoutAudit(stage.home.view).complaints, [], "in \(size)")
    }
  }

  func testEveryPageOpensLaysOutAndGoesBack() async throws {
    for size in TestEffort.cases(PageStage.sizes, everyNth: 2) {
      let stage = PageStage(size: size)
      for page in Catalog.pages {
        try stage.open(page.id)
        weak let shown = stage.page
        XCTAssertFalse(shown === stage.home, page.id)
        XCTAssertEqual(LayoutAudit(stage.host.window).complaints, [], "\(page.id) in \(size)")

        stage.goBack()
        XCTAssertTrue(stage.page === stage.home, "\(page.id): Escape goes back")
        XCTAssertNil(shown, "\(page.id) is released")
      }
      stage.host.window.close()
    }
  }

  func testEveryPageLaysOutAgainWhenItIsResizedDuringATransition() async throws {
    for page in TestEffort.cases(Catalog.pages, everyNth: 2) {
      let stage = PageStage(size: PageStage.sizes[0])
      for (size, isOpening) in zip([PageStage.sizes[2], PageStage.sizes[0], PageStage.sizes[1]], [true, false, true]) {
        if isOpening { stage.home.open(page) } else { stage.navigation.popViewController(animated: true) }
        stage.host.advance(by: 0.12)
        stage.host.resize(to: size)
        stage.host.advance(by: 1.5)
        XCTAssertEqual(stage.page === stage.home, !isOpening)
        XCTAssertEqual(LayoutAudit(stage.host.window).complaints, [], "\(page.id) in \(size)")
      }
      stage.host.window.close()
    }
  }
}

/// The audit finds the errors for which it was written.
@MainActor
final class LayoutAuditTests: XCTestCase {
  private func label(_ text: String, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    return label
  }

  func testTheAuditFindsClippedTextOverlapsAndOverflow() async {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    container.addSubview(label("A line that is much longer than its label", CGRect(x: 0, y: 0, width: 100, height: 24)))
    container.addSubview(label("over", CGRect(x: 60, y: 4, width: 60, height: 24)))
    container.addSubview(label("away", CGRect(x: 160, y: 60, width: 60, height: 24)))

    let complaints = LayoutAudit(container).complaints.joined(separator: "\n")

    for word in ["is clipped", "overlaps", "extends beyond"] { XCTAssertTrue(complaints.contains(word), complaints) }
  }
}

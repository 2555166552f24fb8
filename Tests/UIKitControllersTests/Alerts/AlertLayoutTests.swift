// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import UIKitControllers

/// The frames of the parts of alerts and action sheets.
@MainActor
final class AlertLayoutTests: XCTestCase {
  private func row(_ width: CGFloat = 60, isCancel: Bool = false) -> AlertLayout.Row {
    AlertLayout.Row(isCancel: isCancel, titleWidth: width)
  }

  private func alert(_ rows: [AlertLayout.Row], title: CGFloat = 21, message: CGFloat = 16) -> AlertLayout {
    AlertLayout(
      metrics: .alert, width: 270, titleHeight: title, messageHeight: message, rows: rows, rowHeight: 44)
  }

  func testTwoShortActionsAreSideBySideWithCancelOnTheLeft() async {
    let layout = alert([row(), row(isCancel: true)])
    XCTAssertEqual(layout.size, CGSize(width: 270, height: 20 + 21 + 4 + 16 + 20 + 44))
    XCTAssertEqual(layout.rows[0], CGRect(x: 135, y: 81, width: 135, height: 44))
    XCTAssertEqual(layout.rows[1], CGRect(x: 0, y: 81, width: 135, height: 44))
    XCTAssertEqual(layout.order, [1, 0])
    XCTAssertEqual(layout.separators.count, 2)
  }

  func testTwoActionsWithLongTitlesAreStackedWithCancelLast() async {
    let layout = alert([row(isCancel: true), row(150)])
    XCTAssertEqual(layout.rows[1], CGRect(x: 0, y: 81, width: 270, height: 44))
    XCTAssertEqual(layout.rows[0], CGRect(x: 0, y: 125, width: 270, height: 44), "the cancel action is last")
  }

  func testThreeActionsAreStackedWithCancelLast() async {
    let layout = alert([row(isCancel: true), row(), row()])
    XCTAssertEqual(layout.order, [1, 2, 0])
    XCTAssertEqual(layout.rows.map(\.minY), [169, 81, 125])
    XCTAssertEqual(layout.cards.count, 1)
  }

  func testAnAlertWithoutTitleAndMessageHasNoHeader() async {
    let layout = alert([row()], title: 0, message: 0)
    XCTAssertEqual(layout.size, CGSize(width: 270, height: 44))
    XCTAssertEqual(layout.separators, [])
  }

  func testTheCancelActionOfAnActionSheetHasItsOwnCard() async {
    let layout = AlertLayout(
      metrics: .actionSheet, width: 384, titleHeight: 16, messageHeight: 0,
      rows: [row(), row(isCancel: true), row()], rowHeight: 57)
    XCTAssertEqual(layout.cards[0], CGRect(x: 0, y: 0, width: 384, height: 44 + 2 * 57))
    XCTAssertEqual(layout.cards[1], CGRect(x: 0, y: 166, width: 384, height: 57))
    XCTAssertEqual(layout.rows[1], layout.cards[1])
    XCTAssertEqual(layout.order, [0, 2, 1])
  }
}

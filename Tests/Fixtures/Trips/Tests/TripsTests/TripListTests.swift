// SPDX-License-Identifier: MIT
import Localization
import UIKit
import UIKitTesting
import XCTest

@testable import Trips

@MainActor
final class TripListTests: XCTestCase {
  func testTheBadgeOfARowFliesToThePage() async throws {
    let app = AppStage()
    defer { app.close() }
    let row = try XCTUnwrap(app.stage.view(withAccessibilityIdentifier: "trip-Quito") as? TripCell)
    let start = app.stage.shown(row.badge).frame

    app.stage.tap(row)
    app.stage.advance(by: 0.15)

    let page = try XCTUnwrap(app.page(TripDetailViewController.self))
    let flying = try XCTUnwrap(app.stack?.transitionCoordinator?.containerView.subviews.last)
    let middle = app.stage.shown(flying).frame
    XCTAssertTrue(middle.width > start.width && middle.width < 120)
    XCTAssertTrue(app.stage.shown(page.view).alpha < 1)
    app.stage.advance(by: 1)
    XCTAssertTrue(app.stage.shown(page.badge).frame.width == 120)
    XCTAssertTrue(app.stage.shown(page.badge).alpha == 1)
  }

  func testADragFromTheEdgePopsOrIsCancelled() async throws {
    let app = AppStage()
    defer { app.close() }
    app.tap("Quito")
    let page = try XCTUnwrap(app.page(TripDetailViewController.self))

    app.stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.6)
    app.stage.advance(by: 1)
    XCTAssertTrue(app.page(TripDetailViewController.self) === page)
    XCTAssertTrue(app.stage.shown(page.view).alpha == 1)
    app.stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
    app.stage.advance(by: 1)

    XCTAssertTrue(app.page(TripListViewController.self) != nil)
    XCTAssertTrue(page.parent == nil)
  }

  func testTypingSearches() async throws {
    let app = AppStage()
    defer { app.close() }
    let list = try XCTUnwrap(app.page(TripListViewController.self))

    app.stage.press(.keyboardF, modifiers: .control)
    for key in [UIKeyboardHIDUsage.keyboardO, .keyboardS] { app.stage.press(key) }
    app.stage.advance(by: 1)

    let names = list.dataSource.snapshot().itemIdentifiers.compactMap { app.store.trip(with: $0)?.name }
    XCTAssertTrue(names == ["Osaka", "Oslo"].filter { names.contains($0) } && names.count == 2)
    XCTAssertTrue(app.stage.view(withAccessibilityIdentifier: "trip-Oslo") != nil)
    XCTAssertTrue(app.stage.view(withAccessibilityIdentifier: "trip-Quito") == nil)
  }

  func testAFullSwipeDeletesARow() async throws {
    let app = AppStage()
    defer { app.close() }
    let row = try XCTUnwrap(app.stage.view(withAccessibilityIdentifier: "trip-Quito"))
    let y = app.stage.shown(row).center.y

    app.stage.drag(from: CGPoint(x: 350, y: y), to: CGPoint(x: 30, y: y), duration: 0.4)
    app.stage.advance(by: 1)

    XCTAssertTrue(!app.store.trips.contains { $0.name == "Quito" })
    XCTAssertTrue(app.stage.view(withAccessibilityIdentifier: "trip-Quito") == nil)
  }

  func testTheMenuOfARowMarksATrip() async throws {
    let app = AppStage()
    defer { app.close() }
    let row = try XCTUnwrap(app.stage.view(withAccessibilityIdentifier: "trip-Quito"))
    let center = app.stage.shown(row).center

    app.stage.touchBegan(at: center)
    app.stage.advance(by: 1.5)
    app.stage.touchEnded(at: center)
    app.stage.advance(by: 0.5)
    app.tap(Strings.favorite)

    XCTAssertTrue(app.store.trips.last?.isFavorite == true)
  }

  func testTheHeaderStretchesWhenThePageIsPulled() async throws {
    let app = AppStage()
    defer { app.close() }
    app.tap("Quito")
    let page = try XCTUnwrap(app.page(TripDetailViewController.self))
    XCTAssertTrue(page.header.bounds.height == 180)

    app.stage.touchBegan(at: CGPoint(x: 200, y: 500))
    app.stage.move(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 700), duration: 0.3)

    XCTAssertTrue(page.header.bounds.height > 230)
    app.stage.touchEnded(at: CGPoint(x: 200, y: 700))
    app.stage.advance(by: 2)
    XCTAssertTrue(page.header.bounds.height == 180)
  }

  func testTheCountdownStopsWithThePage() async throws {
    let app = AppStage()
    defer { app.close() }
    app.tap("Quito")
    let page = try XCTUnwrap(app.page(TripDetailViewController.self))
    let timer = try XCTUnwrap(page.countdown.timer)

    timer.fire()
    XCTAssertTrue(page.countdown.ticks == 1)
    app.stack?.popViewController(animated: true)
    app.stage.advance(by: 1)

    XCTAssertTrue(!timer.isValid)
    XCTAssertTrue(app.stage.advanceToRest(limit: 2))
  }

  func testChangesAreSavedLater() async throws {
    let store = TripStore.sample

    store.delete(store.trips[0].id)
    store.delete(store.trips[0].id)

    let timer = try XCTUnwrap(store.saveTimer)
    XCTAssertTrue(store.saves == 0 && timer.timeInterval == 0)
    timer.fire()
    XCTAssertTrue(store.saves == 1 && store.saveTimer == nil)
  }
}

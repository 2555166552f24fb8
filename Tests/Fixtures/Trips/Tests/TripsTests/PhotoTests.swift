// SPDX-License-Identifier: MIT
import Localization
import UIKit
import UIKitTesting
import XCTest

@testable import Trips

@MainActor
final class PhotoTests: XCTestCase {
  func testAPhotoZoomsOutOfItsCellAndBack() async throws {
    let app = AppStage(tab: 1)
    defer { app.close() }
    let grid = try XCTUnwrap(app.page(PhotoGridViewController.self))
    let cell = try XCTUnwrap(grid.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    let start = app.stage.shown(cell).frame

    app.stage.tap(cell)
    app.stage.advance(by: 0.1)

    let page = try XCTUnwrap(app.page(PhotoViewController.self))
    let middle = app.stage.shown(page.view).frame
    XCTAssertTrue(middle.width > start.width && middle.width < 390)
    app.stage.advance(by: 2)
    XCTAssertTrue(app.stage.shown(page.view).frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    app.stack?.popViewController(animated: true)
    app.stage.advance(by: 2)
    XCTAssertTrue(app.stage.shown(cell).frame == start)
  }

  func testADoubleTapZooms() async throws {
    let app = AppStage(tab: 1)
    defer { app.close() }
    let grid = try XCTUnwrap(app.page(PhotoGridViewController.self))
    grid.collectionView(grid.collectionView, didSelectItemAt: IndexPath(item: 0, section: 0))
    app.stage.advance(by: 2)
    let page = try XCTUnwrap(app.page(PhotoViewController.self))

    for _ in 0..<2 {
      app.stage.tap(at: CGPoint(x: 195, y: 400))
      app.stage.advance(by: 0.1)
    }
    app.stage.advance(by: 1)

    XCTAssertTrue(abs(page.scrollView.zoomScale - 3) < 0.01)
  }

  func testTheFilterIsASheetOfItsOwnHeight() async throws {
    let app = AppStage(tab: 1)
    defer { app.close() }
    let grid = try XCTUnwrap(app.page(PhotoGridViewController.self))
    let count = grid.dataSource.snapshot().numberOfItems
    let button = try XCTUnwrap(grid.navigationItem.rightBarButtonItem)

    UIApplication.shared.sendAction(try XCTUnwrap(button.action), to: button.target, from: button, for: nil)
    app.stage.advance(by: 1)

    let sheet = try XCTUnwrap(grid.presentedViewController ?? app.root.presentedViewController)
    XCTAssertTrue(abs(app.stage.shown(sheet.view).frame.height - 180) < 1)
    let slider = try XCTUnwrap(app.stage.view(withAccessibilityIdentifier: "maximum"))
    let frame = app.stage.shown(slider).frame
    app.stage.drag(
      from: CGPoint(x: frame.maxX - 14, y: frame.midY), to: CGPoint(x: frame.minX, y: frame.midY), duration: 0.3)
    app.stage.advance(by: 1)
    XCTAssertTrue(grid.dataSource.snapshot().numberOfItems == app.store.trips.count)
    XCTAssertTrue(count > app.store.trips.count)
  }

  func testAPhotoIsHiddenByItsMenu() async throws {
    let app = AppStage(tab: 1)
    defer { app.close() }
    let grid = try XCTUnwrap(app.page(PhotoGridViewController.self))
    let count = grid.dataSource.snapshot().numberOfItems
    let cell = try XCTUnwrap(grid.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    let center = app.stage.shown(cell).center

    app.stage.touchBegan(at: center)
    app.stage.advance(by: 1.5)
    app.stage.touchEnded(at: center)
    app.stage.advance(by: 0.5)
    app.tap(Strings.delete)

    XCTAssertTrue(grid.dataSource.snapshot().numberOfItems == count - 1)
  }

  func testADragOverTheTabBarMovesThePages() async throws {
    let app = AppStage(tab: 1)
    defer { app.close() }
    let page = try XCTUnwrap(app.root.viewControllers?[2])

    app.stage.touchBegan(at: CGPoint(x: 300, y: 830))
    app.stage.move(from: CGPoint(x: 300, y: 830), to: CGPoint(x: 150, y: 830), duration: 0.4)

    XCTAssertTrue((200..<300).contains(app.stage.shown(page.view).frame.minX))
    app.stage.touchEnded(at: CGPoint(x: 150, y: 830))
    app.stage.advance(by: 1)
    XCTAssertTrue(app.root.selectedIndex == 2)
    XCTAssertTrue(app.stage.shown(page.view).frame.minX == 0)
  }
}

// SPDX-License-Identifier: MIT
import Localization
import UIKit
import UIKitTesting
import XCTest

@testable import Trips

@MainActor
final class ProfileTests: XCTestCase {
  func testTheFormAddsATrip() async throws {
    let app = AppStage()
    defer { app.close() }
    let form = TripFormViewController(store: app.store)
    app.root.present(UINavigationController(rootViewController: form), animated: true)
    app.stage.advance(by: 1)
    XCTAssertTrue(form.nameField.isFirstResponder)
    XCTAssertTrue(form.navigationItem.rightBarButtonItem?.isEnabled == false)

    for key in [UIKeyboardHIDUsage.keyboardA, .keyboardB, .keyboardReturnOrEnter, .keyboardC] {
      app.stage.press(key)
    }
    XCTAssertTrue(form.countryField.text == "c")
    XCTAssertTrue(form.isModalInPresentation)
    app.tap(Strings.save)

    XCTAssertTrue(app.store.trips.last?.name == "ab")
    XCTAssertTrue(app.root.presentedViewController == nil)
    XCTAssertTrue(app.page(TripListViewController.self)?.dataSource.snapshot().sectionIdentifiers.contains("c") == true)
  }

  func testAnUnfinishedFormAsksBeforeItGoes() async throws {
    let app = AppStage()
    defer { app.close() }
    let form = TripFormViewController(store: app.store)
    let stack = UINavigationController(rootViewController: form)
    stack.modalPresentationStyle = .pageSheet
    app.root.present(stack, animated: true)
    app.stage.advance(by: 1)
    app.stage.press(.keyboardA)

    app.stage.drag(from: CGPoint(x: 195, y: 90), to: CGPoint(x: 195, y: 700), duration: 0.3)
    app.stage.advance(by: 1)

    XCTAssertTrue(app.root.presentedViewController === stack)
  }

  func testADrawerIsCaughtAndThrownBack() async throws {
    let app = AppStage(tab: 2)
    defer { app.close() }
    let drawer = try XCTUnwrap(app.page(ProfileViewController.self)?.drawer)
    let closed = app.stage.shown(drawer.view).frame.minY

    app.stage.tap(at: CGPoint(x: 195, y: closed + 30))
    app.stage.advance(by: 0.2)
    let caught = app.stage.shown(drawer.view).frame.minY
    XCTAssertTrue(caught < closed)
    app.stage.touchBegan(at: CGPoint(x: 195, y: caught + 20))
    app.stage.move(from: CGPoint(x: 195, y: caught + 20), to: CGPoint(x: 195, y: caught + 80), duration: 0.1)
    app.stage.touchEnded(at: CGPoint(x: 195, y: caught + 80))
    app.stage.advance(by: 2)

    XCTAssertTrue(drawer.state == .closed)
    XCTAssertTrue(app.stage.shown(drawer.view).frame.minY == closed)
    drawer.toggle()
    app.stage.advance(by: 2)
    XCTAssertTrue(app.stage.shown(drawer.view).frame.minY == closed - 248)
  }

  func testThePagesOfTheContainerAreExchanged() async throws {
    let app = AppStage(tab: 2)
    defer { app.close() }
    let profile = try XCTUnwrap(app.page(ProfileViewController.self))
    let old = try XCTUnwrap(profile.shown)
    let segments = try XCTUnwrap(profile.navigationItem.titleView as? UISegmentedControl)

    segments.selectedSegmentIndex = 1
    segments.sendActions(for: .valueChanged)
    app.stage.advance(by: 0.1)
    XCTAssertTrue(profile.shown is StatisticsViewController && old.parent === profile)
    app.stage.advance(by: 1)

    XCTAssertTrue(old.parent == nil && old.viewIfLoaded?.superview == nil)
    XCTAssertTrue(profile.shown?.viewIfLoaded?.window != nil)
  }

  func testColoursFollowTheAppearance() async throws {
    let app = AppStage()
    defer { app.close() }
    let row = try XCTUnwrap(app.stage.view(withAccessibilityIdentifier: "trip-Quito") as? TripCell)
    let light = (row.badge.layer as? CAGradientLayer)?.colors?.first as? CGColor

    app.stage.interfaceStyle = .dark
    app.stage.advance(by: 0.1)

    let dark = (row.badge.layer as? CAGradientLayer)?.colors?.first as? CGColor
    XCTAssertTrue(light != dark && light == Theme.accent.resolvedColor(with: .init(userInterfaceStyle: .light)).cgColor)
  }

  func testTheTextsAreThereInBothLanguages() async throws {
    let german = try XCTUnwrap(Strings.bundle(for: "de"))

    XCTAssertTrue(Strings.trips == "Trips")
    XCTAssertTrue(german.localizedString(forKey: "Trips", value: nil, table: nil) == "Reisen")
    XCTAssertTrue(Strings.photoCount(3, in: german) == "3 Fotos")
  }
}

// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitCore
@testable import UIKitFixtures

/// The presentation of alerts and action sheets, the choice of an action, and their dismissal.
@MainActor
final class AlertControllerTests: UIKitTestCase {
  @MainActor private final class Stage {
    let host: ManualHost
    let presenter = UIViewController()
    let alert: UIAlertController
    var chosen: [String] = []

    init(_ style: UIAlertController.Style = .alert, size: CGSize = CGSize(width: 400, height: 800)) {
      host = ManualHost(size: size)
      alert = UIAlertController(title: "Delete the draft?", message: "It is gone then.", preferredStyle: style)
      host.window.rootViewController = presenter
      host.advance(by: 0.1)
    }

    nonisolated deinit {}

    @discardableResult
    func add(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
      let action = UIAlertAction(title: title, style: style) { [unowned self] in
        XCTAssertNil(presenter.presentedViewController, "the alert is already dismissed")
        chosen.append($0.title ?? "")
      }
      alert.addAction(action)
      return action
    }

    func present() {
      presenter.present(alert, animated: true)
      host.advance(by: 1)
    }

    var frame: CGRect { alert.view.convert(alert.view.bounds, to: nil) }

    /// Returns the centre of the row with this index, counted from the top.
    func row(_ number: Int, of count: Int, height: CGFloat = 44) -> CGPoint {
      CGPoint(x: frame.midX, y: frame.maxY - (CGFloat(count - number) - 0.5) * height)
    }
  }

  func testAnAlertAsksForAttentionWhileTheProgramIsNotActive() async {
    let stage = Stage()
    stage.add("OK")
    UIApplication.shared.setActive(true)
    stage.present()
    XCTAssertEqual(stage.host.attentionRequests, 0)
    stage.presenter.dismiss(animated: false)
    stage.host.advance(by: 0.1)
    UIApplication.shared.setActive(false)

    stage.present()

    XCTAssertEqual(stage.host.attentionRequests, 1)
  }

  func testAnAlertShrinksToItsSizeAndFadesIn() async {
    let stage = Stage()
    stage.add("OK")
    stage.presenter.present(stage.alert, animated: true)
    stage.host.advance(by: 0.05)
    let shown = stage.alert.view.layer.presentation()!
    XCTAssertTrue((1.01...1.09).contains(shown.transform.m11), "\(shown.transform.m11)")
    XCTAssertTrue((0.1...0.9).contains(shown.opacity), "\(shown.opacity)")
    XCTAssertEqual((1.1 - Double(shown.transform.m11)) / 0.1, Double(shown.opacity), accuracy: 0.01)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.alert.view.transform, .identity)
    XCTAssertEqual(stage.alert.view.alpha, 1)
    XCTAssertEqual(stage.frame.midX, 200, accuracy: 0.5)
    XCTAssertEqual(stage.frame.midY, 400, accuracy: 0.5)
    XCTAssertEqual(stage.frame.width, 270)
  }

  func testTheHandlerOfAnActionIsCalledAfterTheAlertIsDismissed() async {
    let stage = Stage()
    stage.add("Cancel", .cancel)
    stage.add("Delete", .destructive)
    stage.present()
    stage.host.tap(at: CGPoint(x: 265, y: stage.frame.maxY - 22))
    XCTAssertEqual(stage.chosen, [])
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.chosen, ["Delete"])
    XCTAssertNil(stage.alert.view.window)
    XCTAssertNil(stage.presenter.presentedViewController)
  }

  func testAPressThatMovesToAnotherActionChoosesIt() async {
    let stage = Stage()
    for title in ["One", "Two", "Three"] { stage.add(title) }
    stage.present()
    stage.host.touchBegan(at: stage.row(0, of: 3))
    stage.host.advance(by: 0.1)
    stage.host.touchMoved(to: stage.row(2, of: 3))
    stage.host.touchEnded(at: stage.row(2, of: 3))
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.chosen, ["Three"])
  }

  func testAReleaseOutsideTheActionsDoesNotDismissAnAlert() async {
    let stage = Stage()
    stage.add("OK")
    stage.present()
    stage.host.touchBegan(at: stage.row(0, of: 1))
    stage.host.touchMoved(to: CGPoint(x: 200, y: 100))
    stage.host.touchEnded(at: CGPoint(x: 200, y: 100))
    stage.host.tap(at: CGPoint(x: 20, y: 20))
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.chosen, [])
    XCTAssertTrue(stage.presenter.presentedViewController === stage.alert, "only an action dismisses an alert")
    stage.host.key(0xff1b)
    stage.host.advance(by: 1)
  }

  func testADisabledActionCannotBeChosen() async {
    let stage = Stage()
    let action = stage.add("Save")
    stage.add("Cancel", .cancel)
    action.isEnabled = false
    stage.present()
    stage.host.tap(at: CGPoint(x: 265, y: stage.frame.maxY - 22))
    stage.host.key(0xff0d)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.chosen, [])
    action.isEnabled = true
    stage.host.key(0xff0d)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.chosen, ["Save"])
  }

  // MARK: Keys

  func testReturnChoosesThePreferredActionOrTheFirstDefaultOne() async {
    let stage = Stage()
    stage.add("Delete", .destructive)
    stage.add("Save")
    stage.add("Cancel", .cancel)
    stage.present()
    stage.host.key(0xff0d)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.chosen, ["Save"])
    stage.alert.preferredAction = stage.alert.actions[0]
    stage.present()
    stage.host.key(0xff0d)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.chosen, ["Save", "Delete"])
  }

  func testEscapeChoosesTheCancelActionAndDoesNothingWithoutOne() async {
    let stage = Stage()
    stage.add("Save")
    stage.add("Delete", .destructive)
    stage.present()
    stage.host.key(0xff1b)
    stage.host.advance(by: 1)
    XCTAssertTrue(stage.presenter.presentedViewController === stage.alert, "there is no cancel action")
    stage.add("Cancel", .cancel)
    stage.host.key(0xff1b)
    stage.host.key(0xff1b)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.chosen, ["Cancel"])
  }

  func testTheFirstResponderIsRestoredAfterAnAlert() async {
    final class Field: UIView { override var canBecomeFirstResponder: Bool { true } }
    let stage = Stage()
    let field = Field()
    stage.presenter.view.addSubview(field)
    field.becomeFirstResponder()
    stage.add("OK")
    stage.present()
    XCTAssertFalse(field.isFirstResponder)
    stage.host.key(0xff0d)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.chosen, ["OK"])
    XCTAssertTrue(field.isFirstResponder)
  }

  // MARK: Action sheets

  func testAnActionSheetMovesUpFromTheBottomOfANarrowWindow() async {
    let stage = Stage(.actionSheet)
    stage.add("Delete", .destructive)
    stage.add("Cancel", .cancel)
    stage.presenter.present(stage.alert, animated: true)
    stage.host.advance(by: 0.03)
    XCTAssertGreaterThan(stage.alert.view.layer.presentation()!.position.y, 720)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.frame.minX, 8)
    XCTAssertEqual(stage.frame.maxY, 792)
    XCTAssertEqual(stage.frame.width, 384)
    stage.host.tap(at: stage.row(1, of: 2, height: 57))
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.chosen, ["Cancel"])
  }

  func testAnActionSheetIsACentredCardInAWideWindow() async {
    let stage = Stage(.actionSheet, size: CGSize(width: 900, height: 700))
    stage.add("Delete", .destructive)
    stage.add("Cancel", .cancel)
    stage.present()
    XCTAssertEqual(stage.frame.width, 320)
    XCTAssertEqual(stage.frame.midX, 450, accuracy: 0.5)
    XCTAssertEqual(stage.frame.midY, 350, accuracy: 0.5)
  }

  func testATapOutsideAnActionSheetChoosesItsCancelAction() async {
    let stage = Stage(.actionSheet)
    stage.add("Delete", .destructive)
    stage.add("Cancel", .cancel)
    stage.present()
    stage.host.tap(at: CGPoint(x: 200, y: 100))
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.chosen, ["Cancel"])
  }

  // MARK: Interruptions and changes

  func testADismissalDuringThePresentationOfAnAlertReversesItWithoutAJump() async {
    let stage = Stage()
    stage.add("OK")
    stage.presenter.present(stage.alert, animated: true)
    stage.host.advance(by: 0.06)
    let before = stage.alert.view.layer.presentation()!
    stage.host.key(0xff0d)
    let after = stage.alert.view.layer.presentation()!
    XCTAssertEqual(after.transform.m11, before.transform.m11, accuracy: 0.002)
    XCTAssertEqual(after.opacity, before.opacity, accuracy: 0.02)
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.chosen, ["OK"])
  }

  func testAnAlertRemainsCentredWhenTheWindowIsResized() async {
    let stage = Stage()
    stage.add("OK")
    stage.presenter.present(stage.alert, animated: true)
    stage.host.advance(by: 0.1)
    stage.host.resize(to: CGSize(width: 700, height: 500))
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.frame.midX, 350, accuracy: 0.5)
    XCTAssertEqual(stage.frame.midY, 250, accuracy: 0.5)
    stage.host.resize(to: CGSize(width: 300, height: 400))
    XCTAssertEqual(stage.frame.midX, 150, accuracy: 0.5)
    XCTAssertEqual(stage.frame.midY, 200, accuracy: 0.5)
  }

  func testALongerMessageMakesAVisibleAlertHigher() async {
    let stage = Stage()
    stage.add("OK")
    stage.present()
    let height = stage.frame.height
    stage.alert.message = String(repeating: "It takes many lines to say this. ", count: 6)
    stage.host.advance(by: 0.1)
    XCTAssertGreaterThan(stage.frame.height, height + 30)
    XCTAssertEqual(stage.frame.midY, 400, accuracy: 0.5)
  }
}

// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class ControlTargetTests: UIKitTestCase {
  func testAnActionMethodCanTakeNoArgumentsTheSenderOrTheSenderAndTheEvent() async {
    let control = UIControl()
    let target = Target()
    control.addTarget(target, action: Target.plain, for: .touchDown)
    control.addTarget(target, action: Target.withSender, for: .touchDown)
    control.addTarget(target, action: Target.withEvent, for: .valueChanged)

    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)

    XCTAssertEqual(target.calls, ["plain", "sender", "event"])
    XCTAssertTrue(target.sender === control)
  }

  func testATargetCanPassItsOwnMethodsAsActions() async {
    let control = UIControl()
    let target = Target()
    target.listen(to: control)

    control.sendActions(for: .touchDown)

    XCTAssertEqual(target.calls, ["plain", "sender", "event"])
  }

  func testAnActionMethodReceivesTheEventOfTheTouch() async {
    let stage = ControlStage(UIControl(), frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    let target = Target()
    stage.control.addTarget(target, action: Target.withEvent, for: .touchUpInside)

    stage.host.tap(at: stage.middle)

    XCTAssertEqual(target.event?.type, .touches)
    stage.close()
  }

  func testAControlDoesNotRetainItsTargets() async {
    let control = UIControl()
    var target: Target? = Target()
    weak let weakTarget = target
    control.addTarget(target!, action: Target.plain, for: .touchDown)

    target = nil
    control.sendActions(for: .touchDown)

    XCTAssertNil(weakTarget)
    XCTAssertEqual(control.allControlEvents, [])
  }

  func testRemovingATargetRemovesItsActions() async {
    let control = UIControl()
    let (one, other) = (Target(), Target())
    for target in [one, other] { control.addTarget(target, action: Target.plain, for: [.touchDown, .touchUpInside]) }

    control.removeTarget(one, action: nil, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .touchUpInside)

    XCTAssertEqual(one.calls, ["plain"])
    XCTAssertEqual(other.calls, ["plain", "plain"])
  }

  func testAnActionForSeveralEventsRunsOncePerSendOfThemTogether() async {
    let control = UIControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: [.valueChanged, .primaryActionTriggered])

    control.send([.valueChanged, .primaryActionTriggered], event: nil)

    XCTAssertEqual(count, 1)
  }

  func testAnActionReplacesOneWithTheSameIdentifierForTheSameEvents() async {
    let control = UIControl()
    let name = UIAction.Identifier("save")
    var calls: [String] = []
    control.addAction(UIAction(identifier: name) { _ in calls.append("old") }, for: [.touchDown, .touchUpInside])
    control.addAction(UIAction(identifier: name) { _ in calls.append("new") }, for: .touchDown)

    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    XCTAssertEqual(calls, ["new", "old"])

    control.removeAction(identifiedBy: name, for: .allEvents)
    control.sendActions(for: .touchDown)
    XCTAssertEqual(calls, ["new", "old"])
  }

  func testActionsWithoutAnIdentifierDoNotReplaceEachOther() async {
    let control = UIControl()
    var calls: [String] = []
    let (first, second) = (UIAction { _ in calls.append("first") }, UIAction { _ in calls.append("second") })
    control.addAction(first, for: .touchDown)
    control.addAction(second, for: .touchDown)

    control.sendActions(for: .touchDown)
    XCTAssertEqual(calls, ["first", "second"])

    control.removeAction(first, for: .touchDown)
    control.sendActions(for: .touchDown)
    XCTAssertEqual(calls, ["first", "second", "second"])
  }

  func testAnActionHasASenderOnlyWhileItRuns() async {
    let control = UIControl()
    var sender: UIControl?
    let action = UIAction { sender = $0.sender as? UIControl }
    control.addAction(action, for: .touchDown)

    control.sendActions(for: .touchDown)

    XCTAssertTrue(sender === control)
    XCTAssertNil(action.sender)
    sender = nil
  }

  func testAPrimaryActionRunsForPrimaryActionTriggered() async {
    var count = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })

    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .primaryActionTriggered)

    XCTAssertEqual(count, 1)
  }

  func testATargetThatRemovesItselfDuringAnActionDoesNotAffectOthers() async {
    let control = UIControl()
    let (one, other) = (Target(), Target())
    one.onCall = { [unowned control, unowned one] in control.removeTarget(one, action: nil, for: .allEvents) }
    for target in [one, other] { control.addTarget(target, action: Target.plain, for: .touchDown) }

    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchDown)

    XCTAssertEqual(one.calls.count, 1)
    XCTAssertEqual(other.calls.count, 2)
  }

  func testAControlWithActionsIsReleased() async {
    weak var weakControl: UIControl?
    do {
      let control = UIButton(type: .system)
      control.addAction(UIAction { _ in }, for: .touchUpInside)
      weakControl = control
    }

    XCTAssertNil(weakControl)
  }
}

@MainActor
private final class Target {
  private(set) var calls: [String] = []
  private(set) var sender: UIControl?
  private(set) var event: UIEvent?
  var onCall: (() -> Void)?

  func listen(to control: UIControl) {
    control.addTarget(self, action: Self.plain, for: .touchDown)
    control.addTarget(self, action: Self.withSender, for: .touchDown)
    control.addTarget(self, action: Self.withEvent, for: .touchDown)
  }

  func plain() {
    calls.append("plain")
    onCall?()
  }

  func withSender(_ sender: UIControl) {
    calls.append("sender")
    self.sender = sender
  }

  func withEvent(_ sender: UIControl, _ event: UIEvent?) {
    calls.append("event")
    self.event = event
  }
}

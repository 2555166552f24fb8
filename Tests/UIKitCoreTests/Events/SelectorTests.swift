// SPDX-License-Identifier: MIT
import DiagnosticsTesting
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

@MainActor
final class SelectorTests: UIKitTestCase {
  func testACopyOfASelectorIsEqualAndAnotherOneOfTheSameMethodIsNot() async {
    let selector = Selector(Receiver.plain)

    XCTAssertEqual(selector, [selector][0])
    XCTAssertNotEqual(selector, Selector(Receiver.plain))
  }

  func testAnObjectRespondsToTheMethodsOfItsClassAndItsSuperclasses() async {
    XCTAssertTrue(Special().responds(to: Selector(Receiver.plain)))
    XCTAssertFalse(Receiver().responds(to: Selector(Special.special)))
    XCTAssertFalse(Receiver().responds(to: nil))
  }

  func testActionMethodsTakeAnyObjectTheSenderOrTheSenderAndTheEvent() async {
    let control = UIButton()
    let receiver = Receiver()
    control.addTarget(receiver, action: Receiver.any, for: .touchDown)
    control.addTarget(receiver, action: Receiver.optional, for: .touchDown)
    control.addTarget(receiver, action: Receiver.both, for: .touchDown)

    control.sendActions(for: .touchDown)

    XCTAssertEqual(receiver.calls, ["any", "optional", "both nil"])
  }

  func testActionMethodsOfAllSignaturesOfInterfaceBuilderAreCalled() async {
    let slider = UISlider()
    let receiver = IBReceiver()
    slider.addTarget(receiver, action: IBReceiver.none, for: .valueChanged)
    slider.addTarget(receiver, action: IBReceiver.sender, for: .valueChanged)
    slider.addTarget(receiver, action: IBReceiver.optionalSender, for: .valueChanged)
    slider.addTarget(receiver, action: IBReceiver.superclass, for: .valueChanged)
    slider.addTarget(receiver, action: IBReceiver.unwrappedSender, for: .valueChanged)
    slider.addTarget(receiver, action: IBReceiver.senderAndEvent, for: .valueChanged)
    slider.addTarget(receiver, action: IBReceiver.anyAndEvent, for: .valueChanged)
    slider.addTarget(receiver, action: IBReceiver.optionalSenderAndEvent, for: .valueChanged)
    slider.addTarget(receiver, action: IBReceiver.optionalSenderAndOptionalEvent, for: .valueChanged)

    slider.sendActions(for: .valueChanged)

    let all = [
      "none", "sender", "sender?", "superclass", "sender!", "sender, event", "any, event", "sender?, event",
      "sender?, event?",
    ]
    XCTAssertEqual(receiver.calls, all)
  }

  func testAnActionWithAnEventReceivesTheEventOfTheTouch() async {
    let stage = Stage()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let receiver = IBReceiver()
    button.addTarget(receiver, action: IBReceiver.touched, for: .touchDown)
    stage.view.addSubview(button)
    stage.host.advance(by: 0.1)

    stage.host.tap(at: CGPoint(x: 50, y: 50))

    XCTAssertEqual(receiver.calls, ["touches 1"])
    stage.close()
  }

  // Semantics: action-checked-when-added.
  func testAnActionThatTakesAnotherSenderIsReportedWhenItIsAddedAndNotCalled() async {
    let log = WarningLog()
    let receiver = IBReceiver()
    let control = UISwitch()
    let item = UIBarButtonItem(title: "", style: .done, target: receiver, action: IBReceiver.sender)
    control.addTarget(receiver, action: IBReceiver.sender, for: .valueChanged)

    item.press()
    control.sendActions(for: .valueChanged)

    XCTAssertEqual(receiver.calls, [])
    XCTAssertEqual(log.messages.count, 2)
    XCTAssertTrue(log.messages[1].contains("takes (UISlider)"), log.messages[1])
    XCTAssertTrue(log.messages[1].contains("(UISwitch, UIEvent)"), log.messages[1])
  }

  // Semantics: removed-method.
  func testRemovingAMethodKeepsTheTargetsMethodsWithOtherParameters() async {
    let control = UIControl()
    let receiver = Receiver()
    control.addTarget(receiver, action: Receiver.plain, for: .touchDown)
    control.addTarget(receiver, action: Receiver.any, for: .touchDown)

    control.removeTarget(receiver, action: Receiver.plain, for: .touchDown)
    control.sendActions(for: .touchDown)

    XCTAssertEqual(receiver.calls, ["any"])
  }

  func testRemovingAStoredSelectorKeepsTheOtherActions() async {
    let control = UIControl()
    let receiver = Receiver()
    let plain = Selector(Receiver.plain)
    control.addTarget(receiver, action: plain, for: .touchDown)
    control.addTarget(receiver, action: Receiver.any, for: .touchDown)

    control.removeTarget(receiver, action: plain, for: .allEvents)
    control.sendActions(for: .touchDown)

    XCTAssertEqual(receiver.calls, ["any"])
    XCTAssertEqual(control.allTargets, [receiver])
  }

  func testAnActionWithoutATargetGoesToTheFirstResponderInTheChainThatHasIt() async {
    let stage = Stage()
    let page = Page()
    stage.view.removeFromSuperview()
    stage.host.window.rootViewController = page
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.addTarget(nil, action: Page.save, for: .touchUpInside)
    button.addTarget(nil, action: Receiver.plain, for: .touchUpInside)
    page.view.addSubview(button)
    let tap = UITapGestureRecognizer(target: nil, action: Page.tapped)
    tap.cancelsTouchesInView = false
    page.view.addGestureRecognizer(tap)

    stage.host.advance(by: 0.1)

    button.sendActions(for: .touchUpInside)
    stage.host.tap(at: CGPoint(x: 200, y: 300))

    XCTAssertEqual(page.calls, ["save", "tapped"])
    stage.close()
  }

  func testOverriddenSendActionInterceptsTheCallsOfTargets() async {
    let button = SilentButton()
    let receiver = Receiver()
    button.addTarget(receiver, action: Receiver.plain, for: .touchUpInside)

    button.sendActions(for: .touchUpInside)

    XCTAssertEqual(button.sent, 1)
    XCTAssertEqual(receiver.calls, [])
  }

  func testABarItemsTargetAndActionCanBeSetLater() async {
    let receiver = Receiver()
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    item.target = receiver
    item.action = Selector(Receiver.item)

    item.press()

    XCTAssertEqual(receiver.calls, ["item Edit"])
    XCTAssertTrue(item.target === receiver)
  }

  func testARecognizersInitializerCanBeOverridden() async {
    let receiver = Receiver()
    let tap = NamedTap(target: receiver, action: Receiver.plain)

    XCTAssertEqual(tap.name, "named")
    XCTAssertEqual(NamedTap().name, "named")
  }

  func testADelayedCallIsMadeAtItsTimeUnlessItIsCancelled() async {
    let stage = Stage()
    let receiver = Receiver()
    let cancelled = Receiver()
    receiver.perform(Receiver.any, with: "x", afterDelay: 0.5)
    cancelled.perform(Receiver.any, with: "x", afterDelay: 0.5)

    stage.host.advance(by: 0.4)
    XCTAssertEqual(receiver.calls, [])
    NSObject.cancelPreviousPerformRequests(withTarget: cancelled)
    stage.host.advance(by: 0.2)

    XCTAssertEqual(receiver.calls, ["any"])
    XCTAssertEqual(cancelled.calls, [])
    stage.close()
  }

  func testADelayedCallIsCancelledByItsMethodOrItsSelectorAndArgument() async {
    let stage = Stage()
    let (byMethod, bySelector) = (Receiver(), Receiver())
    let (kept, cancelled) = (Receiver(), Receiver())
    let any = Selector(Receiver.any)
    byMethod.perform(Receiver.plain, with: nil, afterDelay: 0.5)
    for argument in [kept, cancelled] { bySelector.perform(any, with: argument, afterDelay: 0.5) }
    bySelector.perform(Receiver.plain, with: cancelled, afterDelay: 0.5)
    byMethod.perform(Receiver.any, with: nil, afterDelay: 0.5)

    NSObject.cancelPreviousPerformRequests(withTarget: byMethod, selector: Receiver.plain, object: nil)
    NSObject.cancelPreviousPerformRequests(withTarget: bySelector, selector: any, object: cancelled)
    stage.host.advance(by: 1)

    XCTAssertEqual(byMethod.calls, ["any"])
    XCTAssertEqual(bySelector.calls, ["any", "plain"])
    stage.close()
  }

  func testANotificationCallsAnObserversMethodUntilItIsRemoved() async {
    let (name, other) = (Notification.Name("SelectorTests"), Notification.Name("SelectorTestsOther"))
    let receiver = Receiver()
    let center = NotificationCenter()
    center.addObserver(receiver, selector: Receiver.notified, name: name, object: nil)
    center.addObserver(receiver, selector: Receiver.plain, name: other, object: receiver)

    center.post(name: name, object: nil)
    center.post(name: other, object: nil)
    center.post(name: other, object: receiver)
    center.removeObserver(receiver, name: other, object: nil)
    center.post(name: other, object: receiver)
    center.removeObserver(receiver)
    center.post(name: name, object: nil)

    XCTAssertEqual(receiver.calls, ["notified SelectorTests", "plain"])
  }

  func testAnObserverIsHeldWeakly() async {
    weak var observer: Receiver?
    let name = Notification.Name("SelectorTests")
    do {
      let receiver = Receiver()
      observer = receiver
      NotificationCenter.default.addObserver(receiver, selector: Receiver.plain, name: name, object: nil)
    }

    XCTAssertNil(observer)
    NotificationCenter.default.post(name: name, object: nil)
  }

  func testATimerCallsItsTargetAndReleasesItWhenItIsInvalidated() async {
    weak var target: Receiver?
    let timer: Timer
    do {
      let receiver = Receiver()
      target = receiver
      timer = Timer(timeInterval: 1, target: receiver, selector: Receiver.timed, userInfo: nil, repeats: true)
    }

    timer.fire()
    XCTAssertEqual(target?.calls, ["timed nil"])
    timer.invalidate()
  }

  func testATimerCarriesAValue() async {
    let receiver = Receiver()
    let timers = [
      Timer.scheduledTimer(
        timeInterval: 100, target: receiver, selector: Receiver.timed, userInfo: "toast", repeats: false),
      Timer(timeInterval: 100, target: receiver, selector: Receiver.timed, userInfo: "butter", repeats: false),
    ]

    for timer in timers { timer.fire() }
    XCTAssertEqual(receiver.calls, ["timed toast", "timed butter"])
    XCTAssertFalse(timers.contains(where: \.isValid))
  }
}

@MainActor
private class Receiver: NSObject {
  var calls: [String] = []

  func plain() { calls.append("plain") }
  func any(_ sender: Any) { calls.append("any") }
  func optional(_ sender: Any?) { calls.append("optional") }
  func both(_ sender: UIButton, event: UIEvent?) { calls.append("both \(event.map { _ in "event" } ?? "nil")") }
  func item(_ sender: UIBarButtonItem) { calls.append("item \(sender.title ?? "")") }
  func notified(_ notification: Notification) { calls.append("notified \(notification.name.rawValue)") }
  func timed(_ timer: Timer) { calls.append("timed \(timer.userInfo ?? "nil")") }
}

/// The signatures of actions that Interface Builder writes.
@MainActor
private final class IBReceiver: NSObject {
  var calls: [String] = []

  func none() { calls.append("none") }
  func sender(_ sender: UISlider) { calls.append("sender") }
  func optionalSender(_ sender: UISlider?) { calls.append("sender?") }
  func superclass(_ sender: UIControl) { calls.append("superclass") }
  func unwrappedSender(_ sender: UISlider!) { calls.append("sender!") }
  func senderAndEvent(_ sender: UISlider, event: UIEvent) { calls.append("sender, event") }
  func anyAndEvent(_ sender: Any, forEvent event: UIEvent) { calls.append("any, event") }
  func optionalSenderAndEvent(_ sender: Any?, event: UIEvent) { calls.append("sender?, event") }
  func optionalSenderAndOptionalEvent(_ sender: UIView?, event: UIEvent?) { calls.append("sender?, event?") }
  func touched(_ sender: UIButton, event: UIEvent) { calls.append("touches \(event.allTouches?.count ?? 0)") }
}

private final class Special: Receiver {
  func special() {}
}

private final class Page: UIViewController {
  var calls: [String] = []

  func save(_ sender: UIButton) { calls.append("save") }
  func tapped(_ tap: UITapGestureRecognizer) { calls.append("tapped") }
}

private final class SilentButton: UIButton {
  var sent = 0

  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { sent += 1 }
}

private final class NamedTap: UITapGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    name = "named"
  }
}

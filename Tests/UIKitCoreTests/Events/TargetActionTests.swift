// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

@MainActor
final class TargetActionTests: UIKitTestCase {
  @MainActor private class Receiver: NSObject {
    var calls: [String] = []

    func plain() { calls.append("plain") }
    func withSender(_ sender: UITapGestureRecognizer) { calls.append("sender \(sender.name ?? "")") }
    func withBase(_ sender: UIGestureRecognizer) { calls.append("base \(sender.name ?? "")") }
    func withEvent(_ sender: UITapGestureRecognizer, _ event: UIEvent?) {
      calls.append("event \(event == nil ? "none" : "some")")
    }

    func makeRecognizers() -> [UITapGestureRecognizer] {
      [
        UITapGestureRecognizer(target: self, action: Self.plain),
        UITapGestureRecognizer(target: self, action: Self.withSender),
        UITapGestureRecognizer(target: self, action: Receiver.withBase),
      ]
    }
  }

  private final class Special: Receiver {
    override func plain() { calls.append("overridden") }
  }

  private let point = CGPoint(x: 10, y: 10)

  func testMethodsAreCalledWithAndWithoutTheirSender() async {
    let receiver = Receiver()
    let sender = UITapGestureRecognizer()
    sender.name = "s"
    let actions = [
      Selector(Receiver.plain), Selector(Receiver.withSender), Selector(Receiver.withBase),
      Selector(Receiver.withEvent),
    ].map { TargetAction(receiver, $0, sender: sender) }

    for action in actions { action.send(from: sender) }

    XCTAssertEqual(receiver.calls, ["plain", "sender s", "base s", "event none"])
  }

  func testRecognizerCallsTheOverrideOfAMethodOfSelf() async {
    let stage = Stage()
    let receiver = Special()
    for recognizer in receiver.makeRecognizers() {
      recognizer.name = "tap"
      stage.view.gestureRecognizers = [recognizer]
      stage.host.tap(at: point)
      stage.host.advance(by: 1)
    }

    XCTAssertEqual(receiver.calls, ["overridden", "sender tap", "base tap"])
    stage.close()
  }

  func testActionEndsWhenItsTargetIsReleased() async {
    var receiver: Receiver? = Receiver()
    let action = TargetAction(receiver, Selector(Receiver.plain), sender: UITapGestureRecognizer())
    XCTAssertTrue(action.isAlive)

    receiver = nil

    XCTAssertFalse(action.isAlive)
    action.send(from: self)
  }

  func testRemoveTargetRemovesOnlyTheActionsOfThatTarget() async {
    let stage = Stage()
    let (one, other) = (Receiver(), Receiver())
    let tap = UITapGestureRecognizer(target: one, action: Receiver.plain)
    tap.addTarget(other, action: Receiver.plain)
    var closureCalls = 0
    tap.addTarget { _ in closureCalls += 1 }
    stage.view.addGestureRecognizer(tap)

    tap.removeTarget(one, action: nil)
    stage.host.tap(at: point)

    XCTAssertEqual(one.calls, [])
    XCTAssertEqual(other.calls, ["plain"])
    XCTAssertEqual(closureCalls, 1)
    stage.close()
  }

  // Semantics: removed-method.
  func testRemoveTargetWithAMethodKeepsTheTargetsMethodsWithOtherParameters() async {
    let stage = Stage()
    let receiver = Receiver()
    let tap = UITapGestureRecognizer(target: receiver, action: Receiver.plain)
    tap.addTarget(receiver, action: Receiver.withBase)
    stage.view.addGestureRecognizer(tap)

    tap.removeTarget(receiver, action: Receiver.plain)
    stage.host.tap(at: point)

    XCTAssertEqual(receiver.calls, ["base "])
    stage.close()
  }
}

// SPDX-License-Identifier: MIT
import RenderTree
import TimingFunctions
import XCTest

@testable import QuartzCore

/// The starts and ends of animations, and the calls of their delegates.
@MainActor
final class AnimationEventTests: XCTestCase {
  func testTheDelegateIsToldOfTheBeginningAndTheEnd() async {
    let stage = Stage()
    let layer = stage.addLayer()
    let log = DelegateLog()

    layer.add(makeFade(delegate: log), forKey: "fade")
    XCTAssertEqual(log.events, [])
    CATransaction.flush()
    XCTAssertEqual(log.events, ["start"])
    stage.advance(to: 100.99)
    XCTAssertEqual(log.events, ["start"])
    stage.advance(to: 101)
    XCTAssertEqual(log.events, ["start", "finished"])
  }

  func testADelayedAnimationStartsAtItsBeginTime() async {
    let stage = Stage()
    let layer = stage.addLayer()
    let log = DelegateLog()
    let fade = makeFade(delegate: log)
    fade.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 2
    fade.fillMode = .backwards

    layer.add(fade, forKey: "fade")
    CATransaction.flush()

    XCTAssertEqual(log.events, [])
    XCTAssertEqual(stage.state(of: layer, at: 101).opacity, 0)
    XCTAssertEqual(CATransaction.nextCompletionTime, 102)
    stage.advance(to: 102)
    XCTAssertEqual(log.events, ["start"])
    XCTAssertEqual(stage.state(of: layer, at: 102.5).opacity, 0.5)
    stage.advance(to: 103)
    XCTAssertEqual(log.events, ["start", "finished"])
  }

  func testAMoveOfAStoppedClockChangesNoTimes() async {
    let stage = Stage()
    let (container, other, layer) = (stage.addLayer(), stage.addLayer(), CALayer())
    let log = DelegateLog()
    container.addSublayer(layer)
    container.timeMap = .frozen(at: 0)
    layer.add(makeFade(delegate: log), forKey: "fade")
    other.add(makeFade(delegate: DelegateLog()), forKey: "fade")
    CATransaction.flush()
    XCTAssertEqual(CATransaction.nextCompletionTime, 101)

    let version = stage.context.clockVersion
    container.timeMap = .frozen(at: 0.5)
    container.timeOffset = 0.25
    XCTAssertEqual(stage.context.clockVersion, version, "the times of all animations are kept")
    stage.advance(to: 105)
    XCTAssertEqual(log.events, ["start"])
    XCTAssertNil(CATransaction.nextCompletionTime)

    container.timeMap = TimeMap(beginTime: 105, timeOffset: 0.25)
    XCTAssertEqual(CATransaction.nextCompletionTime, 105.75)
    stage.advance(to: 105.75)
    XCTAssertEqual(log.events, ["start", "finished"])
  }

  func testRemovedAndReplacedAnimationsAreCancelledAtTheFlush() async {
    let stage = Stage()
    let layer = stage.addLayer()
    let (first, second) = (DelegateLog(), DelegateLog())
    layer.add(makeFade(delegate: first), forKey: "fade")
    CATransaction.flush()

    layer.add(makeFade(delegate: second), forKey: "fade")
    XCTAssertEqual(first.events, ["start"])
    CATransaction.flush()
    XCTAssertEqual(first.events, ["start", "cancelled"])

    layer.removeAllAnimations()
    CATransaction.flush()
    XCTAssertEqual(second.events, ["start", "cancelled"])
    stage.advance(to: 105)
    XCTAssertEqual(second.events, ["start", "cancelled"])
  }

  func testALayerRunsAnActionBeforeItLeavesTheTree() async {
    let stage = Stage()
    let layer = stage.addLayer()
    let log = OrderLog()
    layer.actions = [kCAOnOrderOut: log]
    CATransaction.flush()

    layer.removeFromSuperlayer()

    XCTAssertEqual(log.events, ["onOrderOut in the tree"])
  }

  func testEndsAreReportedInTheOrderInWhichTheyHappen() async {
    let stage = Stage()
    let (a, b) = (stage.addLayer(), stage.addLayer())
    var events: [String] = []
    func log(_ name: String) -> DelegateLog { DelegateLog(name) { if $0.hasSuffix("finished") { events.append($0) } } }
    a.add(makeFade(3, delegate: log("three")), forKey: "a")
    b.add(makeFade(1, delegate: log("one")), forKey: "a")
    a.add(makeFade(2, delegate: log("two")), forKey: "b")
    b.add(makeFade(2, delegate: log("two again")), forKey: "b")
    CATransaction.flush()
    let deadline = Deadline.schedule(at: 101.5) { events.append("deadline") }

    stage.advance(to: 110)

    XCTAssertEqual(events, ["one finished", "deadline", "two finished", "two again finished", "three finished"])
    XCTAssertFalse(deadline.isPending)
  }

  func testADeadlineHoldsNothingOnceItHasFiredOrWasCancelled() async {
    let stage = Stage()
    func scheduled(at time: Double) -> (Deadline, () -> NSObject?) {
      let object = NSObject()
      return (Deadline.schedule(at: time) { _ = object }, { [weak object] in object })
    }
    let (fired, firedObject) = scheduled(at: 101)
    let (cancelled, cancelledObject) = scheduled(at: 200)
    XCTAssertNotNil(firedObject())

    cancelled.cancel()
    stage.advance(to: 101)

    XCTAssertFalse(fired.isPending)
    XCTAssertNil(firedObject())
    XCTAssertNil(cancelledObject())
  }

  func testAnAnimationThatIsNotRemovedOnCompletionEndsOnceAndStays() async {
    let stage = Stage()
    let layer = stage.addLayer()
    let log = DelegateLog()
    let fade = makeFade(delegate: log)
    fade.toValue = 0.25
    fade.isRemovedOnCompletion = false
    fade.fillMode = .forwards
    layer.add(fade, forKey: "fade")
    CATransaction.flush()

    stage.advance(to: 102)
    stage.advance(to: 103)

    XCTAssertEqual(log.events, ["start", "finished"])
    XCTAssertEqual(layer.animationKeys(), ["fade"])
    XCTAssertEqual(stage.state(of: layer, at: 103).opacity, 0.25)
  }

  func testRemovingALayerCancelsItsAnimations() async {
    let stage = Stage()
    let parent = stage.addLayer()
    let child = CALayer()
    parent.addSublayer(child)
    let log = DelegateLog()
    child.add(makeFade(delegate: log), forKey: "fade")
    CATransaction.flush()

    parent.removeFromSuperlayer()
    CATransaction.flush()

    XCTAssertEqual(log.events, ["start", "cancelled"])
    XCTAssertNil(child.animationKeys())
    XCTAssertNil(CATransaction.nextCompletionTime)
  }

  func testMovingTheLayerWithinATransactionKeepsItsAnimations() async {
    let stage = Stage()
    let (here, there) = (stage.addLayer(), stage.addLayer())
    let child = CALayer()
    here.addSublayer(child)
    child.add(makeFade(), forKey: "fade")
    CATransaction.flush()

    there.addSublayer(child)
    stage.advance(to: 100.5)

    XCTAssertEqual(stage.state(of: child, at: 100.5).opacity, 0.5)
    stage.advance(to: 101)
    XCTAssertNil(child.animationKeys())
  }

  func testOutsideAWindowAnAnimationEndsWithTheFlush() async {
    let layer = CALayer()
    let (finite, endless) = (DelegateLog(), DelegateLog())
    let spin = makeFade(delegate: endless)
    spin.repeatCount = .infinity

    layer.add(makeFade(delegate: finite), forKey: "fade")
    layer.add(spin, forKey: "spin")
    CATransaction.flush()

    XCTAssertEqual(finite.events, ["finished"])
    XCTAssertEqual(endless.events, [])
    XCTAssertEqual(layer.animationKeys(), ["spin"])
  }
}

private final class OrderLog: NSObject, CAAction {
  private(set) var events: [String] = []

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    events.append(event + ((anObject as? CALayer)?.superlayer == nil ? "" : " in the tree"))
  }
}

// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// `observe(_:options:changeHandler:)` of the properties that programs observe.
@MainActor
final class KeyValueObservingTests: UIKitTestCase {
  func testObserverReceivesTheOldAndTheNewValueOfEachChange() async {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let log = Log<CGPoint>()
    let observation = scrollView.observe(\.contentOffset, options: [.old, .new]) { log.append($1) }

    scrollView.contentOffset = CGPoint(x: 0, y: 20)
    scrollView.bounds.origin.y = 30
    scrollView.contentOffset = CGPoint(x: 0, y: 30)

    XCTAssertEqual(log.changes.map(\.oldValue), [.zero, CGPoint(x: 0, y: 20)])
    XCTAssertEqual(log.changes.map(\.newValue), [CGPoint(x: 0, y: 20), CGPoint(x: 0, y: 30)])
    observation.invalidate()
  }

  func testObserverReceivesNoValuesThatItsOptionsOmit() async {
    let view = UIView()
    let log = Log<CGFloat>()
    let observation = view.observe(\.alpha) { log.append($1) }
    view.alpha = 0.5
    XCTAssertEqual(log.changes.count, 1)
    XCTAssertNil(log.changes.first?.newValue)
    XCTAssertNil(log.changes.first?.oldValue)
    observation.invalidate()
  }

  func testTheInitialValueIsReportedAtOnce() async {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let log = Log<CGRect>()
    let observation = view.observe(\.frame, options: [.initial, .new]) { log.append($1) }
    XCTAssertEqual(log.changes.map(\.newValue), [CGRect(x: 1, y: 2, width: 3, height: 4)])
    observation.invalidate()
  }

  func testObservationEndsWhenItIsReleased() async {
    let view = UIView()
    let log = Log<Bool>()
    var observation: NSKeyValueObservation? = view.observe(\.isHidden) { log.append($1) }
    XCTAssertNotNil(observation)
    observation = nil
    view.isHidden = true
    XCTAssertEqual(log.changes.count, 0)
  }

  func testObservationDoesNotRetainTheObject() async {
    weak var released: UIView?
    var observation: NSKeyValueObservation?
    do {
      let view = UIView()
      released = view
      observation = view.observe(\.frame) { _, _ in }
    }
    XCTAssertNil(released)
    observation?.invalidate()
  }

  func testChangeOfTheFrameIsReportedOnceForEachDependentProperty() async {
    let view = UIView()
    let (frames, bounds, centers) = (Log<CGRect>(), Log<CGRect>(), Log<CGPoint>())
    let observations = [
      view.observe(\.frame, options: .new) { frames.append($1) },
      view.observe(\.bounds, options: .new) { bounds.append($1) },
      view.observe(\.center, options: .new) { centers.append($1) },
    ]

    view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    view.layer.frame = CGRect(x: 10, y: 10, width: 40, height: 20)

    XCTAssertEqual(
      frames.changes.map(\.newValue),
      [CGRect(x: 10, y: 10, width: 20, height: 20), CGRect(x: 10, y: 10, width: 40, height: 20)])
    XCTAssertEqual(
      bounds.changes.map(\.newValue),
      [CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 0, y: 0, width: 40, height: 20)])
    XCTAssertEqual(centers.changes.map(\.newValue), [CGPoint(x: 20, y: 20), CGPoint(x: 30, y: 20)])
    for observation in observations { observation.invalidate() }
  }

  func testContentSizeAndInsetOfAScrollViewAreObserved() async {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (sizes, insets, offsets) = (Log<CGSize>(), Log<UIEdgeInsets>(), Log<CGPoint>())
    let observations = [
      scrollView.observe(\.contentSize, options: [.old, .new]) { sizes.append($1) },
      scrollView.observe(\.contentInset, options: .new) { insets.append($1) },
      scrollView.observe(\.contentOffset, options: .new) { offsets.append($1) },
    ]
    scrollView.contentSize = CGSize(width: 100, height: 400)
    scrollView.contentInset.top = 20
    XCTAssertEqual(sizes.changes.map(\.oldValue), [.zero])
    XCTAssertEqual(sizes.changes.map(\.newValue), [CGSize(width: 100, height: 400)])
    XCTAssertEqual(insets.changes.map(\.newValue?.top), [20])
    XCTAssertEqual(offsets.changes.map(\.newValue?.y), [-20])
    for observation in observations { observation.invalidate() }
  }

  func testContentOffsetIsObservedWhileTheUserScrolls() async {
    let host = ManualHost(size: CGSize(width: 200, height: 200))
    let scrollView = UIScrollView(frame: host.window.bounds)
    scrollView.contentSize = CGSize(width: 200, height: 2000)
    host.window.addSubview(scrollView)
    let log = Log<CGPoint>()
    let observation = scrollView.observe(\.contentOffset, options: .new) { log.append($1) }

    host.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 80), duration: 0.1)
    host.advanceToRest(limit: 10)

    XCTAssertGreaterThan(log.changes.count, 10)
    XCTAssertEqual(log.changes.last?.newValue, scrollView.contentOffset)
    observation.invalidate()
    host.window.close()
  }

  func testASafeAreaIsObserved() async {
    let host = ManualHost(size: CGSize(width: 400, height: 400))
    let controller = UIViewController()
    host.window.rootViewController = controller
    let log = Log<UIEdgeInsets>()
    let observation = controller.view.observe(\.safeAreaInsets, options: .new) { log.append($1) }
    controller.additionalSafeAreaInsets.top = 12
    XCTAssertEqual(log.changes.map(\.newValue?.top), [12])
    observation.invalidate()
    host.window.close()
  }

  func testARecognizersStatesAreObserved() async {
    let host = ManualHost(size: CGSize(width: 200, height: 200))
    let pan = UIPanGestureRecognizer()
    host.window.addGestureRecognizer(pan)
    let log = Log<UIGestureRecognizer.State>()
    let observation = pan.observe(\.state, options: .new) { log.append($1) }
    host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 120, y: 20), duration: 0.1)
    host.advance(by: 0.1)
    XCTAssertEqual(log.changes.map(\.newValue), [.began, .changed, .ended, .possible])
    observation.invalidate()
    host.window.close()
  }

  func testAnAnimatorsFractionAndStateAreObserved() async {
    let host = ManualHost(size: CGSize(width: 200, height: 200))
    let view = UIView()
    host.window.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
    let (fractions, states) = (Log<CGFloat>(), Log<UIViewAnimatingState>())
    let observations = [
      animator.observe(\.fractionComplete, options: .new) { fractions.append($1) },
      animator.observe(\.state, options: .new) { states.append($1) },
    ]
    animator.fractionComplete = 0.25
    animator.stopAnimation(false)
    animator.finishAnimation(at: .current)
    XCTAssertEqual(fractions.changes.first?.newValue, 0.25)
    XCTAssertEqual(states.changes.map(\.newValue), [.active, .stopped, .inactive])
    for observation in observations { observation.invalidate() }
    host.window.close()
  }

  func testAControlsStateAndValueAreObserved() async {
    let (button, slider) = (UIButton(), UISlider())
    let (selections, values) = (Log<Bool>(), Log<Float>())
    let observations = [
      button.observe(\.isSelected, options: .new) { selections.append($1) },
      slider.observe(\.value, options: [.old, .new]) { values.append($1) },
    ]
    button.isSelected = true
    slider.value = 0.5
    XCTAssertEqual(selections.changes.map(\.newValue), [true])
    XCTAssertEqual(values.changes.map(\.newValue), [0.5])
    for observation in observations { observation.invalidate() }
  }

  func testClassReportsItsOwnProperty() async {
    let player = Player()
    let log = Log<Double>()
    let observation = player.observe(\.rate, options: [.old, .new]) { log.append($1) }
    player.rate = 2
    player.rate = 2
    XCTAssertEqual(log.changes.map(\.oldValue), [1, 2])
    XCTAssertEqual(log.changes.map(\.newValue), [2, 2])
    observation.invalidate()
  }

  func testObservationThatEndsInItsHandlerDoesNotAffectOthers() async {
    let view = UIView()
    let log = Log<CGFloat>()
    let own = Box()
    own.observation = view.observe(\.alpha) { _, _ in MainActor.assumeIsolated { own.observation = nil } }
    let other = view.observe(\.alpha, options: .new) { log.append($1) }
    view.alpha = 0.5
    view.alpha = 0.25
    XCTAssertEqual(log.changes.map(\.newValue), [0.5, 0.25])
    other.invalidate()
  }
}

/// The changes that an observer has received.
private final class Log<Value>: @unchecked Sendable {
  private(set) var changes: [NSKeyValueObservedChange<Value>] = []

  func append(_ change: NSKeyValueObservedChange<Value>) { changes.append(change) }
}

@MainActor
private final class Box {
  var observation: NSKeyValueObservation?
}

private final class Player: NSObject {
  var rate = 1.0 {
    willSet { willChangeValue(for: \.rate) }
    didSet { didChangeValue(for: \.rate) }
  }
}

// SPDX-License-Identifier: MIT
import Diagnostics
import DiagnosticsTesting
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControllers
@testable import UIKitCore
@testable import UIKitInspector

/// The lines of `PASSAGE_LOG`.
@MainActor
final class EventLogTests: UIKitTestCase {
  private final class Page: UIViewController {}
  private final class Next: UIViewController {}

  func testNoEventIsMadeUnlessItIsObserved() async {
    XCTAssertFalse(TransitionEvent.observers.isActive)
    XCTAssertFalse(GestureEvent.observers.isActive)
    XCTAssertFalse(FrameEvent.observers.isActive)
    XCTAssertFalse(UIApplication.eventObservers.isActive)
    let observers = Observers<Int>()
    func event() -> Int {
      XCTFail("nobody observes")
      return 0
    }
    observers.send(event())
    let id = observers.add { _ in }
    observers.remove(id)
    observers.send(event())
  }

  func testAnUnknownSubjectIsReportedWithTheKnownOnes() async {
    let warnings = WarningLog()

    let subjects = EventLog.subjects(in: "frames, layout,gestures")

    XCTAssertEqual(subjects, [.frames, .gestures])
    XCTAssertEqual(
      warnings.messages,
      [
        "PASSAGE_LOG: there is no \"layout\"; choose some of transitions, gestures, frames, separated by commas"
      ])
  }

  func testAPushIsLoggedWithItsCallbacksInOrder() async {
    let navigation = UINavigationController(rootViewController: Page())
    let host = ManualHost(size: CGSize(width: 400, height: 300))
    host.window.rootViewController = navigation
    host.advance(by: 1)

    let lines = log(.transitions) {
      navigation.pushViewController(Next(), animated: true)
      host.advance(by: 1)
    }

    let milliseconds = #/ [+-]\d+ ms /#
    let steps = lines.map { line in
      line.drop { $0 != "#" }.drop { $0 != " " }.description.replacing(milliseconds, with: " ").dropFirst()
    }
    XCTAssertEqual(
      steps,
      [
        "push from Page to Next in UINavigationController, by PushPopAnimator in 414 ms",
        "Page viewWillDisappear(true)", "Next viewWillAppear(true)", "runs", "Next viewIsAppearing(true)",
        "has completed", "Page viewDidDisappear(true)", "Next viewDidAppear(true)",
        "PushPopAnimator animationEnded(true)",
      ].map { Substring($0) })
    XCTAssertTrue(lines[0].contains("+0 ms"), lines[0])
    XCTAssertTrue(lines.last?.contains("+414 ms") == true, lines.last ?? "")
  }

  func testACancelledInteractionIsLoggedWithItsOutcome() async {
    let navigation = UINavigationController(rootViewController: Page())
    let host = ManualHost(size: CGSize(width: 400, height: 300))
    host.window.rootViewController = navigation
    navigation.pushViewController(Next(), animated: false)
    host.advance(by: 1)

    let lines = log(.transitions) {
      host.drag(from: CGPoint(x: 3, y: 150), to: CGPoint(x: 60, y: 150), duration: 0.5)
      host.advance(by: 1)
    }

    XCTAssertTrue(lines[0].contains("pop from Next to Page in UINavigationController"), lines[0])
    XCTAssertTrue(lines[0].hasSuffix("interactive"), lines[0])
    for words in ["is interactive", "is released and returns", "was cancelled", "animationEnded(false)"] {
      XCTAssertEqual(lines.count { $0.contains(words) }, 1, "\(words) in \(lines)")
    }
  }

  func testAPresentationIsLoggedWithTheCallbacksOfItsController() async {
    let page = Page()
    let host = ManualHost(size: CGSize(width: 400, height: 300))
    host.window.rootViewController = page
    host.advance(by: 1)

    let lines = log(.transitions) {
      page.present(Next(), animated: true)
      host.advance(by: 1)
      page.dismiss(animated: true)
      host.advance(by: 1)
    }

    let calls =
      ["presentationTransitionWillBegin()", "presentationTransitionDidEnd(true)"]
      + ["dismissalTransitionWillBegin()", "dismissalTransitionDidEnd(true)"]
    let found = lines.compactMap { line in calls.first { line.contains($0) } }
    XCTAssertEqual(found, calls)
    XCTAssertEqual(lines.count { $0.contains(" present from Page to Next") }, 1)
    XCTAssertEqual(lines.count { $0.contains(" dismiss from Next to Page") }, 1)
  }

  func testTheArenaSaysWhyARecognizerFailed() async {
    let host = ManualHost(size: CGSize(width: 400, height: 300))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    host.window.addSubview(view)
    let (pan, tap) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    double.name = "double tap"
    pan.require(toFail: tap)
    tap.require(toFail: double)
    for recognizer in [pan, tap, double] { view.addGestureRecognizer(recognizer) }
    host.flush()

    let lines = log(.gestures) {
      host.tap(at: CGPoint(x: 50, y: 50))
      host.advance(by: 1)
    }
    let texts = lines.map { $0.split(separator: " ", maxSplits: 2).last ?? "" }

    XCTAssertTrue(
      texts.contains("UITapGestureRecognizer of UIView waits, ended: requires double tap of UIView to fail"), "\(texts)"
    )
    XCTAssertTrue(texts.contains("double tap of UIView failed: the touches are not its gesture"), "\(texts)")
    XCTAssertTrue(texts.contains("UITapGestureRecognizer of UIView ended"), "\(texts)")
  }

  func testARecognizerThatRequiresAnotherToFailSaysSo() async {
    let host = ManualHost(size: CGSize(width: 400, height: 300))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    host.window.addSubview(view)
    let (pan, press) = (UIPanGestureRecognizer(), UILongPressGestureRecognizer())
    pan.require(toFail: press)
    for recognizer in [pan, press] { view.addGestureRecognizer(recognizer) }
    host.flush()

    let lines = log(.gestures) {
      host.touchBegan(at: CGPoint(x: 50, y: 50))
      host.advance(by: 1)
      host.touchEnded(at: CGPoint(x: 50, y: 50))
    }

    XCTAssertTrue(
      lines.contains {
        $0.hasSuffix(
          "UIPanGestureRecognizer of UIView failed: requires UILongPressGestureRecognizer of UIView to fail")
      }, "\(lines)")
  }

  func testAFrameIsLoggedWithItsTimesAndItsDamage() async {
    let event = FrameEvent(
      window: nil, time: 1, mainSeconds: 0.0021, renderSeconds: 0.00145,
      damage: [CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 5, y: 0, width: 1, height: 3)], missedRefreshes: 2)

    let lines = log(.frames) { FrameEvent.observers.send(event) }

    XCTAssertTrue(
      lines[0].hasSuffix(
        "main 2.10 ms, render 1.45 ms, damage 2 rectangles of 203 square points, late by 2 refreshes"), lines[0])
  }

  func testTheWindowsOfToolsAreNotLogged() async {
    let (host, window) = (ManualHost(size: CGSize(width: 400, height: 300)), UIWindow())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    host.window.isTool = true
    window.isTool = true
    view.addGestureRecognizer(UITapGestureRecognizer())
    host.window.addSubview(view)
    host.flush()

    XCTAssertEqual(log(.gestures) { host.tap(at: CGPoint(x: 50, y: 50)) }, [])
    let event = FrameEvent(
      window: window, time: 1, mainSeconds: 0, renderSeconds: 0, damage: [], missedRefreshes: 0)
    XCTAssertEqual(log(.frames) { FrameEvent.observers.send(event) }, [])
    let lines = log(.transitions) {
      host.window.rootViewController = InspectorController(window)
      host.advance(by: 1)
      host.window.rootViewController = nil
      host.advance(by: 1)
    }
    XCTAssertEqual(lines, [])
    host.window.close()
  }

  /// Returns the lines that are logged about a subject while a closure runs.
  private func log(_ subject: EventLog.Subject, while body: () -> Void) -> [String] {
    let warnings = WarningLog()
    let log = EventLog([subject])
    body()
    log.end()
    let lines = warnings.messages
    for line in lines { XCTAssertTrue(line.hasPrefix("[\(subject.rawValue)] "), line) }
    return lines
  }
}

// SPDX-License-Identifier: MIT
import DesktopTesting
import UIKit
import XCTest

@testable import UIKitCore
@testable import UIKitFixtures

/// A real window on a real server, which scripts/test provides.
///
/// The tests are synchronous, so that they run on the main thread as a program does. An asynchronous test would itself
/// be a job on the main queue, which could run no other job until it ended.
final class DesktopSessionTests: XCTestCase {
  func testAWindowOpensWithItsTitleAndSize() throws {
    try MainActor.assumeIsolated {
      let live = try LiveApplication()
      let xid = try XCTUnwrap(live.xid)

      XCTAssertEqual(live.user.frame(of: xid)?.width, 400)
      XCTAssertEqual(live.user.text(live.user.connection.atoms[.netWMName], of: xid), "Live test")
      XCTAssertEqual(live.delegate.calls, ["launch", "active"])

      live.window.windowScene?.title = "Renamed"
      live.window.setNeedsLayout()
      XCTAssertTrue(live.run { live.user.text(live.user.connection.atoms[.netWMName], of: xid) == "Renamed" })
      live.close()
    }
  }

  func testAClickReachesTheViewUnderThePointer() throws {
    try MainActor.assumeIsolated {
      let log = GestureLog()
      let live = try LiveApplication { window in
        let view = TouchView(frame: CGRect(x: 100, y: 100, width: 200, height: 100), log: log)
        log.watch(UITapGestureRecognizer(), on: view, as: "tap")
        window.addSubview(view)
      }
      let (x, y) = live.onScreen(CGPoint(x: 150, y: 150))

      live.user.click(x: x, y: y)

      XCTAssertTrue(live.run { log.states(of: "tap") == ["ended"] }, "\(log.lines)")
      XCTAssertEqual(log.lines, ["view began", "tap ended", "view cancelled"])
      live.close()
    }
  }

  func testPanHasTheVelocityOfTheMouse() throws {
    try MainActor.assumeIsolated {
      let log = GestureLog()
      var velocity: CGPoint?
      let live = try LiveApplication { window in
        let pan = UIPanGestureRecognizer()
        pan.addTarget { pan in if pan.state == .ended { velocity = pan.velocity(in: nil) } }
        log.watch(pan, on: window, as: "pan")
      }
      let (x, y) = live.onScreen(CGPoint(x: 50, y: 150))

      var isFast = false
      waitUntil {
        velocity = nil
        live.user.movePointer(x: x, y: y)
        live.user.press()
        isFast = live.user.drag(
          fromX: x, fromY: y, toX: x + 200, toY: y, steps: 25, interval: 0.008, releases: true)
        return live.run { velocity != nil } && isFast
      }

      XCTAssertTrue(isFast, "\(log.lines)")
      XCTAssertEqual(log.states(of: "pan").first, "began")
      XCTAssertGreaterThan(velocity?.x ?? 0, 200)
      XCTAssertEqual(velocity?.y, 0)
      live.close()
    }
  }

  func testMotionIsDeliveredOncePerFrameAndInOrder() throws {
    try MainActor.assumeIsolated {
      let log = GestureLog()
      let live = try LiveApplication { window in
        window.addSubview(TouchView(frame: window.bounds, log: log))
      }
      let (x, y) = live.onScreen(CGPoint(x: 50, y: 150))

      live.user.movePointer(x: x, y: y)
      live.user.press()
      for step in 1...40 { live.user.movePointer(x: x + step, y: y) }
      live.user.release()

      XCTAssertTrue(live.run { log.lines.last == "view ended" }, "\(log.lines)")
      XCTAssertLessThanOrEqual(log.lines.count, 6, "\(log.lines)")
      XCTAssertTrue(log.lines.contains("view moved"))
      live.close()
    }
  }

  /// The callbacks that have run.
  @MainActor
  private final class Callbacks {
    var names: Set<String> = []
    var ticks = 0
  }

  func testEventLoopRunsTheMainQueueTimersAndTasks() throws {
    try MainActor.assumeIsolated {
      let live = try LiveApplication()
      let callbacks = Callbacks()

      DispatchQueue.main.async { callbacks.names.insert("queue") }
      let timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in
        MainActor.assumeIsolated { callbacks.ticks += 1 }
      }
      Task {
        try? await Task.sleep(nanoseconds: 5_000_000)
        callbacks.names.insert("task")
      }
      let thread = Thread { DispatchQueue.main.async { callbacks.names.insert("thread") } }
      thread.start()

      XCTAssertTrue(
        live.run { callbacks.names.count == 3 && callbacks.ticks >= 3 }, "\(callbacks.names) \(callbacks.ticks)")
      timer.invalidate()
      live.close()
    }
  }

  func testNothingWakesAnIdleProgram() throws {
    try MainActor.assumeIsolated {
      let live = try LiveApplication { window in
        window.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)))
      }

      XCTAssertTrue(live.fallsAsleep())
      live.close()
    }
  }

  func testResizingTheWindowUpdatesViewsAndTraits() throws {
    try MainActor.assumeIsolated {
      var child: UIView?
      let live = try LiveApplication { window in
        let view = UIView(frame: window.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
        child = view
      }
      let xid = try XCTUnwrap(live.xid)
      XCTAssertEqual(live.window.traitCollection.horizontalSizeClass, .compact)

      live.user.resize(xid, width: 800, height: 500)

      XCTAssertTrue(live.run { live.window.bounds.size == CGSize(width: 800, height: 500) })
      XCTAssertEqual(child?.frame.size, CGSize(width: 800, height: 500))
      XCTAssertEqual(live.window.traitCollection.horizontalSizeClass, .regular)
      live.close()
    }
  }

  func testClosingTheLastWindowEndsTheProgram() throws {
    try MainActor.assumeIsolated {
      let live = try LiveApplication()
      let xid = try XCTUnwrap(live.xid)

      live.user.requestClose(xid)

      // Closing the window ends the loop, so the condition may not be checked again.
      _ = live.run { !live.session.isRunning }
      XCTAssertFalse(live.session.isRunning)
      XCTAssertEqual(live.session.termination, .status(0))
      XCTAssertEqual(live.delegate.calls.last, "terminate")
      live.close()
      XCTAssertFalse(live.user.isViewable(xid))
    }
  }

  func testLosingTheKeyboardFocusCancelsADrag() throws {
    try MainActor.assumeIsolated {
      let log = GestureLog()
      let live = try LiveApplication { window in
        log.watch(UIPanGestureRecognizer(), on: window, as: "pan")
      }
      let xid = try XCTUnwrap(live.xid)
      live.user.focus(xid)
      let (x, y) = live.onScreen(CGPoint(x: 50, y: 150))
      live.user.movePointer(x: x, y: y)
      live.user.press()
      live.user.movePointer(x: x + 60, y: y)
      XCTAssertTrue(live.run { log.states(of: "pan") == ["began"] }, "\(log.lines)")

      live.user.focus(live.user.connection.rootWindow)

      XCTAssertTrue(live.run { log.states(of: "pan").last == "cancelled" }, "\(log.lines)")
      live.user.release()
      live.close()
    }
  }

  func testTheBackButtonAndEscapeGoBack() throws {
    try MainActor.assumeIsolated {
      final class BackView: UIView, HistoryResponder {
        var backs = 0
        func goBack() -> Bool {
          backs += 1
          return true
        }
      }
      let view = BackView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      let live = try LiveApplication { $0.addSubview(view) }
      let xid = try XCTUnwrap(live.xid)
      let (x, y) = live.onScreen(CGPoint(x: 150, y: 150))

      live.user.click(x: x, y: y, button: 8)
      XCTAssertTrue(live.run { view.backs == 1 })
      live.user.focus(xid)
      live.user.type(0xff1b)

      XCTAssertTrue(live.run { view.backs == 2 })
      live.close()
    }
  }

  func testTheForwardButtonAndAltRightGoForward() throws {
    try MainActor.assumeIsolated {
      final class ForwardView: UIView, HistoryResponder {
        var forwards = 0
        func goBack() -> Bool { false }
        func goForward() -> Bool {
          forwards += 1
          return true
        }
      }
      let view = ForwardView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      let live = try LiveApplication { $0.addSubview(view) }
      let xid = try XCTUnwrap(live.xid)
      let (x, y) = live.onScreen(CGPoint(x: 150, y: 150))

      live.user.click(x: x, y: y, button: 9)
      XCTAssertTrue(live.run { view.forwards == 1 })
      live.user.focus(xid)
      live.user.type(0xff53, with: [0xffe9])

      XCTAssertTrue(live.run { view.forwards == 2 })
      live.close()
    }
  }

  func testScaleStyleAndReducedMotionFollowTheDesktop() throws {
    try MainActor.assumeIsolated {
      // A window manager would enforce the default minimum, which is larger than the window at the scale of 2.
      let live = try LiveApplication { $0.windowScene?.sizeRestrictions?.minimumSize = CGSize(width: 90, height: 90) }
      let daemon = SettingsDaemon(live.user)
      XCTAssertEqual(live.window.traitCollection.userInterfaceStyle, .light)
      XCTAssertFalse(UIAccessibility.isReduceMotionEnabled)
      daemon.start(
        XSettingsBytes(
          [("Gdk/WindowScalingFactor", 2), ("Gtk/EnableAnimations", 0)], strings: [("Net/ThemeName", "Adwaita-dark")]))

      XCTAssertTrue(live.run { live.window.traitCollection.userInterfaceStyle == .dark })
      XCTAssertTrue(live.run { live.window.bounds.size == CGSize(width: 200, height: 150) })
      XCTAssertEqual(live.window.traitCollection.displayScale, 2)
      XCTAssertTrue(UIAccessibility.isReduceMotionEnabled)
      daemon.stop()
      XCTAssertTrue(live.run { live.window.traitCollection.userInterfaceStyle == .light })
      live.close()
    }
  }

  func testDisplayLinkFiresEveryFrameAndFramesStopAfterIt() throws {
    try MainActor.assumeIsolated {
      let live = try LiveApplication()
      var stamps: [Double] = []
      let link = CADisplayLink { stamps.append($0.targetTimestamp) }

      link.add(to: .main, forMode: .common)
      XCTAssertTrue(live.run { stamps.count >= 5 })
      link.invalidate()

      XCTAssertTrue(zip(stamps, stamps.dropFirst()).allSatisfy { $1 > $0 }, "\(stamps)")
      XCTAssertTrue(live.fallsAsleep())
      live.close()
    }
  }

  func testASecondWindowKeepsTheProgramRunningWhenTheFirstIsClosed() throws {
    try MainActor.assumeIsolated {
      let live = try LiveApplication()
      let xid = try XCTUnwrap(live.xid)
      let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      second.makeKeyAndVisible()
      XCTAssertTrue(live.run { (second.host as? DesktopWindow)?.isShown == true })

      live.user.requestClose(xid)

      XCTAssertTrue(live.run { UIApplication.shared.windows == [second] })
      XCTAssertTrue(live.session.isRunning)
      second.close()
      XCTAssertFalse(live.session.isRunning)
      live.close()
    }
  }

  func testErrorWithoutADisplayNamesTheDisplay() {
    MainActor.assumeIsolated {
      do {
        _ = try DesktopSession(displayName: ":987")
        XCTFail("there is no such display")
      } catch {
        XCTAssertTrue("\(error)".contains(":987"), "\(error)")
      }
    }
  }
}

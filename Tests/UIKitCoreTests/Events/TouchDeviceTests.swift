// SPDX-License-Identifier: MIT
import DesktopTesting
import UIKit
import XCTest

@testable import UIKitCore
@testable import UIKitFixtures

/// Input from a touchscreen and a touchpad, from the drivers to recognizers and views. Skipped if the tests cannot
/// start their own Xorg.
///
/// Synchronous, like `DesktopSessionTests`.
final class TouchDeviceTests: XCTestCase {
  /// The server that the first test starts for all of them, because each of its devices accepts a single connection.
  nonisolated(unsafe) private static var started: Result<InputTestServer, any Error>?

  private static func server() throws -> InputTestServer {
    if let obstacle = InputTestServer.obstacle { throw XCTSkip(obstacle) }
    let result = started ?? Result { try InputTestServer() }
    started = result
    do {
      return try result.get()
    } catch {
      throw XCTSkip("\(error)")
    }
  }

  override class func tearDown() {
    if case .success(let server) = started { server.stop() }
    started = nil
    super.tearDown()
  }

  /// Sends input from the devices, at points of a live application's window.
  @MainActor
  private struct DeviceInput {
    /// The time between two reports of a fast finger, in microseconds.
    static let fastInterval: UInt32 = 3000
    static let steps = 12

    let live: LiveApplication
    let server: InputTestServer

    func touch(_ id: UInt32, _ phase: InputTestDevice.Phase, at point: CGPoint) {
      let (x, y) = live.onScreen(point)
      let (width, height) = InputTestServer.screenSize
      server.touchscreen.touch(id, phase, x: Double(x) / Double(width), y: Double(y) / Double(height))
    }

    func tap(_ points: [CGPoint]) {
      for (id, point) in points.enumerated() { touch(UInt32(id), .began, at: point) }
      for (id, point) in points.enumerated() { touch(UInt32(id), .ended, at: point) }
    }

    /// Moves fingers along straight lines simultaneously, and lifts them.
    ///
    /// - Parameter isFast: Whether the reports follow at short intervals, so that the fingers have a velocity.
    ///   Otherwise each report waits for the delivery of the previous one in a frame.
    func move(_ lines: [(from: CGPoint, to: CGPoint)], lifts: Bool = true, isFast: Bool = false) {
      for (id, line) in lines.enumerated() { touch(UInt32(id), .began, at: line.from) }
      for step in 1...Self.steps {
        let part = CGFloat(step) / CGFloat(Self.steps)
        for (id, line) in lines.enumerated() {
          let x = line.from.x + (line.to.x - line.from.x) * part
          touch(UInt32(id), .changed, at: CGPoint(x: x, y: line.from.y + (line.to.y - line.from.y) * part))
        }
        if isFast { usleep(Self.fastInterval) } else { waitForDelivery() }
      }
      guard lifts else { return }
      for (id, line) in lines.enumerated() { touch(UInt32(id), .ended, at: line.to) }
    }

    private func waitForDelivery() {
      for screen in live.session.screens { screen.connection.synchronize() }
      XCTAssertTrue(live.run { live.host?.motionSince == nil })
    }

    /// Moves the touchpad's pointer to a point.
    func point(at point: CGPoint) {
      let (x, y) = live.onScreen(point)
      live.user.movePointer(x: x, y: y)
    }
  }

  @MainActor
  private static func open(_ fill: @escaping (UIWindow) -> Void) throws -> DeviceInput {
    let server = try server()
    return DeviceInput(live: try LiveApplication(displayName: server.displayName, fill: fill), server: server)
  }

  // MARK: Touchscreen

  func testATapOfAFingerReachesTheRecognizerAndTheView() throws {
    try MainActor.assumeIsolated {
      let log = GestureLog()
      let input = try Self.open { window in
        let view = TouchView(frame: CGRect(x: 100, y: 100, width: 200, height: 100), log: log)
        log.watch(UITapGestureRecognizer(), on: view, as: "tap")
        window.addSubview(view)
      }

      input.tap([CGPoint(x: 150, y: 150)])

      XCTAssertTrue(input.live.run { log.states(of: "tap") == ["ended"] }, "\(log.lines)")
      XCTAssertEqual(log.lines, ["view began", "tap ended", "view cancelled"])
      input.live.close()
    }
  }

  func testTapOfTwoFingersIsNotADoubleTap() throws {
    try MainActor.assumeIsolated {
      let log = GestureLog()
      var counts: [Int] = []
      let input = try Self.open { window in
        let two = UITapGestureRecognizer()
        two.numberOfTouchesRequired = 2
        log.watch(two, on: window, as: "two")
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        log.watch(double, on: window, as: "double")
        let button = UIControl(frame: window.bounds)
        button.isMultipleTouchEnabled = true
        button.addAction(UIAction { _ in counts.append(1) }, for: .touchDown)
        button.addAction(UIAction { _ in counts.append(2) }, for: .touchDownRepeat)
        window.addSubview(button)
      }

      input.tap([CGPoint(x: 150, y: 150), CGPoint(x: 180, y: 150)])

      XCTAssertTrue(input.live.run { log.states(of: "two") == ["ended"] }, "\(log.lines)")
      XCTAssertEqual(log.states(of: "double"), [])
      XCTAssertFalse(counts.contains(2), "the second finger does not count as a second tap")
      input.live.close()
    }
  }

  func testPanHasTheVelocityOfTheFinger() throws {
    try MainActor.assumeIsolated {
      let log = GestureLog()
      var velocity: CGPoint?
      let input = try Self.open { window in
        let pan = UIPanGestureRecognizer()
        pan.addTarget { pan in if pan.state == .ended { velocity = pan.velocity(in: nil) } }
        log.watch(pan, on: window, as: "pan")
      }

      input.move([(CGPoint(x: 50, y: 150), CGPoint(x: 290, y: 150))], isFast: true)

      XCTAssertTrue(input.live.run { velocity != nil }, "\(log.lines)")
      XCTAssertEqual(log.states(of: "pan").first, "began")
      XCTAssertGreaterThan(velocity?.x ?? 0, 200)
      input.live.close()
    }
  }

  func testTwoFingersPinchAndRotateSimultaneously() throws {
    try MainActor.assumeIsolated {
      var scale: CGFloat = 1
      var rotation: CGFloat = 0
      let log = GestureLog()
      let both = Simultaneous()
      let input = try Self.open { window in
        let pinch = UIPinchGestureRecognizer()
        pinch.delegate = both
        pinch.addTarget { scale = max(scale, $0.scale) }
        log.watch(pinch, on: window, as: "pinch")
        let turn = UIRotationGestureRecognizer()
        turn.delegate = both
        turn.addTarget { rotation = max(rotation, $0.rotation) }
        log.watch(turn, on: window, as: "turn")
      }

      input.move([
        (CGPoint(x: 170, y: 150), CGPoint(x: 100, y: 80)), (CGPoint(x: 230, y: 150), CGPoint(x: 300, y: 220)),
      ])

      XCTAssertTrue(input.live.run { log.states(of: "pinch").last == "ended" }, "\(log.lines)")
      XCTAssertTrue(input.live.run { log.states(of: "turn").last == "ended" }, "\(log.lines)")
      XCTAssertGreaterThan(scale, 2)
      XCTAssertGreaterThan(rotation, 0.3)
      input.live.close()
    }
  }

  func testFingerFromTheEdgePopsInteractively() throws {
    try MainActor.assumeIsolated {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(UIViewController(), animated: false)
      let input = try Self.open { $0.rootViewController = navigation }

      input.move([(CGPoint(x: 3, y: 150), CGPoint(x: 250, y: 150))], lifts: false)
      XCTAssertTrue(input.live.run { navigation.transitionCoordinator?.isInteractive == true })
      input.touch(0, .ended, at: CGPoint(x: 250, y: 150))

      XCTAssertTrue(input.live.run { navigation.transitionCoordinator == nil })
      XCTAssertEqual(navigation.viewControllers.count, 1)
      input.live.close()
    }
  }

  func testHidingTheWindowCancelsTheFingersOnIt() throws {
    try MainActor.assumeIsolated {
      let log = GestureLog()
      let input = try Self.open { log.watch(UIPanGestureRecognizer(), on: $0, as: "pan") }
      input.move([(CGPoint(x: 50, y: 150), CGPoint(x: 290, y: 150))], lifts: false)
      XCTAssertTrue(input.live.run { log.states(of: "pan").last == "changed" }, "\(log.lines)")

      input.live.window.isHidden = true

      XCTAssertEqual(log.states(of: "pan").last, "cancelled")
      input.touch(0, .ended, at: CGPoint(x: 290, y: 150))
      input.live.close()
    }
  }

  // MARK: Touchpad

  func testTouchpadPinchMagnifiesAndRotates() throws {
    try MainActor.assumeIsolated {
      var scale: CGFloat = 1
      var rotation: CGFloat = 0
      let log = GestureLog()
      let both = Simultaneous()
      let input = try Self.open { window in
        let pinch = UIPinchGestureRecognizer()
        pinch.delegate = both
        pinch.addTarget { scale = $0.scale }
        log.watch(pinch, on: window, as: "pinch")
        let turn = UIRotationGestureRecognizer()
        turn.delegate = both
        turn.addTarget { rotation = $0.rotation }
        log.watch(turn, on: window, as: "turn")
      }
      input.point(at: CGPoint(x: 200, y: 150))

      input.server.touchpad.pinch(.began, scale: 1, degrees: 0)
      for step in 1...10 { input.server.touchpad.pinch(.changed, scale: 1 + Double(step) / 10, degrees: 3) }
      input.server.touchpad.pinch(.ended, scale: 2, degrees: 0)

      XCTAssertTrue(input.live.run { log.states(of: "pinch").last == "ended" }, "\(log.lines)")
      XCTAssertEqual(scale, 2, accuracy: 0.01)
      // The rotation begins with the second event, after six degrees.
      XCTAssertEqual(rotation, .pi / 180 * 24, accuracy: 0.01)
      input.live.close()
    }
  }

  func testTwoFingersOnATouchpadScroll() throws {
    try MainActor.assumeIsolated {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      scroll.contentSize = CGSize(width: 400, height: 3000)
      let input = try Self.open { $0.addSubview(scroll) }
      input.point(at: CGPoint(x: 200, y: 150))
      // The first report only sets the initial values of the axes.
      input.server.touchpad.scroll(dx: 0, dy: 1)

      for _ in 0..<10 { input.server.touchpad.scroll(dx: 0, dy: 5) }

      XCTAssertTrue(input.live.run { scroll.contentOffset.y > 5 && !scroll.isDragging }, "\(scroll.contentOffset)")
      XCTAssertTrue(input.live.run { !scroll.isDecelerating })
      input.live.close()
    }
  }

  func testSwipesOfThreeFingersAreLeftToTheWindowManager() throws {
    try MainActor.assumeIsolated {
      let log = GestureLog()
      let input = try Self.open { window in
        let pan = UIPanGestureRecognizer()
        pan.allowedScrollTypesMask = .all
        log.watch(pan, on: window, as: "pan")
        log.watch(UITapGestureRecognizer(), on: window, as: "tap")
      }
      let manager = try SwipeListener(displayName: input.server.displayName)
      input.point(at: CGPoint(x: 200, y: 150))

      input.server.touchpad.swipe(.began, dx: 0, dy: 0)
      for _ in 0..<10 { input.server.touchpad.swipe(.changed, dx: 20, dy: 0) }
      input.server.touchpad.swipe(.ended, dx: 0, dy: 0)
      XCTAssertTrue(input.live.run { manager.readSwipes() == 12 }, "the root window's client gets the swipe")
      input.tap([CGPoint(x: 200, y: 150)])

      XCTAssertTrue(input.live.run { log.states(of: "tap") == ["ended"] }, "\(log.lines)")
      XCTAssertEqual(log.states(of: "pan"), [])
      input.live.close()
    }
  }

  private final class Simultaneous: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }
}

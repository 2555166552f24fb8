// SPDX-License-Identifier: MIT
import DesktopTesting
import UIKit
import X11
import XCTest

@testable import UIKitCore
@testable import UIKitFixtures

/// A window that is not visible draws nothing.
final class CoveredWindowTests: XCTestCase {
  func testACoveredWindowStopsDrawingAndContinuesAtTheRightTime() throws {
    try MainActor.assumeIsolated {
      let live = try LiveApplication()
      let (host, box) = try startMoving(live)
      let frame = try XCTUnwrap(live.user.frame(of: host.xid))

      let cover = live.user.cover(frame)
      XCTAssertTrue(live.run { !host.isSeen })
      XCTAssertTrue(presentsNoFrames(host, live))

      live.user.destroy(cover)
      XCTAssertTrue(live.run { host.isSeen })
      XCTAssertTrue(
        live.run {
          guard let position = box.layer.presentation()?.position,
            let picture = live.user.screenshot(of: host.xid, PixelRect(x: 0, y: 0, width: frame.width, height: 80))
          else { return false }
          return [-6, 0, 6].allSatisfy { picture[Int(position.x) + $0, Int(position.y)] == 0xff0000 }
        })
      XCTAssertTrue(draws(host, live))
      live.close()
    }
  }

  func testCoveredWindowContinuesDrawingUnderACompositingManager() throws {
    try MainActor.assumeIsolated {
      let live = try LiveApplication()
      let (host, _) = try startMoving(live)
      let cover = live.user.cover(try XCTUnwrap(live.user.frame(of: host.xid)))
      XCTAssertTrue(live.run { !host.isSeen })

      let manager = live.user.claimCompositing()
      XCTAssertTrue(live.run { host.isSeen })
      XCTAssertTrue(draws(host, live))

      live.user.destroy(manager)
      XCTAssertTrue(live.run { !host.isSeen })
      live.user.destroy(cover)
      live.close()
    }
  }

  func testAWindowThatTheWindowManagerHidesStopsDrawing() throws {
    try MainActor.assumeIsolated {
      let live = try LiveApplication()
      let (host, _) = try startMoving(live)

      live.user.setState([live.user.connection.atoms[.netWMStateHidden]], of: host.xid)
      XCTAssertTrue(live.run { !host.isSeen })
      XCTAssertTrue(presentsNoFrames(host, live))

      live.user.setState([], of: host.xid)
      XCTAssertTrue(live.run { host.isSeen })
      XCTAssertTrue(draws(host, live))
      live.close()
    }
  }
}

/// Moves a red view back and forth at constant speed, by more than one pixel in two frames.
@MainActor
private func startMoving(_ live: LiveApplication) throws -> (DesktopWindow, UIView) {
  let box = UIView(frame: CGRect(x: 0, y: 50, width: 20, height: 20))
  box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  live.window.addSubview(box)
  UIView.animate(withDuration: 12, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) { box.center.x = 390 }
  let host = try XCTUnwrap(live.window.host as? DesktopWindow)
  XCTAssertTrue(live.run { host.statistics.framesPresented > 3 })
  return (host, box)
}

/// Returns whether frames are presented beyond those that may already have been submitted.
@MainActor
private func draws(_ host: DesktopWindow, _ live: LiveApplication, limit: Double = waitTimeout) -> Bool {
  let frames = host.statistics.framesPresented
  return live.run(limit: limit) { host.statistics.framesPresented > frames + 3 }
}

/// Returns whether no further frames are presented for half a second. The absence of frames can be observed only over a
/// period of time.
@MainActor
private func presentsNoFrames(_ host: DesktopWindow, _ live: LiveApplication) -> Bool { !draws(host, live, limit: 0.5) }

// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControllers
@testable import UIKitCore
@testable import UIKitFixtures
@testable import UIKitInspector

/// The inspector as a window beside the program's.
@MainActor
final class LiveInspectorTests: UIKitTestCase {
  func testTheInspectorObservesOnlyWhileItIsOpen() async throws {
    let page = UIViewController()
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    view.backgroundColor = .red
    page.view.addSubview(view)
    let application = try LiveApplication { $0.rootViewController = page }
    defer { application.close() }
    let inspector = Inspector()
    defer { inspector.end() }
    XCTAssertFalse(FrameEvent.observers.isActive)

    inspector.open(on: application.window)
    XCTAssertTrue(application.run { inspector.window.flatMap { application.xid(of: $0) } != nil })
    XCTAssertEqual(UIApplication.shared.windows, [application.window], "the program does not see it")
    try uncover(application, from: inspector)
    UIView.animate(withDuration: 0.2) { view.frame.origin.x = 200 }
    XCTAssertTrue(application.run { (inspector.controller?.record.frames.count ?? 0) > 3 })
    page.present(UIViewController(), animated: false)
    XCTAssertTrue(
      application.run { inspector.controller?.record.transitions.contains { $0.contains("present from") } == true })

    page.dismiss(animated: false)
    _ = application.run { page.presentedViewController == nil }

    inspector.close()
    XCTAssertFalse(FrameEvent.observers.isActive)
    XCTAssertFalse(TransitionEvent.observers.isActive)
    XCTAssertFalse(GestureEvent.observers.isActive)
    XCTAssertTrue(application.fallsAsleep())
    XCTAssertTrue(application.session.isRunning, "closing the inspector does not end the program")
  }

  func testTheInspectorDoesNotShowItsOwnFrames() async throws {
    let application = try LiveApplication()
    defer { application.close() }
    let inspector = Inspector()
    defer { inspector.end() }
    inspector.open(on: application.window)
    XCTAssertTrue(application.run { inspector.window.flatMap { application.xid(of: $0) } != nil })

    XCTAssertTrue(application.fallsAsleep(), "a resting window leaves the inspector at rest")
    let frames = try XCTUnwrap(inspector.controller).record.frames
    XCTAssertTrue(frames.allSatisfy { $0.window === application.window })
  }

  /// Moves the inspector to the side, because a covered window draws no frames.
  private func uncover(_ application: LiveApplication, from inspector: Inspector) throws {
    let xid = try XCTUnwrap(inspector.window.flatMap { application.xid(of: $0) })
    let right = try XCTUnwrap(application.xid.flatMap { application.user.frame(of: $0) }).maxX
    application.user.moveWindow(xid, x: right, y: 0)
    XCTAssertTrue(application.run { (application.user.frame(of: xid)?.x ?? 0) >= right })
  }
}

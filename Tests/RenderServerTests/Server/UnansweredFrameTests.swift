// SPDX-License-Identifier: MIT
import CX11
import DesktopTesting
import X11
import XCTest

@testable import RenderServer

/// Frames whose answers are late, with presenters that are given the time.
final class UnansweredFrameTests: XCTestCase {
  private var connection: X11.Connection!
  private var window: X11.Window!
  private var presenters: [any Presenter] = []
  private let size = PixelSize(width: 40, height: 30)

  override func setUpWithError() throws {
    connection = try X11.Connection()
    window = X11.Window(connection: connection, size: size, title: "Frames", appID: "passage-test")
    connection.synchronize()
    presenters = [
      TimerPresenter(connection: connection, window: window.xid, refreshInterval: 1.0 / 60),
      PresentPresenter(connection: connection, window: window.xid, refreshInterval: 1.0 / 60),
    ]
  }

  override func tearDown() {
    window.destroy()
    (presenters, window, connection) = ([], nil, nil)
  }

  private func present(with presenter: any Presenter, now: Double) throws {
    let visual = try XCTUnwrap(
      SurfaceVisual(connection: connection, window: SurfaceWindow(window), hasAlpha: false))
    let buffer = BackBuffer(connection: connection, size: size, visual: visual)
    presenter.present(buffer, damage: PixelRegion(PixelRect(size)), frame: FrameNote(), now: now)
  }

  func testNoFrameBeginsWhileTheFormerHasNotReachedTheServer() throws {
    for presenter in presenters {
      try present(with: presenter, now: 10)

      for now in [10.3, 12, 100] {
        XCTAssertTrue(presenter.update(now: now).isEmpty, "\(type(of: presenter)) at \(now)")
        XCTAssertTrue(presenter.isBusy, "\(type(of: presenter)) at \(now)")
      }
    }
  }

  func testTheServerIsAskedOnceForAFrameThatItDoesNotAnswer() throws {
    for presenter in presenters {
      try present(with: presenter, now: 10)
      let first = XNextRequest(connection.display)

      for now in [10.3, 10.4, 12] { _ = presenter.update(now: now) }

      // A window to receive the event, and the question.
      XCTAssertEqual(XNextRequest(connection.display) - first, 2, "\(type(of: presenter))")
      XCTAssertNil(presenter.deadline, "\(type(of: presenter))")
    }
  }

  func testAFrameThatTheServerHasPerformedAndDoesNotAnswerCountsAsShown() throws {
    for presenter in presenters {
      try present(with: presenter, now: 10)
      _ = presenter.update(now: 10.3)

      presenter.noteEcho(at: 20)

      XCTAssertTrue(presenter.update(now: 20.2).isEmpty, "\(type(of: presenter))")
      XCTAssertEqual(presenter.update(now: 20.3).count, 1, "\(type(of: presenter))")
      XCTAssertFalse(presenter.isBusy, "\(type(of: presenter))")
    }
  }

  func testTheServerSendsTheEventForTheSurface() throws {
    let presenter = presenters[1]
    try present(with: presenter, now: 10)
    _ = presenter.update(now: 10.3)
    connection.flush()

    var surface: UInt?
    waitUntil {
      while let event = connection.nextEvent() {
        if event.type == ClientMessage { surface = UInt(bitPattern: event.xclient.data.l.0) }
      }
      return surface != nil
    }

    XCTAssertEqual(surface, window.xid)
  }

  func testFramesOnASlowConnectionAreHalfAnAnswerApart() throws {
    var pace = AnswerPace()
    for seconds in [0.03, 0.4, 0.4, 0.4] { pace.noteAnswer(after: seconds) }
    XCTAssertNil(pace.interval(refreshInterval: 1.0 / 60))

    pace.noteAnswer(after: 0.5)

    XCTAssertEqual(try XCTUnwrap(pace.interval(refreshInterval: 1.0 / 60)), 0.2, accuracy: 1e-9)
  }
}

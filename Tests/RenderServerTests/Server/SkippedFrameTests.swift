// SPDX-License-Identifier: MIT
import CX11
import CoreGraphics
import DesktopTesting
import RenderTree
import X11
import XCTest

@testable import RenderServer

/// Presents frames faster than the server shows them, on a clock that the test controls.
class SkippedFrameTests: XCTestCase {
  var clock: FrameClockMode { .refresh }

  func testWindowShowsTheNewestFrameAfterFramesWereSkippedOrOvertaken() throws {
    let stage = try OvertakingStage(clock: clock)
    var random = SystemRandomNumberGenerator()

    for _ in 1...20 {
      for _ in 1...50 { stage.presentRandomFrame(using: &random) }

      XCTAssertTrue(stage.showsWholeTree(), "pixels of an older frame remain: \(stage.difference ?? "")")
    }

    if clock == .refresh, stage.hasPresent {
      XCTAssertGreaterThan(stage.skips, 20, "the server skipped too few frames to show anything")
    }
  }

  func testNewSizeWhoseFrameIsSkippedIsReportedOnce() throws {
    let stage = try OvertakingStage(clock: clock)
    let size = PixelSize(width: 180, height: 120)

    stage.resize(to: size)
    for color in [CGColor.red, .green, .blue] { stage.present(color) }

    XCTAssertTrue(stage.showsWholeTree())
    XCTAssertEqual(stage.resizedEvents, [size])
  }
}

/// The same with the timer and plain copies.
final class TimedSkippedFrameTests: SkippedFrameTests {
  override var clock: FrameClockMode { .timer }

  // XCTest finds inherited tests only in a class that has one of its own.
  override func testWindowShowsTheNewestFrameAfterFramesWereSkippedOrOvertaken() throws {
    try super.testWindowShowsTheNewestFrameAfterFramesWereSkippedOrOvertaken()
  }
}

/// A surface in a window, without the render thread. Its clock jumps past the timeout of an answer, so that the next
/// frame is presented while earlier ones are still waiting for the same refresh.
private final class OvertakingStage {
  private let desktop: Desktop
  private let window: X11.Window
  private let renderer: SurfaceRenderer
  private let mailbox: EventMailbox
  private let reference: RenderServer
  private let tree: LayerTree
  private let boxes: [LayerID]
  private var size = PixelSize(width: 200, height: 150)
  private var now = FrameClock.now
  private(set) var resizedEvents: [PixelSize] = []
  /// The number of frames that the server skipped, as observed by another client.
  private(set) var skips = 0
  /// The first difference between the window and the whole tree.
  private(set) var difference: String?

  /// A time in seconds that is longer than the timeout of any presenter.
  private static let jump = 0.3

  init(clock: FrameClockMode) throws {
    mailbox = try EventMailbox()
    desktop = try Desktop()
    let connection = try X11.Connection()
    window = X11.Window(connection: connection, size: size, title: "Skip", appID: "passage-test")
    window.map()
    connection.synchronize()
    let (desktop, xid) = (desktop, window.xid)
    waitUntil { desktop.isViewable(xid) }
    if connection.extensions.present != nil {
      XPresentSelectInput(desktop.display, xid, UInt32(PresentCompleteNotifyMask))
    }
    reference = try RenderServer(clock: .manual)
    tree = LayerTree(size: CGSize(width: size.width, height: size.height))
    let tree = tree
    boxes = [CGColor.red, .green, .blue].map { tree.add(CGRect(x: 0, y: 0, width: 30, height: 20), color: $0) }
    renderer = SurfaceRenderer(
      SurfaceDescription(
        id: SurfaceID(rawValue: 1), window: SurfaceWindow(window), pixelSize: size, scale: 1, hasAlpha: false,
        statistics: StatisticsRecord(), latestFrame: LatestFrame()),
      connection: connection, clock: clock, compositor: Compositor(connection: connection), events: mailbox)
    present()
  }

  deinit { reference.stop() }

  private var connection: X11.Connection { window.connection }
  var hasPresent: Bool { connection.extensions.present != nil }

  /// Moves a layer, or changes the whole window, and presents the result.
  func presentRandomFrame(using random: inout some RandomNumberGenerator) {
    if Int.random(in: 0..<4, using: &random) == 0 {
      present(
        CGColor(
          red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random), blue: 0, alpha: 1))
    } else {
      let place = CGPoint(
        x: Int.random(in: 15..<size.width - 15, using: &random),
        y: Int.random(in: 10..<size.height - 10, using: &random))
      tree.set(boxes.randomElement(using: &random)!) { $0.position = place }
      present()
    }
  }

  func present(_ color: CGColor) {
    tree.set(tree.root) { $0.backgroundColor = color }
    present()
  }

  func resize(to size: PixelSize) {
    self.size = size
    window.resize(to: size)
    connection.synchronize()
    tree.set(tree.root) {
      $0.bounds.size = CGSize(width: size.width, height: size.height)
      $0.position = CGPoint(x: size.width / 2, y: size.height / 2)
    }
    renderer.resize(to: size, scale: 1)
  }

  /// Commits the changes and presents them, whether or not the previous frames have been answered.
  private func present() {
    renderer.apply(tree.commit())
    now += Self.jump
    // Three frames may be in flight. While all buffers are in use, nothing is presented, and no answer is due.
    waitUntil(upTo: 1) {
      step()
      return renderer.deadline != nil
    }
  }

  private func step() {
    connection.readAnswers(at: now) { [renderer, window] in $0 == window.xid ? renderer : nil }
    renderer.step(now: now)
    connection.flush()
    countSkips()
    for case .resized(_, let size) in mailbox.drain() { resizedEvents.append(size) }
  }

  private func countSkips() {
    while var event = desktop.connection.nextEvent() {
      guard event.type == GenericEvent, XGetEventData(desktop.display, &event.xcookie) != 0 else { continue }
      defer { XFreeEventData(desktop.display, &event.xcookie) }
      let notice = event.xcookie.data.load(as: XPresentCompleteNotifyEvent.self)
      if Int32(notice.mode) == PresentCompleteModeSkip { skips += 1 }
    }
  }

  /// Whether the window shows the current tree without further changes.
  func showsWholeTree() -> Bool {
    let surface = reference.makeOffscreenSurface(pixelSize: size, scale: 1)
    surface.commit(tree.wholeCommit())
    let expected = surface.renderFrame(at: 0)
    surface.detach()
    return waitUntil {
      now += 0.01
      step()
      difference = firstDifference(from: expected)
      return difference == nil
    }
  }

  private func firstDifference(from expected: CGImage) -> String? {
    guard let shown = desktop.screenshot(of: window.xid), shown.width == expected.width else { return "no picture" }
    for y in 0..<size.height {
      for x in 0..<size.width {
        let pixel = expected[x, y]
        let color = UInt32(pixel.red << 16 | pixel.green << 8 | pixel.blue)
        if shown[x, y] != color { return "at (\(x), \(y)): \(String(shown[x, y], radix: 16)) and \(pixel)" }
      }
    }
    return nil
  }
}

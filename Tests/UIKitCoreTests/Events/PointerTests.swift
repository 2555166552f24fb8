// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import X11
import XCTest

@testable import UIKitFixtures

@MainActor
final class PointerTests: UIKitTestCase {
  private final class Chooser: NSObject, UIPointerInteractionDelegate {
    var style: UIPointerStyle?
    var region: CGRect?

    init(_ style: UIPointerStyle?, in region: CGRect? = nil) {
      self.style = style
      self.region = region
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { region.map { UIPointerRegion(rect: $0) } ?? defaultRegion }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      style
    }
  }

  private func makeHost() -> (host: ManualHost, outer: UIView, inner: UIView) {
    let host = ManualHost(size: CGSize(width: 200, height: 200))
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    outer.addSubview(inner)
    host.window.addSubview(outer)
    host.flush()
    return (host, outer, inner)
  }

  func testTheInnermostViewWithAStyleChoosesThePointer() async {
    let (host, outer, inner) = makeHost()
    let (link, text) = (Chooser(.link()), Chooser(UIPointerStyle(shape: .verticalBeam(length: 10))))
    outer.addInteraction(UIPointerInteraction(delegate: link))
    inner.addInteraction(UIPointerInteraction(delegate: text))

    host.movePointer(to: CGPoint(x: 20, y: 20))
    XCTAssertEqual(host.cursor, .pointingHand)
    host.movePointer(to: CGPoint(x: 70, y: 70))
    XCTAssertEqual(host.cursor, .iBeam)
    text.style = nil
    host.movePointer(to: CGPoint(x: 71, y: 70))
    XCTAssertEqual(host.cursor, .pointingHand, "no style means that of the view behind")
    host.movePointer(to: CGPoint(x: 150, y: 150))
    XCTAssertEqual(host.cursor, .arrow)
  }

  func testAStyleAppliesInItsRegion() async {
    let (host, outer, _) = makeHost()
    let chooser = Chooser(.rowResize(), in: CGRect(x: 0, y: 0, width: 100, height: 10))
    outer.addInteraction(UIPointerInteraction(delegate: chooser))

    host.movePointer(to: CGPoint(x: 20, y: 5))
    XCTAssertEqual(host.cursor, .resizeUpDown)
    host.movePointer(to: CGPoint(x: 20, y: 20))
    XCTAssertEqual(host.cursor, .arrow)
  }

  func testAnInvalidatedInteractionIsAskedAgainWhileAButtonIsDown() async {
    let (host, outer, _) = makeHost()
    let chooser = Chooser(.grabIdle())
    let interaction = UIPointerInteraction(delegate: chooser)
    outer.addInteraction(interaction)
    let location = CGPoint(x: 20, y: 20)
    host.movePointer(to: location)
    XCTAssertEqual(host.cursor, .openHand)

    host.touchBegan(at: location)
    chooser.style = .grabActive()
    interaction.invalidate()
    XCTAssertEqual(host.cursor, .closedHand)
    interaction.isEnabled = false
    XCTAssertEqual(host.cursor, .arrow)
    host.touchEnded(at: location)
  }

  func testInteractionsMoveFromViewToView() async {
    let (_, outer, inner) = makeHost()
    let interaction = UIPointerInteraction(delegate: nil)
    outer.addInteraction(interaction)
    XCTAssertTrue(interaction.view === outer)

    inner.addInteraction(interaction)
    XCTAssertTrue(outer.interactions.isEmpty)
    XCTAssertTrue(interaction.view === inner)
    inner.interactions = []
    XCTAssertNil(interaction.view)
  }

  func testThePointerHighlightsTheControlThatItIsOver() async throws {
    let camera = try OffscreenHost(size: CGSize(width: 200, height: 120))
    camera.host.window.backgroundColor = .white
    let first = UIButton(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
    let second = UIButton(frame: CGRect(x: 110, y: 10, width: 80, height: 40))
    for button in [first, second] { button.setTitle("A", for: .normal) }
    for button in [first, second] { camera.host.window.addSubview(button) }
    func look() -> (first: UInt32, second: UInt32) {
      camera.host.advance(by: 0.5)
      let picture = Picture(camera.picture())
      return (picture[50, 30], picture[150, 30])
    }
    let white = UInt32(0xffff_ffff)
    XCTAssertEqual(look().first, white)

    camera.host.movePointer(to: CGPoint(x: 30, y: 30))
    XCTAssertNotEqual(look().first, white)
    XCTAssertEqual(look().second, white)

    first.isEnabled = false
    XCTAssertEqual(look().first, white, "a disabled control does not answer")
    first.isEnabled = true
    XCTAssertNotEqual(look().first, white)

    camera.host.movePointer(to: CGPoint(x: 130, y: 30))
    XCTAssertEqual(look().first, white)
    XCTAssertNotEqual(look().second, white)

    second.removeFromSuperview()
    first.frame = second.frame
    XCTAssertNotEqual(look().second, white, "the control that is under the pointer now")
    camera.host.movePointer(to: nil)
    XCTAssertEqual(look().second, white)
    camera.close()
  }

  func testTheHighlightHasItsShape() async throws {
    let camera = try OffscreenHost(size: CGSize(width: 100, height: 60))
    camera.host.window.backgroundColor = .white
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
    view.hoverStyle = UIHoverStyle(effect: .highlight, shape: .capsule)
    camera.host.window.addSubview(view)
    camera.host.movePointer(to: CGPoint(x: 50, y: 30))
    camera.host.advance(by: 0.5)

    let picture = Picture(camera.picture())
    XCTAssertNotEqual(picture[50, 30], 0xffff_ffff)
    XCTAssertEqual(picture[12, 12], 0xffff_ffff, "the corner is round")
    camera.close()
  }

  func testAButtonThatShowsNothingIsNotHighlighted() async throws {
    let camera = try OffscreenHost(size: CGSize(width: 100, height: 60))
    camera.host.window.backgroundColor = .white
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    camera.host.window.addSubview(button)
    camera.host.movePointer(to: CGPoint(x: 90, y: 30))
    func isHighlighted() -> Bool {
      camera.host.advance(by: 0.5)
      return Picture(camera.picture())[90, 30] != 0xffff_ffff
    }
    XCTAssertFalse(isHighlighted())

    button.setTitle("A", for: .normal)
    camera.host.movePointer(to: CGPoint(x: 91, y: 30))
    XCTAssertTrue(isHighlighted())
    XCTAssertTrue(button.isPointerInteractionEnabled)
    button.isPointerInteractionEnabled = false
    XCTAssertFalse(isHighlighted())
    camera.close()
  }

  // MARK: Content that moves

  /// Two rows in a scroll view. Each reports whether the pointer is over it.
  private func makeRows() -> (host: ManualHost, scroll: UIScrollView, isOver: () -> [Bool]) {
    let host = ManualHost(size: CGSize(width: 200, height: 200))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scroll.contentSize = CGSize(width: 200, height: 1000)
    let rows = (0..<2).map { UIView(frame: CGRect(x: 0, y: CGFloat($0) * 100, width: 200, height: 100)) }
    let hovers = rows.map { row in
      let hover = UIHoverGestureRecognizer()
      row.addGestureRecognizer(hover)
      scroll.addSubview(row)
      return hover
    }
    host.window.addSubview(scroll)
    host.flush()
    return (host, scroll, { hovers.map { $0.state == .began || $0.state == .changed } })
  }

  func testThePointerIsOverWhatHasMovedUnderIt() async {
    let (host, scroll, isOver) = makeRows()
    host.movePointer(to: CGPoint(x: 100, y: 80))
    XCTAssertEqual(isOver(), [true, false])
    scroll.contentOffset.y = 50
    host.flush()
    XCTAssertEqual(isOver(), [false, true])
    scroll.contentOffset.y = 500
    host.flush()
    XCTAssertEqual(isOver(), [false, false])
  }

  func testThePointerIsOverTheViewWhereADragEnds() async {
    let (host, scroll, isOver) = makeRows()
    scroll.isScrollEnabled = false
    host.movePointer(to: CGPoint(x: 100, y: 80))
    host.touchBegan(at: CGPoint(x: 100, y: 80))
    host.touchMoved(to: CGPoint(x: 100, y: 150))
    XCTAssertEqual(isOver(), [true, false], "while the button is down, it stays")
    host.touchEnded(at: CGPoint(x: 100, y: 150))
    XCTAssertEqual(isOver(), [false, true])
  }

  func testThePointerIsOverWhatTheWheelHasBroughtUnderIt() async {
    let (host, scroll, isOver) = makeRows()
    scroll.contentOffset.y = 300
    host.movePointer(to: CGPoint(x: 100, y: 80))
    XCTAssertEqual(isOver(), [false, false], "it is over the gap below the rows")
    host.scroll(by: CGVector(dx: 0, dy: 300), at: CGPoint(x: 100, y: 80))
    host.advance(by: 1)
    XCTAssertEqual(scroll.contentOffset.y, 0)
    XCTAssertEqual(isOver(), [true, false])
  }

  func testAFingerLeavesNoPointerBehind() async {
    let (host, _, isOver) = makeRows()
    host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 80), duration: 0.2)
    host.advance(by: 1)
    XCTAssertEqual(isOver(), [false, false])
  }
}

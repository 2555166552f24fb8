// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import X11
import XCTest

@testable import Gallery

/// The changes under the pointer, by pixels.
@MainActor
final class HoverTests: UIKitTestCase {
  private static let size = CGSize(width: 1180, height: 760)

  /// Whether a control shows by itself that it can be used: its knob or its caret is always visible.
  private func needsNoHighlight(_ control: UIControl) -> Bool {
    control is UISlider || control is UISwitch || control is UISegmentedControl || control is any UIKeyInput
      || control is DragHandle
  }

  /// Returns the first shown control of each class in a view.
  private func samples(in view: UIView) -> [UIControl] {
    var found: [String: UIControl] = [:]
    func search(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled, view.window != nil else { return }
      if let control = view as? UIControl {
        let isInWindow = view.window?.bounds.contains(control.convert(control.bounds, to: nil)) ?? false
        if control.isEnabled, !needsNoHighlight(control), isInWindow { found["\(type(of: control))"] = control }
      } else {
        view.subviews.forEach(search)
      }
    }
    search(view)
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  private func pixels(of frame: CGRect, in image: CGImage) -> [UInt8] {
    let (left, right) = (Int(frame.minX) * 4, Int(frame.maxX) * 4)
    return (Int(frame.minY)..<Int(frame.maxY)).flatMap { y -> ArraySlice<UInt8> in
      let start = y * image.bytesPerRow
      return image.pixels[start + left..<start + right]
    }
  }

  func testControlsOfEveryKindAnswerThePointerAndAPress() async throws {
    var kinds: Set<String> = []
    for page in ["push", "present", "tabs", "container", "controls"] {
      for size in [Self.size, CGSize(width: 800, height: 600)] {
        let camera = try OffscreenHost(size: size)
        let shell = ShellController(page: try XCTUnwrap(Catalog.page(page)))
        camera.host.window.rootViewController = shell
        camera.host.advance(by: 1)
        for control in samples(in: shell.view) {
          let name = "\(type(of: control)) of \(page)"
          let frame = control.convert(control.bounds, to: nil)
          func look() -> [UInt8] {
            camera.host.advance(by: 0.5)
            return pixels(of: frame, in: camera.picture())
          }
          let rest = look()
          camera.host.movePointer(to: frame.boundsCenter)
          let hovered = look()
          XCTAssertTrue(hovered != rest, "\(name) answers the pointer")
          camera.host.touchBegan(at: frame.boundsCenter)
          XCTAssertTrue(look() != hovered, "\(name) answers a press")
          camera.host.cancelTouches()
          camera.host.movePointer(to: nil)
          XCTAssertTrue(look() == rest, "\(name) is as before")
          kinds.insert("\(type(of: control))")
        }
        camera.close()
      }
    }
    for kind in ["OptionRow", "SidebarRow", "UIButton", "BarButton", "TabBarButton", "ContainerBarButton"] {
      XCTAssertTrue(kinds.contains(kind), "\(kind) was seen, among \(kinds)")
    }
  }

  func testACardUnderThePointerStandsOutFromThePageAroundIt() async throws {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let camera = try OffscreenHost(size: CGSize(width: 800, height: 1100), scale: 1, style: style)
      let home = HomeController()
      camera.host.window.rootViewController = UINavigationController(rootViewController: home)
      camera.host.advance(by: 0.5)
      let card = try XCTUnwrap(PageStage.all(PageCard.self, in: home.view).first)
      let frame = card.convert(card.bounds, to: nil)
      camera.host.movePointer(to: frame.boundsCenter)
      camera.host.advance(by: 0.5)

      let picture = camera.picture()
      func brightness(_ x: CGFloat) -> Int {
        Int(pixels(of: CGRect(x: x, y: frame.midY, width: 1, height: 1), in: picture)[1])
      }
      let (inside, outside) = (brightness(frame.minX + 4), brightness(frame.minX - 4))
      XCTAssertGreaterThanOrEqual(abs(inside - outside), 10, "\(inside) and \(outside)")
      camera.close()
    }
  }

  func testThePointerIsAHandOverLinksAndDrags() async throws {
    let host = ManualHost(size: Self.size)
    let shell = ShellController(page: ComparePage.entry)
    host.window.rootViewController = shell
    host.advance(by: 0.5)
    func move(to view: UIView) -> CGPoint {
      let center = view.convert(view.bounds.boundsCenter, to: nil)
      host.movePointer(to: center)
      return center
    }

    _ = move(to: try XCTUnwrap(PageStage.all(SidebarRow.self, in: shell.view).first))
    XCTAssertEqual(host.cursor, .pointingHand)
    _ = move(to: shell.sidebar.search)
    XCTAssertEqual(host.cursor, .iBeam)
    let compare = try XCTUnwrap(shell.pages.topViewController as? CompareController)
    let cell = move(to: compare.cells[0].view)
    XCTAssertEqual(host.cursor, .openHand)
    host.touchBegan(at: cell)
    XCTAssertEqual(host.cursor, .closedHand)
    host.touchEnded(at: cell)
    XCTAssertEqual(host.cursor, .openHand)

    compare.panels.toggle(.curve)
    compare.change([compare.cells[0]]) { $0.curve = .cubic(.zero, CGPoint(x: 1, y: 1)) }
    host.advance(by: 1)
    let handle = move(to: try XCTUnwrap(PageStage.all(DragHandle.self, in: compare.view).first))
    XCTAssertEqual(host.cursor, .openHand)
    host.touchBegan(at: handle)
    XCTAssertEqual(host.cursor, .closedHand)
    host.touchEnded(at: handle)
    XCTAssertEqual(host.cursor, .openHand)
  }

  func testAPaneThatIsDraggedAndAPictureThatIsALinkChangeThePointer() async throws {
    let stage = PageStage(size: PageStage.sizes[1])
    try stage.open("blur")
    let pane = try XCTUnwrap(
      PageStage.all(UIVisualEffectView.self, in: try XCTUnwrap(stage.page?.view)).first { !$0.interactions.isEmpty })
    let start = pane.convert(CGPoint(x: 10, y: pane.bounds.midY), to: nil)
    stage.host.movePointer(to: start)
    XCTAssertEqual(stage.host.cursor, .openHand)
    stage.host.touchBegan(at: start)
    stage.host.touchMoved(to: CGPoint(x: start.x + 40, y: start.y))
    stage.host.advance(by: 0.1)
    XCTAssertEqual(stage.host.cursor, .closedHand)
    stage.host.touchEnded(at: CGPoint(x: start.x + 40, y: start.y))
    XCTAssertEqual(stage.host.cursor, .openHand)

    stage.goBack()
    try stage.open("navigate")
    let cell = try XCTUnwrap(PageStage.all(LandscapeCell.self, in: try XCTUnwrap(stage.page?.view)).first)
    stage.host.movePointer(to: cell.convert(cell.bounds.boundsCenter, to: nil))
    XCTAssertEqual(stage.host.cursor, .pointingHand)
    XCTAssertNotNil(cell.hoverStyle)
  }

  func testThePointerIsAHandOverWhatTheMotionLabLetsDrag() async throws {
    let stage = PageStage(size: PageStage.sizes[1])
    try stage.open("motion")
    let page = try XCTUnwrap(stage.page)
    let choice = try XCTUnwrap(PageStage.all(UISegmentedControl.self, in: page.view).first)
    func show(_ index: Int) {
      choice.selectedSegmentIndex = index
      choice.sendActions(for: .valueChanged)
      stage.host.advance(by: 0.5)
    }
    func check(_ place: CGPoint) {
      stage.host.movePointer(to: place)
      XCTAssertEqual(stage.host.cursor, .openHand)
      stage.host.touchBegan(at: place)
      XCTAssertEqual(stage.host.cursor, .closedHand)
      stage.host.touchEnded(at: place)
      XCTAssertEqual(stage.host.cursor, .openHand)
    }

    show(3)
    let decay = try XCTUnwrap(PageStage.all(DecayExperiment.self, in: page.view).first)
    check(decay.convert(decay.bounds.boundsCenter, to: nil))
    show(2)
    let keyframes = try XCTUnwrap(PageStage.all(KeyframeExperiment.self, in: page.view).first)
    let handle = try XCTUnwrap(keyframes.subviews.first { !$0.interactions.isEmpty })
    check(handle.convert(handle.bounds.boundsCenter, to: nil))
  }
}

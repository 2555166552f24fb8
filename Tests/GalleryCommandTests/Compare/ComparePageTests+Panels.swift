// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import Gallery

/// The panels of the page “Compare”.
extension ComparePageTests {
  func testThePaletteFindsAStyleAndAddsIt() async throws {
    let page = open()
    press(UInt(("/" as Character).asciiValue ?? 0), "/")
    for character in "cub" { letter(character) }
    let tiles = PageStage.all(StyleTile.self, in: page.panels).filter { !$0.isHidden }
    XCTAssertEqual(Set(tiles.map(\.style.id)), ["cube"])
    XCTAssertEqual(page.cells.count, 4, "letters in the field are no commands")

    let cube = try XCTUnwrap(tiles.first)
    host.tap(at: cube.convert(cube.bounds.boundsCenter, to: nil))
    host.advance(by: 0.5)

    XCTAssertEqual(page.cells.last?.style.id, "cube")
    press(PageStage.Key.escape)
    XCTAssertFalse(page.panels.isTyping)
  }

  func testReturnAddsTheFoundStyleAndTabMovesOnToTheTiles() async throws {
    let page = open()
    press(UInt(("/" as Character).asciiValue ?? 0), "/")
    for character in "fold" { letter(character) }
    press(PageStage.Key.enter)
    XCTAssertEqual(page.cells.last?.style.id, "fold")
    XCTAssertTrue(page.panels.isTyping)

    press(PageStage.Key.tab)
    let tile = try XCTUnwrap(UIFocusSystem.focusSystem(for: page)?.focusedItem as? StyleTile)
    XCTAssertEqual(tile.style.id, "fold")
    press(PageStage.Key.space, " ")
    XCTAssertEqual(page.cells.map(\.style.id).suffix(2), ["fold", "fold"])
  }

  func testEveryStyleHasALivePictureInThePalette() async throws {
    let page = open(size: CGSize(width: 1180, height: 3000))
    page.playback.pause()
    page.panels.open(.styles)
    host.advance(by: 0.2)

    let tiles = PageStage.all(StyleTile.self, in: page.panels)
    XCTAssertEqual(Set(tiles.map(\.style.id)), Set(Catalog.styles.map(\.id)))
    XCTAssertEqual(tiles.count, Catalog.styles.count)
    XCTAssertTrue(tiles.allSatisfy { $0.picture.isLive || $0.frame.minY > 2700 })
    page.panels.close()
    XCTAssertFalse(tiles.contains { $0.picture.isLive })
  }

  func testTheTransitionsOfThePaletteEndWhenItIsClosed() async throws {
    let page = open(size: CGSize(width: 1180, height: 3000))
    page.playback.pause()
    page.panels.open(.styles)
    host.advance(by: 0.5)
    weak var tile: StyleTile?
    weak var picture: WindowFrame?
    tile = PageStage.all(StyleTile.self, in: page.panels).first
    picture = PageStage.all(WindowFrame.self, in: try XCTUnwrap(tile)).first
    XCTAssertNotNil(picture)

    page.panels.close()
    host.advance(by: 2)

    XCTAssertNil(tile)
    XCTAssertNil(picture)
  }

  private func openCurve(_ curve: MotionCurve) throws -> (page: CompareController, handles: [DragHandle]) {
    let page = open(
      Comparison(cells: [ComparedStyle(style: "slide", kind: .push, curve: curve), ComparedStyle("system", .push)]))
    page.playback.pause()
    page.panels.open(.curve)
    host.advance(by: 0.2)
    return (page, PageStage.all(DragHandle.self, in: page.panels))
  }

  private func handlePoints(_ page: CompareController) throws -> [CGPoint] {
    struct NoCubicCurve: Error {}
    guard case .cubic(let first, let second) = page.comparison.cells[0].curve else { throw NoCubicCurve() }
    return [first, second]
  }

  func testAHandleOfTheCurveStaysUnderThePointerAfterADragBeyondTheEdge() async throws {
    let (page, handles) = try openCurve(.cubic(CGPoint(x: 0.4, y: 0.2), CGPoint(x: 0.6, y: 1)))
    let start = handles[0].convert(handles[0].bounds.boundsCenter, to: nil)
    let far = CGPoint(x: start.x - 300, y: start.y)

    host.touchBegan(at: start)
    host.move(from: start, to: far, duration: 0.2)
    XCTAssertEqual(try handlePoints(page)[0].x, 0)
    host.move(from: far, to: start, duration: 0.2)

    let end = try handlePoints(page)[0]
    XCTAssertEqual(end.x, 0.4, accuracy: 0.001)
    XCTAssertEqual(end.y, 0.2, accuracy: 0.001)
    host.touchEnded(at: start)
  }

  func testTheArrowKeysMoveAHandleOfTheCurveInBothDirections() async throws {
    let (page, handles) = try openCurve(.cubic(CGPoint(x: 0.4, y: 0.2), CGPoint(x: 0.6, y: 1)))
    UIFocusSystem.focusSystem(for: page)?.requestFocusUpdate(to: handles[0])

    press(PageStage.Key.right)
    XCTAssertGreaterThan(try handlePoints(page)[0].x, 0.4)
    XCTAssertEqual(try handlePoints(page)[0].y, 0.2, accuracy: 1e-6)
    press(PageStage.Key.up)
    XCTAssertGreaterThan(try handlePoints(page)[0].y, 0.2)
    XCTAssertEqual(page.playback.speed, 1, "the keys are the handle's")
  }

  func testTheChosenCellIsBesideThePanelInANarrowWindow() async throws {
    let page = open(size: CGSize(width: 480, height: 700))
    page.playback.pause()
    page.choose(number: 4)

    page.panels.open(.curve)
    host.advance(by: 0.2)

    let cell = page.cells[3].view.convert(page.cells[3].view.bounds, to: page.view)
    XCTAssertTrue(page.view.bounds.contains(cell))
    XCTAssertFalse(cell.intersects(page.panels.frame))
    XCTAssertGreaterThanOrEqual(cell.width, CompareGrid.leastSize.width)
  }

  func testTheTransportHasRoomBesideAPanelInALowWindow() async throws {
    for width in [480, 600] as [CGFloat] {
      let page = open(size: CGSize(width: width, height: 360))
      page.playback.pause()
      page.panels.open(.curve)
      host.advance(by: 0.2)

      XCTAssertEqual(page.panels.frame.maxY, page.transport.frame.maxY, "the panel reaches down beside it")
      XCTAssertFalse(page.panels.frame.intersects(page.transport.frame))
      let buttons = PageStage.all(ToolButton.self, in: page.transport).filter { !$0.isHidden }
      XCTAssertEqual(buttons.count, width < 600 ? 3 : 5)
      for button in buttons {
        XCTAssertTrue(page.transport.bounds.contains(button.frame), "\(button.accessibilityLabel ?? "") at \(width)")
      }
      let play = try XCTUnwrap(buttons.first { $0.accessibilityLabel == "Play" })
      host.tap(at: play.convert(play.bounds.boundsCenter, to: nil))
      XCTAssertTrue(page.playback.isPlaying)

      page.panels.close()
      host.advance(by: 0.2)
      XCTAssertEqual(page.transport.frame.width, width - 32)
    }
  }

  func testAPanelCoversTheTransportWhereThereIsNoRoomBesideIt() async throws {
    let page = open(size: CGSize(width: 420, height: 360))
    page.panels.open(.curve)
    host.advance(by: 0.2)

    XCTAssertEqual(page.panels.frame.width, 420 - 32)
    XCTAssertTrue(page.transport.isHidden)
    page.panels.close()
    host.advance(by: 0.2)
    XCTAssertFalse(page.transport.isHidden)
  }

  func testTheCommandLineOfTheComparisonCanBeCopied() async throws {
    let page = open(size: CGSize(width: 1180, height: 900))
    page.playback.pause()
    page.panels.open(.export)
    host.advance(by: 0.2)
    let copy = try XCTUnwrap(
      PageStage.all(ToolButton.self, in: page.panels).first { $0.accessibilityIdentifier == "copy-command" })

    host.tap(at: copy.convert(copy.bounds.boundsCenter, to: nil))

    XCTAssertEqual(UIPasteboard.general.string, ExportPanel.commandLine(page.currentComparison.address))
    XCTAssertEqual(copy.title, "Copied")
    page.change([page.cells[0]]) { $0.duration = 0.123 }
    host.advance(by: 0.2)
    XCTAssertEqual(copy.title, "Copy", "it is another command line")
  }
}

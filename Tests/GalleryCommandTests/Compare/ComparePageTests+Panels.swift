// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import Gallery

/// The panels of the page “Compare”.
extension ComparePageTests {
  func testThePaletteFindsAStyleAndAddsIt() async throws {
    let page = open()
    press(UInt(("/" as Character).asciiValue ?? 0), "/")
    for character in "alb" { letter(character) }
    let tiles = PageStage.all(StyleTile.self, in: page.panels).filter { !$0.isHidden }
    XCTAssertEqual(Set(tiles.map(\.style.id)), ["album"])
    XCTAssertEqual(page.cells.count, 4, "letters in the field are no commands")

    let album = try XCTUnwrap(tiles.first)
    host.tap(at: album.convert(album.bounds.boundsCenter, to: nil))
    host.advance(by: 0.5)

    XCTAssertEqual(page.cells.last?.style.id, "album")
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
    page.choose(number: 1)
    press(PageStage.Key.space, " ")
    XCTAssertEqual(page.cells.count, 5, "a style that is compared is chosen, and not added twice")
    XCTAssertTrue(page.chosenCell === page.cells[4])
  }

  func testNAddsAnotherCellLikeTheChosenOne() async throws {
    let page = open()
    page.choose(number: 3)
    letter("n")
    XCTAssertEqual(page.comparison.cells.last, page.comparison.cells[2])
    XCTAssertEqual(page.cells.count, 5)
  }

  func testThePaletteSaysThatThereIsNoRoomForATenthCell() async throws {
    let page = open()
    page.panels.open(.styles)
    func hasNote() -> Bool {
      PageStage.all(UILabel.self, in: page.panels).contains {
        $0.text?.hasPrefix("There are nine") == true && !$0.isHidden
      }
    }
    XCTAssertFalse(hasNote())
    for _ in 0..<5 { page.add(ComparedStyle("slide", .push)) }
    XCTAssertTrue(hasNote())
  }

  func testAKindIsChosenFromAMenu() async throws {
    let page = open(Comparison(cells: [ComparedStyle("slide", .push), ComparedStyle("zoom", .push)]))
    let header = try XCTUnwrap(PageStage.all(CellHeader.self, in: page.cells[0].view).first)
    let button = try XCTUnwrap(PageStage.all(UIButton.self, in: header).first)
    let actions = try XCTUnwrap(button.menu?.children as? [UIAction])
    XCTAssertEqual(actions.map(\.title), try XCTUnwrap(Catalog.style("slide")).kinds.map(\.title))
    XCTAssertEqual(actions.filter { $0.state == .on }.map(\.title), [TransitionKind.push.title])

    header.onKindChange?(.tab)
    XCTAssertEqual(page.comparison.cells[0].kind, .tab)
  }

  func testNewPagesAreCoveredByTheFormerOnesUntilTheyAreReady() async throws {
    let page = open(Comparison(cells: [ComparedStyle("slide", .push), ComparedStyle("cover", .present)]))
    page.playback.pause()
    let old = page.cells

    page.comparison.pages = .grid
    XCTAssertEqual(PageStage.all(GridCover.self, in: page.grid.view).count, 1)
    XCTAssertTrue(page.grid.view.subviews.last is GridCover, "the cover is above the new cells")
    host.advance(by: 1)

    XCTAssertTrue(page.cells.allSatisfy(\.isReady))
    XCTAssertFalse(page.cells.contains { old.contains($0) })
    XCTAssertEqual(PageStage.all(GridCover.self, in: page.grid.view).count, 0)
  }

  func testAChosenDragMovesAllCellsAndTheTableSaysWhatEachMakesOfIt() async throws {
    let page = open(Comparison(cells: [ComparedStyle("slide", .push), ComparedStyle("system", .push)]))
    page.panels.open(.gesture)
    let flick = try XCTUnwrap(PageStage.all(ToolButton.self, in: page.panels).first { $0.title == "Flick" })
    host.tap(at: flick.convert(flick.bounds.boundsCenter, to: nil))
    host.advance(by: 0.1)

    XCTAssertEqual(page.comparison.drag, .flick)
    XCTAssertTrue(page.cells.allSatisfy { $0.motion.response != nil })
    XCTAssertEqual(page.playback.length, page.cells.map(\.motion.duration).max())
    let table = MotionComparison(rows: page.cells.map(\.motionRow))
    XCTAssertEqual(table.columns.first, .response)
    XCTAssertEqual(table.leaders(in: .handOff).map(\.number), [2], "the system keeps the velocity")
    page.panels.open(.motion)
    host.advance(by: 0.5)
    let heads = PageStage.all(FigureHead.self, in: page.panels).compactMap(\.accessibilityLabel)
    XCTAssertTrue(heads.contains("Sort by Hand-off"))
    page.comparison.drag = nil
    host.advance(by: 0.1)
    XCTAssertFalse(
      PageStage.all(FigureHead.self, in: page.panels).compactMap(\.accessibilityLabel).contains("Sort by Hand-off"))
  }

  func testAWipeHasADividerThatIsDragged() async throws {
    let page = open(Comparison(cells: [ComparedStyle("slide", .push), ComparedStyle("cube", .push)]))
    page.playback.scrub(to: 0.1)
    page.choose(number: 2)
    page.comparison.overlay = .wipe
    host.advance(by: 0.1)
    let handle = try XCTUnwrap(PageStage.all(DragHandle.self, in: page.cells[1].view).first)
    let frame = page.cells[1].pagesFrame
    XCTAssertEqual(handle.center.x, frame.midX, accuracy: 1)

    let start = handle.convert(handle.bounds.boundsCenter, to: nil)
    host.touchBegan(at: start)
    host.move(from: start, to: CGPoint(x: start.x + 60, y: start.y), duration: 0.1)
    host.touchEnded(at: CGPoint(x: start.x + 60, y: start.y))

    XCTAssertEqual(handle.center.x, frame.midX + 60, accuracy: 1)
    XCTAssertEqual(page.playback.time, 0.1, accuracy: 1e-6, "the pages are not dragged")
    page.comparison.overlay = .none
    XCTAssertEqual(PageStage.all(DragHandle.self, in: page.cells[1].view).count, 0)
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
    XCTAssertGreaterThanOrEqual(cell.width, GridLayout.leastSize.width)
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

    let words = try XCTUnwrap(UIPasteboard.general.string).split(separator: " ").map(String.init)
    XCTAssertEqual(words, ["gallery", "--page", "compare"] + page.currentComparison.address)
    XCTAssertEqual(Comparison(address: Array(words.dropFirst(3)))?.address, page.currentComparison.address)
    XCTAssertEqual(copy.title, "Copied")
    page.change([page.cells[0]]) { $0.duration = 0.123 }
    host.advance(by: 0.2)
    XCTAssertEqual(copy.title, "Copy as one line", "it is another command line")
  }
}

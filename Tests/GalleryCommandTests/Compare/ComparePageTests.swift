// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import Gallery

/// The page “Compare” in a window on the manual clock.
@MainActor
final class ComparePageTests: XCTestCase {
  /// The window of the test. A window is made by the test itself, because the last one has the clock.
  var host: ManualHost!

  func open(
    _ comparison: Comparison = .initial, size: CGSize = CGSize(width: 1180, height: 760)
  )
    -> CompareController
  {
    close()
    host = ManualHost(size: size)
    let page = CompareController(comparison)
    host.window.rootViewController = page
    host.advance(by: 0.5)
    return page
  }

  override func tearDown() async throws { await MainActor.run { close() } }

  /// Closes the window of the page, which would play on.
  private func close() {
    host?.window.rootViewController = nil
    host?.advance(by: 0.5)
    host?.window.close()
  }

  func press(_ key: UInt, _ text: String = "", _ modifiers: UIKeyModifierFlags = []) {
    host.key(key, text: text, modifiers: modifiers)
    host.advance(by: 0.05)
  }

  func letter(_ letter: Character) { press(UInt(letter.asciiValue ?? 0), String(letter)) }

  func testAnAddedCellDoesNotStopTheOthers() async {
    let page = open()
    let before = page.cells
    XCTAssertTrue(page.playback.isPlaying)

    page.add(ComparedStyle("album", .push))
    host.advance(by: 0.3)

    XCTAssertEqual(page.cells.count, 5)
    XCTAssertTrue(zip(page.cells, before).allSatisfy { $0 === $1 })
    XCTAssertTrue(page.playback.isPlaying)
    XCTAssertTrue(page.cells.allSatisfy(\.isReady))
    page.remove(page.cells[0])
    host.advance(by: 0.3)
    XCTAssertTrue(zip(page.cells, before.dropFirst()).allSatisfy { $0 === $1 })
    XCTAssertTrue(page.playback.isPlaying)
  }

  func testAComparisonWithASpeedKeepsItsLoopAndItsDirection() async {
    var comparison = Comparison.initial
    (comparison.speed, comparison.loops, comparison.direction) = (0.05, false, .forward)

    let page = open(comparison)

    XCTAssertEqual(page.comparison, comparison)
    XCTAssertEqual(page.playback.speed, 0.05)
    XCTAssertFalse(page.playback.loops)
    XCTAssertEqual(page.playback.direction, .forward)
  }

  func testThereAreTwoToNineCells() async {
    let page = open()
    for _ in 0..<8 { page.add(ComparedStyle("slide", .push)) }
    XCTAssertEqual(page.cells.count, 9)
    for _ in 0..<9 { page.remove(page.cells[0]) }
    XCTAssertEqual(page.cells.count, 2)
  }

  func testNineCellsInASmallWindowHaveNamesAndScroll() async throws {
    let page = open(size: CGSize(width: 480, height: 300))
    for _ in 0..<5 { page.add(ComparedStyle("slide", .push)) }
    host.advance(by: 0.3)

    for cell in page.cells {
      XCTAssertGreaterThanOrEqual(cell.view.bounds.width, GridLayout.leastSize.width)
      XCTAssertGreaterThanOrEqual(cell.view.bounds.height, GridLayout.leastSize.height)
      let header = try XCTUnwrap(PageStage.all(CellHeader.self, in: cell.view).first)
      let title = try XCTUnwrap(PageStage.all(UILabel.self, in: header).first { $0.text == cell.style.title })
      XCTAssertGreaterThan(title.bounds.width, 60)
    }
    func isSeen(_ cell: CompareCell) -> Bool { page.grid.view.bounds.intersects(cell.view.frame) }
    XCTAssertTrue(isSeen(page.cells[0]) && !isSeen(page.cells[8]))
    letter("9")
    XCTAssertTrue(isSeen(page.cells[8]))
    XCTAssertEqual(page.grid.view.bounds.maxY, page.cells[8].view.frame.maxY, accuracy: 1)

    for _ in 0..<7 { page.remove(page.cells[0]) }
    host.advance(by: 0.3)
    XCTAssertEqual(page.grid.view.bounds.minY, 0)
  }

  func testTheTransportsKeysWork() async {
    let page = open()
    letter("k")
    XCTAssertFalse(page.playback.isPlaying)
    press(0xff50)
    XCTAssertEqual(page.playback.time, 0)
    press(PageStage.Key.right)
    XCTAssertEqual(page.playback.time, 1.0 / 60, accuracy: 1e-6)
    press(0xff57)
    XCTAssertEqual(page.playback.time, page.playback.length)
    letter("j")
    XCTAssertTrue(page.playback.isPlaying && page.playback.isReversed)
    letter("l")
    XCTAssertTrue(page.playback.isPlaying && !page.playback.isReversed)
    press(PageStage.Key.space, " ")
    XCTAssertFalse(page.playback.isPlaying)
    press(PageStage.Key.down)
    XCTAssertEqual(page.playback.speed, 0.5)
    letter("r")
    XCTAssertFalse(page.playback.loops)
    letter("d")
    XCTAssertEqual(page.playback.direction, .forward)
    letter("3")
    XCTAssertTrue(page.chosenCell === page.cells[2])
  }

  func testEveryControlIsReachedByTab() async throws {
    let page = open()
    page.panels.open(.styles)
    host.advance(by: 0.2)
    var reached: Set<ObjectIdentifier> = []
    for _ in 0..<80 {
      press(PageStage.Key.tab)
      let system = try XCTUnwrap(UIFocusSystem.focusSystem(for: page))
      reached.insert(ObjectIdentifier(try XCTUnwrap(system.focusedItem)))
    }
    let controls = PageStage.all(UIControl.self, in: page.view).filter { control in
      // The pages in the cells and in the palette are pictures, and cannot be used.
      control.isEnabled && !control.isHidden
        && !sequence(first: control as UIView, next: \.superview).contains {
          $0 is WindowFrame
        }
    }
    XCTAssertTrue(controls.allSatisfy { reached.contains(ObjectIdentifier($0)) })
  }

  func testOneDragMovesThePagesOfAllCellsByTheSamePoints() async throws {
    let page = open(
      Comparison(cells: [
        ComparedStyle("slide", .push), ComparedStyle("system", .push), ComparedStyle("cover", .present),
      ]))
    page.playback.scrub(to: 0)
    host.advance(by: 0.3)
    let start = page.cells[0].view.convert(page.cells[0].pagesFrame.boundsCenter, to: nil)

    host.touchBegan(at: start)
    host.move(from: start, to: CGPoint(x: start.x - 120, y: start.y), duration: 0.3)

    for cell in page.cells {
      let edge = try XCTUnwrap(cell.motion.table?.edge, cell.style.id)
      let moved = abs(edge.position(at: cell.fraction) - edge.position(at: 0))
      XCTAssertEqual(moved, 120, accuracy: 1, "\(cell.style.id): \(edge.side.title)")
    }
    host.touchEnded(at: CGPoint(x: start.x - 120, y: start.y))
    XCTAssertEqual(page.chosenCell, page.cells[0], "a dragged cell is chosen")
    XCTAssertEqual(try XCTUnwrap(page.lastDrag?.points.last?.distance), 120, accuracy: 0.5)
    XCTAssertEqual(try XCTUnwrap(page.lastDrag?.velocity), 400, accuracy: 40)
  }

  func testADragMovesThePagesFromWhereTheyAre() async throws {
    let page = open(Comparison(cells: [ComparedStyle("slide", .push), ComparedStyle("system", .push)]))
    page.playback.scrub(to: 0.1)
    host.advance(by: 0.3)
    let before = page.cells.map(\.fraction)
    XCTAssertNotEqual(before[0], before[1], accuracy: 0.05)
    let start = page.cells[1].view.convert(page.cells[1].pagesFrame.boundsCenter, to: nil)

    host.touchBegan(at: start)
    host.move(from: start, to: CGPoint(x: start.x - 40, y: start.y), duration: 0.1)
    host.move(from: CGPoint(x: start.x - 40, y: start.y), to: start, duration: 0.1)

    for (cell, fraction) in zip(page.cells, before) { XCTAssertEqual(cell.fraction, fraction, accuracy: 0.01) }
    host.touchEnded(at: start)
  }

  func testACellThatIsAddedWhilePagesGoBackHasPagesOfItsSize() async throws {
    let page = open()
    page.playback.direction = .backward
    page.playback.scrub(to: 0)
    host.advance(by: 0.5)

    for _ in 0..<3 {
      page.add(ComparedStyle("diagonal", .present))
      host.advance(by: 1)
    }

    for cell in page.cells.suffix(3) {
      XCTAssertTrue(cell.isReady)
      let shown = try XCTUnwrap(
        PageStage.all(UIView.self, in: cell.pagesView).first { $0.next is SampleController })
      XCTAssertEqual(shown.bounds.size, cell.pagesView.bounds.size)
    }
  }

  func testThePageFillsAnyWindow() async throws {
    let page = open()
    page.playback.pause()
    for panel in [nil] + Panel.allCases.map(Optional.some) {
      if let panel { page.panels.open(panel) }
      for size in [CGSize(width: 480, height: 360), CGSize(width: 900, height: 650), CGSize(width: 1600, height: 1000)]
      {
        host.resize(to: size)
        host.advance(by: 0.02)
        for view in page.view.subviews where !view.isHidden {
          XCTAssertTrue(page.view.bounds.contains(view.frame), "\(type(of: view)) in \(size)")
        }
      }
    }
  }

  func testTheStateComesBackAtTheNextStart() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = ComparisonStore(file: folder.appendingPathComponent("compare"))
    let page = CompareController(.initial, store: store)
    host = ManualHost(size: CGSize(width: 1180, height: 760))
    host.window.rootViewController = page
    host.advance(by: 0.5)
    page.add(ComparedStyle("album", .push))
    page.playback.speed = 0.2
    page.playback.scrub(to: page.playback.length * 0.25)
    host.window.rootViewController = UIViewController()

    let restored = try XCTUnwrap(store.load())
    XCTAssertEqual(restored.cells.map(\.style), ["system", "sheet", "cube", "zoom", "album"])
    XCTAssertEqual(restored.speed, 0.2)
    XCTAssertEqual(try XCTUnwrap(restored.position), 0.25, accuracy: 0.001)
  }
}

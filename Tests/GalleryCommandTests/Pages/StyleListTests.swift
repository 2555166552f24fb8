// SPDX-License-Identifier: MIT
import EffortTesting
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// The page of all styles, and that of each.
@MainActor
final class StyleListTests: UIKitTestCase {
  private func open(size: CGSize = PageStage.sizes[1]) throws -> (stage: PageStage, page: StylesController) {
    let stage = PageStage(size: size)
    try stage.open("styles")
    return (stage, try XCTUnwrap(stage.page as? StylesController))
  }

  private func style(_ id: String) throws -> TransitionStyle { try XCTUnwrap(Catalog.style(id)) }

  private func show(_ id: String, in stage: PageStage) throws -> StyleController {
    let page = StyleController(try style(id))
    stage.navigation.pushViewController(page, animated: false)
    stage.host.advance(by: 0.5)
    return page
  }

  func testThePageShowsEveryStyleAndPlaysThoseInSight() async throws {
    let (stage, page) = try open()
    stage.host.advance(by: 0.2)

    XCTAssertEqual(Set(page.grid.shownTiles.map(\.style.id)), Set(Catalog.styles.map(\.id)))
    for tile in page.grid.tiles {
      XCTAssertEqual(tile.picture.isLive, tile.frame.intersects(page.grid.bounds), tile.style.id)
    }
    stage.goBack()
    stage.host.advance(by: 0.1)
    XCTAssertFalse(page.grid.isPlaying)
  }

  func testAPictureOfAPresentationLeavesTheBarOfThePageAlone() async throws {
    let (stage, page) = try open()
    page.search.text = "expanding"
    page.search.sendActions(for: .editingChanged)

    var opacities: Set<Float> = []
    for _ in 0..<30 {
      stage.host.advance(by: 0.1)
      opacities.insert(stage.navigation.navigationBar.layer.presentation()?.opacity ?? 1)
    }

    XCTAssertEqual(opacities, [1])
  }

  func testThePageFiltersByKindGestureAndWords() async throws {
    let (stage, page) = try open()
    func shown() -> Set<String> {
      stage.host.advance(by: 0.1)
      return Set(page.grid.tiles.filter { !$0.isHidden }.map(\.style.id))
    }

    page.kinds.selectedSegmentIndex = 2
    page.kinds.sendActions(for: .valueChanged)
    XCTAssertEqual(shown(), Set(Catalog.styles.filter { $0.kinds.contains(.tab) }.map(\.id)))
    page.kinds.selectedSegmentIndex = 0
    page.gestures.selectedSegmentIndex = 3
    page.gestures.sendActions(for: .valueChanged)
    XCTAssertEqual(shown(), ["scanbot"])
    page.gestures.selectedSegmentIndex = 0
    page.search.text = "cube"
    page.search.sendActions(for: .editingChanged)
    XCTAssertEqual(shown(), ["cube"])
    page.search.text = "no such style"
    page.search.sendActions(for: .editingChanged)
    XCTAssertEqual(shown(), [])
    XCTAssertEqual(LayoutAudit(page.view).complaints, [])
  }

  func testAClickOpensThePageOfAStyleWithItsNotes() async throws {
    let (stage, page) = try open()
    let tile = try XCTUnwrap(page.grid.tiles.first { $0.style.id == "cover" })
    stage.tap(tile)
    stage.host.advance(by: 1)

    let shown = try XCTUnwrap(stage.page as? StyleController)
    let texts = PageStage.all(UILabel.self, in: shown.view).compactMap(\.text)
    let notes = StyleNotes(on: tile.style)
    for note in [tile.style.title, tile.style.blurb, notes.attempt, notes.observation, notes.origin] {
      XCTAssertTrue(texts.contains(note.replacing("`", with: "")), note)
    }
    XCTAssertEqual(LayoutAudit(stage.host.window).complaints, [])
  }

  func testAPictureRunsTheStyleInEachOfItsKinds() async throws {
    for style in TestEffort.cases(Catalog.styles, everyNth: 5) {
      let stage = PageStage()
      let page = try show(style.id, in: stage)
      let content = try XCTUnwrap(page.view as? StyleContent)
      XCTAssertEqual(content.cells.count, style.kinds.count)
      for (cell, kind) in zip(content.cells, style.kinds) {
        cell.sendActions(for: .touchUpInside)
        stage.host.advance(by: 2.5)
        switch kind {
        case .push, .tab: XCTAssertFalse(stage.page === page, "\(style.id) as \(kind)")
        case .present: XCTAssertNotNil(page.presentedViewController, "\(style.id) as \(kind)")
        }
        stage.goBack()
        stage.host.advance(by: 2)
        XCTAssertTrue(stage.page === page, "\(style.id) as \(kind)")
        XCTAssertNil(page.presentedViewController, "\(style.id) as \(kind)")
      }
      stage.host.window.close()
    }
  }

  func testThePageOfAStyleLeadsToItsSourceAndToCompare() async throws {
    let stage = PageStage()
    let page = try show("cube", in: stage)
    let content = try XCTUnwrap(page.view as? StyleContent)
    content.sourceButton.sendActions(for: .touchUpInside)
    stage.host.advance(by: 1.5)
    let sheet = try XCTUnwrap(page.presentedViewController as? SourceController)
    XCTAssertTrue(PageStage.all(UILabel.self, in: sheet.view).contains { $0.text == "CubeStyle.swift" })
    stage.goBack()

    content.compareButton.sendActions(for: .touchUpInside)
    stage.host.advance(by: 1)
    let compare = try XCTUnwrap(stage.page as? CompareController)
    XCTAssertEqual(compare.comparison.cells.map(\.style), ["cube", "system"])
  }

  /// Opens the palette of the row of styles on the page “Navigate”.
  private func openPalette(in stage: PageStage) throws -> (strip: StyleStrip, palette: StylePaletteController) {
    try stage.open("navigate")
    let page = try XCTUnwrap(stage.page)
    let strip = try XCTUnwrap(PageStage.all(StyleStrip.self, in: page.view).first)
    stage.tap(try XCTUnwrap(PageStage.all(ToolButton.self, in: strip).first))
    stage.host.advance(by: 1)
    return (strip, try XCTUnwrap(page.presentedViewController as? StylePaletteController))
  }

  func testTheKeyboardReachesThePaletteWhileAPicturePresentsAPage() async throws {
    let stage = PageStage()
    let palette = try openPalette(in: stage).palette
    XCTAssertTrue(palette.children.contains { $0.presentedViewController != nil })

    stage.host.key(PageStage.Key.tab)
    XCTAssertTrue(UIFocusSystem.focusSystem(for: palette)?.focusedItem is StyleTile)
  }

  func testARowOfStylesLeadsToAPaletteThatChoosesOne() async throws {
    let stage = PageStage()
    let (strip, palette) = try openPalette(in: stage)
    XCTAssertTrue(palette.grid.tiles.contains { $0.picture.isLive })
    XCTAssertEqual(LayoutAudit(palette.view).complaints, [])

    for character in "cube" { stage.host.key(UInt(character.asciiValue ?? 0), text: String(character)) }
    stage.host.key(PageStage.Key.enter)
    stage.host.advance(by: 1)
    XCTAssertNil(stage.page?.presentedViewController)
    XCTAssertEqual(strip.chosen.id, "cube")
  }

  func testAWheelScrollsARowOfStylesSideways() async throws {
    let stage = PageStage()
    try stage.open("navigate")
    let chips = try XCTUnwrap(PageStage.all(StyleChips.self, in: try XCTUnwrap(stage.page).view).first)
    chips.contentOffset.x = 0
    stage.host.scroll(
      by: CGVector(dx: 0, dy: -50), at: chips.convert(chips.bounds.boundsCenter, to: nil), isContinuous: false)
    stage.host.advance(by: 0.5)
    XCTAssertEqual(chips.contentOffset.x, 50)
  }

  func testEveryStyleIsFoundByItsGestures() async throws {
    for style in Catalog.styles where style.id != StockStyles.curl.id {
      XCTAssertFalse(style.gestures.isEmpty, style.id)
    }
    XCTAssertEqual(try style("pinch-pop").gestures, [.sideways, .pinch])
    XCTAssertEqual(try style("sheet").gestures, [.down])
  }
}

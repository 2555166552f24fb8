// SPDX-License-Identifier: MIT
import EffortTesting
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

@MainActor
final class NavigatePageTests: UIKitTestCase {
  /// The window on the album, and the parts of the page.
  private struct Album {
    let stage: PageStage
    let page: NavigateController
    let chips: StyleChips
    let pictures: UICollectionView

    @MainActor func choose(_ style: TransitionStyle) throws {
      let chip = try XCTUnwrap(PageStage.all(UIButton.self, in: chips).first { $0.currentTitle == style.title })
      chip.sendActions(for: .touchUpInside)
      stage.host.advance(by: 0.05)
      XCTAssertEqual(chips.chosen.id, style.id)
    }

    @MainActor func cell(_ item: Int) throws -> LandscapeCell {
      try XCTUnwrap(pictures.cellForItem(at: IndexPath(item: item, section: 0)) as? LandscapeCell)
    }

    @MainActor func center(_ item: Int) throws -> CGPoint {
      let cell = try cell(item)
      return cell.convert(cell.bounds.boundsCenter, to: nil)
    }

    @MainActor func push(_ item: Int = 1, for duration: TimeInterval = 1.2) throws {
      stage.host.tap(at: try center(item))
      stage.host.advance(by: duration)
    }

    @MainActor func pushToRest() throws {
      try push(for: 0.05)
      advanceToRest()
    }

    @MainActor func goBack() {
      stage.host.key(PageStage.Key.escape)
      advanceToRest()
    }

    /// Waits for the end of the transition, at most as long as the longest one takes.
    @MainActor func advanceToRest() {
      let end = stage.host.time + 3
      while stage.navigation.transitionCoordinator != nil, stage.host.time < end { stage.host.advance(by: 0.05) }
      stage.host.advance(by: 0.05)
    }

    @MainActor var isShown: Bool { stage.page === page }
  }

  private func open(size: CGSize = PageStage.sizes[1]) throws -> Album {
    let stage = PageStage(size: size)
    try stage.open("navigate")
    let page = try XCTUnwrap(stage.page as? NavigateController)
    return Album(
      stage: stage, page: page, chips: try XCTUnwrap(PageStage.all(StyleChips.self, in: page.view).first),
      pictures: try XCTUnwrap(PageStage.all(UICollectionView.self, in: page.view).first))
  }

  private var styles: [TransitionStyle] { Catalog.styles.filter { $0.kinds.contains(.push) } }

  /// The styles whose push and pop follow a drag anywhere.
  private var draggedStyles: [TransitionStyle] {
    styles.filter { $0.pages == nil && $0.preferredTransition == nil }
  }

  /// The highlight of its cell ends after the push has begun.
  func testAPictureIsHiddenWhileItsCopyFliesToTheOtherPage() async throws {
    let album = try open()
    try album.choose(ExpandingCardStyle.entry)
    try album.push(for: 0.4)
    let cell = try album.cell(1)
    XCTAssertFalse(cell.isHighlighted)
    XCTAssertEqual(cell.picture.alpha, 0)
    album.advanceToRest()
    album.goBack()
    XCTAssertEqual(cell.picture.alpha, 1)
  }

  func testTheBarOfAStyleWhosePageMovesAcrossItIsTransparent() async throws {
    let album = try open()
    let atFirst = try XCTUnwrap(album.page.navigationItem.scrollEdgeAppearance, "the look of the chosen style")
    XCTAssertEqual(atFirst.backgroundColor, .systemBackground)
    try album.choose(PinchPopStyle.entry)
    XCTAssertNil(try XCTUnwrap(album.page.navigationItem.scrollEdgeAppearance).backgroundEffect)
    try album.pushToRest()
    XCTAssertNotNil(album.stage.page?.navigationItem.scrollEdgeAppearance)
    album.goBack()
    try album.choose(SlideStyle.entry)
    XCTAssertEqual(album.page.navigationItem.scrollEdgeAppearance?.backgroundColor, .systemBackground)
  }

  func testAPicturePushesAndPopsInEveryStyle() async throws {
    let album = try open()
    for style in styles {
      try album.choose(style)
      try album.pushToRest()
      XCTAssertFalse(album.isShown, style.id)
      XCTAssertEqual(LayoutAudit(album.stage.host.window).complaints, [], style.id)
      album.goBack()
      XCTAssertTrue(album.isShown, style.id)
    }
  }

  func testAWideAlbumShowsAllPicturesAsLargeAsTheyFit() async throws {
    for (size, width) in [(CGSize(width: 2560, height: 1440), 480.0), (CGSize(width: 1600, height: 1000), 370.0)] {
      let album = try open(size: size)
      let cells = try AlbumItem.all.indices.map(album.cell)

      for cell in cells {
        XCTAssertGreaterThan(cell.bounds.width, width)
        XCTAssertTrue(album.pictures.bounds.contains(cell.frame), "\(cell.frame) in \(album.pictures.bounds)")
      }
      album.stage.host.window.close()
    }
  }

  func testAPushedPageFollowsADragFromTheEdgeAndFromAnywhere() async throws {
    let album = try open()
    let host = album.stage.host
    for style in TestEffort.cases(draggedStyles, everyNth: 3) {
      try album.choose(style)
      for x: CGFloat in [3, 150] {
        try album.pushToRest()
        host.drag(from: CGPoint(x: x, y: 400), to: CGPoint(x: x + 150, y: 400), duration: 0.6)
        album.advanceToRest()
        XCTAssertFalse(album.isShown, "\(style.id) from \(x): a short drag is cancelled")
        host.drag(from: CGPoint(x: x, y: 400), to: CGPoint(x: x + 650, y: 400), duration: 0.4)
        album.advanceToRest()
        XCTAssertTrue(album.isShown, "\(style.id) from \(x): a long one pops")
      }
    }
  }

  func testADragToTheLeftAnywherePushesThePictureUnderIt() async throws {
    let album = try open()
    let host = album.stage.host
    for style in TestEffort.cases(draggedStyles, everyNth: 3) {
      try album.choose(style)
      let start = try album.center(3)
      host.drag(from: start, to: CGPoint(x: start.x - 150, y: start.y), duration: 0.6)
      album.advanceToRest()
      XCTAssertTrue(album.isShown, "\(style.id): a short drag is cancelled")
      host.drag(from: start, to: CGPoint(x: start.x - 650, y: start.y), duration: 0.4)
      album.advanceToRest()
      XCTAssertEqual(album.stage.page?.title, AlbumItem.all[3].title, style.id)
      album.goBack()
    }
  }

  func testAVerticalDragScrollsTheAlbum() async throws {
    let album = try open(size: PageStage.sizes[0])
    let start = CGPoint(x: 240, y: 300)
    album.stage.host.drag(from: start, to: CGPoint(x: 240, y: 200), duration: 0.2)
    album.stage.host.advance(by: 1)

    XCTAssertGreaterThan(album.pictures.contentOffset.y, 50)
    XCTAssertTrue(album.isShown)
  }

  func testAPressHoldsARunningPushAndAFlickThrowsItBack() async throws {
    for style in [InterruptibleStyle.entry, SlideStyle.entry] {
      let album = try open()
      let host = album.stage.host
      try album.choose(style)
      try album.push(for: 0.2)
      let coordinator = try XCTUnwrap(album.stage.navigation.transitionCoordinator)
      XCTAssertFalse(coordinator.isInteractive)

      host.touchBegan(at: CGPoint(x: 300, y: 400))
      host.advance(by: 1)
      XCTAssertTrue(coordinator.isInteractive, "\(style.id) is held")
      XCTAssertNotNil(album.stage.navigation.transitionCoordinator)
      host.move(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 500, y: 400), duration: 0.15)
      host.touchEnded(at: CGPoint(x: 500, y: 400))
      host.advance(by: 1.5)

      XCTAssertTrue(album.isShown, "\(style.id) has been thrown back")
      host.window.close()
    }
  }

  func testAPinchPopsThePage() async throws {
    let album = try open()
    try album.choose(PinchPopStyle.entry)
    for (scale, pops) in [(0.9, false), (0.5, true)] {
      if album.isShown { try album.push() }
      pinch(album.stage.host, to: scale)
      album.stage.host.advance(by: 1.2)
      XCTAssertEqual(album.isShown, pops, "to \(scale)")
    }
  }

  func testAPictureOfTheStyleLayoutToLayoutPushesTheNextLayout() async throws {
    let album = try open()
    try album.choose(LayoutToLayoutStyle.entry)
    try album.push()
    let stage = album.stage
    var widths: [CGFloat] = []
    for depth in 3...5 {
      XCTAssertEqual(stage.navigation.viewControllers.count, depth)
      let shown = try XCTUnwrap(stage.page as? AlbumController)
      let cell = try XCTUnwrap(shown.collectionView.visibleCells.first { $0.frame.minY < 200 })
      widths.append(cell.bounds.width)
      stage.tap(cell)
      stage.host.advance(by: 1.2)
    }

    XCTAssertEqual(widths, widths.sorted(), "each layout has larger pictures")
    XCTAssertEqual(Set(widths).count, 3)
    XCTAssertEqual(stage.navigation.viewControllers.count, 5, "the last layout has no next one")
    for _ in 0..<3 { stage.goBack() }
    XCTAssertTrue(album.isShown)
  }

  // MARK: Layouts

  func testTheKeysMoveThePicturesToAnotherLayout() async throws {
    let album = try open()
    let grid = try album.cell(0).bounds.size
    album.stage.host.key(0x33)
    album.stage.host.advance(by: 0.15)
    let halfway = try XCTUnwrap(try album.cell(0).layer.presentation()).bounds.width
    album.stage.host.advance(by: 0.5)
    let page = try album.cell(0).bounds.size
    XCTAssertGreaterThan(page.width, 2 * grid.width)
    XCTAssertTrue((grid.width + 5..<page.width - 5).contains(halfway), "they move there")

    album.stage.host.key(0x32)
    album.stage.host.advance(by: 0.6)
    let row = try album.cell(0).bounds.size
    XCTAssertLessThan(row.height, grid.height)
    album.stage.host.key(0x31)
    album.stage.host.advance(by: 0.6)
    XCTAssertEqual(try album.cell(0).bounds.size, grid)
  }

  func testAPinchMovesThePicturesWithTheFingersAndItsReleaseDecides() async throws {
    let album = try open()
    func kind() -> AlbumPageLayout.Kind? { (album.pictures.collectionViewLayout as? AlbumPageLayout)?.kind }
    pinch(album.stage.host, to: 1.3)
    album.stage.host.advance(by: 0.8)
    XCTAssertEqual(kind(), .grid, "too little")
    pinch(album.stage.host, to: 1.8)
    album.stage.host.advance(by: 0.8)
    XCTAssertEqual(kind(), .list)
    pinch(album.stage.host, to: 0.6)
    album.stage.host.advance(by: 0.8)
    XCTAssertEqual(kind(), .grid)
  }

  /// Moves two fingers, a little in each frame, and lifts them after a pause.
  private func pinch(_ host: ManualHost, to scale: CGFloat, steps: Int = 30) {
    func finger(_ id: Int, _ scale: CGFloat) -> CGPoint { CGPoint(x: 450 + (id == 1 ? -200 : 200) * scale, y: 350) }
    for id in [1, 2] { host.touchBegan(at: finger(id, 1), id: id) }
    for step in 1...steps {
      host.advance(by: 1.0 / 30)
      for id in [1, 2] {
        host.touchMoved(to: finger(id, 1 + (scale - 1) * CGFloat(step) / CGFloat(steps)), id: id)
      }
    }
    host.advance(by: 0.5)
    for id in [1, 2] { host.touchEnded(at: finger(id, scale), id: id) }
  }

  // MARK: Appearance

  func testThePicturesAreThoseOfTheNightInTheDarkAppearance() async throws {
    let album = try open()
    let day = try XCTUnwrap(try album.cell(0).picture.image)
    album.stage.host.appearance.style = .dark
    album.stage.host.advance(by: 0.1)
    let night = try XCTUnwrap(try album.cell(0).picture.image)

    XCTAssertFalse(day === night)
    XCTAssertEqual(day.size, night.size)
    for item in AlbumItem.all {
      for isNight in [false, true] { XCTAssertNotNil(item.image(isNight: isNight), item.name) }
    }
  }
}

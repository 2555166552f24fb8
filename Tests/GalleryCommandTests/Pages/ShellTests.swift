// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import X11
import XCTest

@testable import Gallery

/// The gallery's root in wide and narrow windows.
@MainActor
final class ShellTests: UIKitTestCase {
  private static let wide = CGSize(width: 1180, height: 760)
  private static let narrow = CGSize(width: 800, height: 600)

  private func open(_ page: String = "home", in size: CGSize) throws -> (host: ManualHost, shell: ShellController) {
    let host = ManualHost(size: size)
    let shell = ShellController(page: try XCTUnwrap(Catalog.page(page)))
    host.window.rootViewController = shell
    host.advance(by: 0.2)
    return (host, shell)
  }

  private func row(_ id: String, in shell: ShellController) throws -> SidebarRow {
    try XCTUnwrap(PageStage.all(SidebarRow.self, in: shell.sidebar).first { $0.page?.id == id })
  }

  private func tap(_ view: UIView, in host: ManualHost) {
    host.tap(at: view.convert(view.bounds.boundsCenter, to: nil))
    host.advance(by: 0.6)
  }

  private func type(_ text: String, in host: ManualHost) {
    for character in text { host.key(UInt(character.asciiValue ?? 0), text: String(character)) }
  }

  func testAWideWindowShowsTheChosenPageBesideTheList() async throws {
    let (_, shell) = try open("controls", in: Self.wide)

    XCTAssertEqual(shell.arrangement, .sidebar)
    XCTAssertFalse(shell.sidebar.isHidden)
    XCTAssertEqual(shell.sidebar.selectedPage?.id, "controls")
    XCTAssertTrue(shell.pages.topViewController is ControlsController)
    XCTAssertEqual(shell.pages.viewControllers.count, 1, "nothing to go back to")
    XCTAssertEqual(shell.pages.view.frame.minX, Sidebar.initialWidth)
    XCTAssertEqual(LayoutAudit(shell.view).complaints, [])
  }

  func testAWindowShowsTheHomePageFirstAndTheSidebarListsItFirst() async throws {
    for size in [Self.wide, Self.narrow] {
      let (host, shell) = try open(in: size)

      XCTAssertEqual(shell.pages.viewControllers, [shell.home], "in \(size)")
      XCTAssertEqual(shell.sidebar.selectedPage?.id, "home")
      XCTAssertEqual(shell.sidebar.list.shownPages.first?.id, "home")
      host.window.close()
    }
  }

  func testAPageThatTheHomePageOpensIsPushedOnItAndSelected() async throws {
    let (host, shell) = try open(in: Self.wide)
    shell.home.open(TabsPage.entry)
    host.advance(by: 1)
    XCTAssertEqual(shell.pages.viewControllers.count, 2)
    XCTAssertEqual(shell.sidebar.selectedPage?.id, "tabs")

    host.key(PageStage.Key.escape)
    host.advance(by: 1)
    XCTAssertEqual(shell.pages.viewControllers, [shell.home])
    XCTAssertEqual(shell.sidebar.selectedPage?.id, "home")
  }

  func testANarrowWindowShowsTheHomePageBelowTheChosenOne() async throws {
    let (host, shell) = try open("controls", in: Self.narrow)

    XCTAssertEqual(shell.arrangement, .stack)
    XCTAssertTrue(shell.sidebar.isHidden)
    XCTAssertEqual(shell.pages.viewControllers.count, 2)
    host.key(PageStage.Key.escape)
    host.advance(by: 1.2)
    XCTAssertTrue(shell.pages.topViewController === shell.home)
  }

  func testTheWindowIsNamedAfterThePageThatHasArrived() async throws {
    let (host, shell) = try open(in: Self.narrow)
    XCTAssertEqual(host.title, "Passage – Home")
    shell.home.open(TabsPage.entry)
    host.advance(by: 0.1)
    XCTAssertEqual(host.title, "Passage – Home")

    host.advance(by: 1)
    XCTAssertEqual(host.title, "Passage – Tabs")
  }

  func testEveryControlWithASymbolAloneHasATooltip() async throws {
    let (host, shell) = try open(in: Self.wide)
    for page in Catalog.pages {
      let row = try row(page.id, in: shell)
      shell.sidebar.list.scrollRectToVisible(row.frame, animated: false)
      tap(row, in: host)
      for button in PageStage.all(ToolButton.self, in: shell.view) {
        let shown = PageStage.all(UILabel.self, in: button).contains { !$0.isHidden && $0.text != nil }
        XCTAssertTrue(shown || button.toolTip != nil, "\(button.accessibilityLabel ?? "") of \(page.id)")
      }
    }
    XCTAssertEqual(shell.about.source.toolTip, "Source (Ctrl+U)")
  }

  func testAClickInTheSidebarShowsThatPage() async throws {
    let (host, shell) = try open(in: Self.wide)
    for page in Catalog.pages.reversed() {
      let row = try row(page.id, in: shell)
      shell.sidebar.list.scrollRectToVisible(row.frame, animated: false)
      tap(row, in: host)

      XCTAssertEqual(shell.page.id, page.id)
      XCTAssertEqual(shell.pages.viewControllers.count, 1)
      XCTAssertEqual(PageStage.all(SidebarRow.self, in: shell.sidebar).filter(\.isSelected).map(\.page?.id), [page.id])
      XCTAssertEqual(LayoutAudit(shell.view).complaints, [], page.id)
    }
  }

  func testTheSidebarShowsTheRowOfTheChosenPage() async throws {
    let (_, shell) = try open("controls", in: CGSize(width: 1180, height: 400))

    let (list, row) = (shell.sidebar.list, try row("controls", in: shell))
    XCTAssertGreaterThan(row.frame.maxY, list.bounds.height)
    XCTAssertTrue(list.bounds.contains(row.frame), "\(list.bounds) \(row.frame)")
  }

  func testAClickOnTheShownPagesRowReturnsToItsStart() async throws {
    let (host, shell) = try open("push", in: Self.wide)
    let first = shell.pages.topViewController
    host.tap(at: CGPoint(x: 700, y: 600))
    host.advance(by: 1)
    XCTAssertEqual(shell.pages.viewControllers.count, 2)

    tap(try row("push", in: shell), in: host)
    host.advance(by: 1)
    XCTAssertEqual(shell.pages.viewControllers.count, 1)
    XCTAssertTrue(shell.pages.topViewController === first)
  }

  func testResizingKeepsTheShownPageAndThosePushedOnIt() async throws {
    let (host, shell) = try open("push", in: Self.wide)
    host.tap(at: CGPoint(x: 700, y: 600))
    host.advance(by: 1)
    let shown = shell.pages.viewControllers
    XCTAssertEqual(shown.count, 2)

    host.resize(to: Self.narrow)
    host.advance(by: 0.3)
    XCTAssertEqual(shell.pages.viewControllers, [shell.home] + shown)
    XCTAssertTrue(shell.sidebar.isHidden)

    host.resize(to: Self.wide)
    host.advance(by: 0.3)
    XCTAssertEqual(shell.pages.viewControllers, shown)
    XCTAssertFalse(shell.sidebar.isHidden)
  }

  func testResizingDuringATransitionLosesNothing() async throws {
    let (host, shell) = try open("push", in: Self.wide)
    for size in [Self.narrow, Self.wide, Self.narrow] {
      let count = shell.pages.viewControllers.count { $0 !== shell.home }
      host.tap(at: CGPoint(x: 600, y: 500))
      host.advance(by: 0.1)
      host.resize(to: size)
      host.advance(by: 1)

      XCTAssertEqual(shell.pages.viewControllers.count { $0 !== shell.home }, count + 1)
      XCTAssertTrue(shell.pages.topViewController?.view.window === host.window)
      XCTAssertEqual(LayoutAudit(shell.view).complaints, [])
    }
  }

  func testAPageOpenedFromTheHomePageIsSelectedWhenTheWindowBecomesWide() async throws {
    let (host, shell) = try open(in: Self.narrow)
    shell.home.open(try XCTUnwrap(Catalog.page("tabs")))
    host.advance(by: 1)
    let shown = shell.pages.topViewController

    host.resize(to: Self.wide)
    host.advance(by: 0.3)
    XCTAssertTrue(shell.pages.topViewController === shown)
    XCTAssertEqual(shell.sidebar.selectedPage?.id, "tabs")
  }

  func testADragOfTheDividerChangesTheWidthsOfTheColumns() async throws {
    let (host, shell) = try open(in: Self.wide)
    let edge = CGPoint(x: Sidebar.initialWidth - 2, y: 500)
    host.movePointer(to: edge)
    XCTAssertEqual(host.cursor, .resizeLeftRight)

    host.drag(from: edge, to: CGPoint(x: edge.x + 60, y: edge.y), duration: 0.3)
    host.advance(by: 0.1)
    XCTAssertEqual(shell.pages.view.frame.minX, Sidebar.initialWidth + 60, accuracy: 0.5)
    let wider = shell.pages.view.frame.minX
    XCTAssertEqual(shell.pages.view.frame.maxX, Self.wide.width)

    host.drag(from: CGPoint(x: wider - 2, y: 500), to: CGPoint(x: 1000, y: 500), duration: 0.3)
    host.advance(by: 0.1)
    XCTAssertEqual(shell.pages.view.frame.minX, Sidebar.widths.upperBound)
    XCTAssertEqual(LayoutAudit(shell.view).complaints, [])
  }

  func testTheDownArrowLeadsFromTheSearchToTheList() async throws {
    let (host, shell) = try open(in: Self.wide)
    host.key(UInt(UInt8(ascii: "f")), modifiers: .control)
    type("tabs", in: host)
    host.key(PageStage.Key.down)

    XCTAssertFalse(shell.sidebar.search.isFirstResponder)
    XCTAssertTrue(try row("tabs", in: shell).isFocused)
    host.key(PageStage.Key.enter)
    host.advance(by: 0.3)
    XCTAssertEqual(shell.page.id, "tabs")
  }

  func testSearchListsTheMatchingPagesAndReturnOpensTheFirst() async throws {
    let (host, shell) = try open(in: Self.wide)
    host.key(UInt(UInt8(ascii: "f")), modifiers: .control)
    XCTAssertTrue(shell.sidebar.search.isFirstResponder)

    type("inter", in: host)
    XCTAssertEqual(shell.sidebar.list.shownPages.first?.id, "interrupt")
    host.key(PageStage.Key.enter)
    host.advance(by: 0.3)
    XCTAssertEqual(shell.page.id, "interrupt")
    XCTAssertEqual(shell.sidebar.list.shownPages.count, Catalog.pages.count, "the search has ended")
  }

  func testTheSearchFindsStylesAndReturnOpensThePageOfOne() async throws {
    let (host, shell) = try open(in: Self.wide)
    XCTAssertEqual(shell.sidebar.list.shownStyles.count, 0, "styles are listed only when they are searched")
    host.key(UInt(UInt8(ascii: "f")), modifiers: .control)

    type("cube", in: host)
    XCTAssertEqual(shell.sidebar.list.shownStyles.map(\.id), ["cube"])
    host.key(PageStage.Key.enter)
    host.advance(by: 0.3)
    XCTAssertEqual(shell.page.id, "styles")
    XCTAssertEqual(shell.pages.topViewController?.title, "Cube")
    XCTAssertTrue(shell.pages.viewControllers.first is StylesController, "Back leads to all styles")
  }

  func testEscapeEndsTheSearch() async throws {
    let (host, shell) = try open(in: Self.wide)
    host.key(UInt(UInt8(ascii: "f")), modifiers: .control)
    type("zzz", in: host)
    XCTAssertEqual(shell.sidebar.list.shownPages.count, 0)

    host.key(PageStage.Key.escape)
    XCTAssertFalse(shell.sidebar.search.isFirstResponder)
    XCTAssertEqual(shell.sidebar.list.shownPages.count, Catalog.pages.count)
  }

  func testEveryPageLaysOutBesideTheSidebarInWindowsOfAllSizes() async throws {
    let (host, shell) = try open(in: Self.wide)
    for size in [CGSize(width: 920, height: 400), CGSize(width: 1600, height: 1000), CGSize(width: 2560, height: 1440)]
    {
      host.resize(to: size)
      for page in Catalog.pages {
        tap(try row(page.id, in: shell), in: host)
        XCTAssertEqual(LayoutAudit(shell.view).complaints, [], "\(page.id) in \(size)")
      }
    }
  }
}

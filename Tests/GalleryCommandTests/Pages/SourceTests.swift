// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// The source of a page, and the line about it.
@MainActor
final class SourceTests: UIKitTestCase {
  private func open(
    _ page: Page, in size: CGSize = CGSize(width: 1180, height: 760)
  ) -> (
    host: ManualHost, shell: ShellController
  ) {
    let host = ManualHost(size: size)
    let shell = ShellController(page: page)
    host.window.rootViewController = shell
    host.advance(by: 0.5)
    return (host, shell)
  }

  private func pressSource(_ host: ManualHost) {
    host.key(UInt(UInt8(ascii: "u")), modifiers: .control)
    host.advance(by: 1.5)
  }

  private func texts(in view: UIView) -> [String] {
    PageStage.all(UILabel.self, in: view).filter { !$0.isHidden }.compactMap(\.text)
  }

  func testEveryPageHasItsOwnFileAndALineAboutIt() async throws {
    for page in Catalog.pages {
      let file = try XCTUnwrap(page.source, page.id)
      XCTAssertTrue(file.name.hasSuffix("Page.swift"), file.name)
      let (host, shell) = open(page)
      XCTAssertTrue(texts(in: shell.about).contains(page.blurb), page.id)

      pressSource(host)
      let sheet = try XCTUnwrap(shell.presentedViewController as? SourceController, page.id)
      XCTAssertTrue(texts(in: sheet.view).contains(file.name))
      XCTAssertTrue(texts(in: sheet.view).contains { $0.contains("SPDX-License-Identifier") })
      host.window.close()
    }
    let names = Catalog.pages.compactMap { $0.source?.name }
    XCTAssertEqual(Set(names).count, Catalog.pages.count, "\(names)")
  }

  func testEscapeClosesTheSourceAndThePageKeepsItsState() async throws {
    let (host, shell) = open(PushPage.entry)
    let shown = shell.pages.topViewController
    host.tap(at: shell.about.source.convert(shell.about.source.bounds.boundsCenter, to: nil))
    host.advance(by: 1.5)
    XCTAssertNotNil(shell.presentedViewController)

    host.key(PageStage.Key.escape)
    host.advance(by: 1.5)
    XCTAssertNil(shell.presentedViewController)
    XCTAssertTrue(shell.pages.topViewController === shown)
  }

  func testTheSourceScrollsByWheelAndKeys() async throws {
    let (host, shell) = open(ComparePage.entry)
    pressSource(host)
    let source = try XCTUnwrap((shell.presentedViewController as? SourceController)?.source)
    XCTAssertNotNil(source.shown[0])

    host.scroll(by: CGVector(dx: 0, dy: -120), at: CGPoint(x: 590, y: 400), isContinuous: false)
    host.advance(by: 1)
    let wheel = source.contentOffset.y
    XCTAssertGreaterThan(wheel, 60)
    host.key(0xff56)  // Page Down
    host.advance(by: 1)
    XCTAssertGreaterThan(source.contentOffset.y, wheel + 100)
    host.key(0xff57)  // End
    host.advance(by: 1.5)
    XCTAssertNil(source.shown[0], "lines out of view are removed")
    let last = source.shown.keys.max() ?? 0
    XCTAssertEqual(last, source.rows.count - 1)
    XCTAssertLessThan(source.shown.count, 60)
  }

  func testTheSourceIsAsWideAsItsSheet() async throws {
    for size in [CGSize(width: 480, height: 360), CGSize(width: 1180, height: 760)] {
      let (host, shell) = open(NavigatePage.entry, in: size)
      pressSource(host)
      let source = try XCTUnwrap((shell.presentedViewController as? SourceController)?.source)

      XCTAssertEqual(source.contentSize.width, source.bounds.width)
      for row in source.rows {
        let columns = row.last.map { $0.column + $0.text.count } ?? 0
        XCTAssertLessThanOrEqual(CGFloat(columns) * SourceLine.advance, source.bounds.width)
      }
      host.window.close()
    }
  }

  func testTheLineIsAboutThePageThatIsShown() async throws {
    let (host, shell) = open(PushPage.entry, in: CGSize(width: 800, height: 600))
    XCTAssertTrue(texts(in: shell.about).contains(PushPage.entry.blurb))
    host.key(PageStage.Key.escape)
    host.advance(by: 1.5)
    XCTAssertTrue(texts(in: shell.about).contains(HomePage.entry.blurb))

    shell.home.open(TabsPage.entry)
    host.advance(by: 1)
    XCTAssertTrue(texts(in: shell.about).contains(TabsPage.entry.blurb))
  }
}

@MainActor
final class SwiftHighlighterTests: XCTestCase {
  private func kinds(of line: String) -> [String] {
    SwiftHighlighter.lines(of: line)[0].map { "\($0.kind):\($0.text)" }
  }

  func testKeywordsTypesStringsNumbersAndCommentsAreTold() async {
    XCTAssertEqual(
      kinds(of: "let a: Page = 0x1f // hi"),
      ["keyword:let", "plain: a: ", "type:Page", "plain: = ", "number:0x1f", "plain: ", "comment:// hi"])
    XCTAssertEqual(
      kinds(of: #"x.default("a \" // b") "#), ["plain:x.default(", #"string:"a \" // b""#, "plain:) "])
    XCTAssertEqual(kinds(of: "@main #if"), ["keyword:@main", "plain: ", "keyword:#if"])
  }

  func testAStringOfSeveralLinesIsOne() async {
    let lines = SwiftHighlighter.lines(of: "let a = \"\"\"\n  let b\n  \"\"\"\nlet c")
    XCTAssertEqual(lines.map { $0.map(\.kind) }, [[.string], [.string], [.string], [.keyword, .plain]])
  }

  func testALongLineIsBrokenAtSpacesAndIndented() async {
    let line = SwiftHighlighter.lines(of: "  let total = first + second")[0]

    let rows = SwiftHighlighter.rows(of: line, columns: 18)
    XCTAssertEqual(rows.map { $0.map(\.text).joined() }, ["  let total = ", "first + ", "second"])
    XCTAssertEqual(rows.map { $0.first?.column }, [0, 6, 6])
    XCTAssertEqual(SwiftHighlighter.rows(of: [], columns: 18), [[]])
    let word = SwiftHighlighter.lines(of: "abcdefgh")[0]
    XCTAssertEqual(SwiftHighlighter.rows(of: word, columns: 5).map { $0.map(\.text).joined() }, ["abcde", "fgh"])
  }

  func testTheRunsAreTheWholeText() async throws {
    for file in PageSources.files {
      let lines = SwiftHighlighter.lines(of: file.text).map { $0.map(\.text).joined() }
      XCTAssertEqual(lines.joined(separator: "\n"), file.text, file.name)
      for line in SwiftHighlighter.lines(of: file.text) {
        var column = 0
        for run in line {
          XCTAssertEqual(run.column, column)
          column += run.text.count
        }
      }
    }
  }
}

// SPDX-License-Identifier: MIT
import CoreGraphics
import UIKit
import XCTest

@testable import Gallery

/// Recordings of whole comparisons, and the figures of styles in a file.
@MainActor
final class ComparisonRecordingTests: XCTestCase {
  private func options(_ words: [String]) throws -> ComparisonRecordOptions {
    let base = [
      "record", "--compare", "slide,flip:push,system:push:spring/0.5/0.8", "--size", "360x200", "--scale", "0.25",
    ]
    guard case .recordComparison(let options) = try CommandParser.parse(base + words) else {
      throw UsageError("not a recording of a comparison")
    }
    return options
  }

  func testTheOptionsOfAComparisonAreRead() async throws {
    let options = try options([
      "--chart", "--drag", "flick", "--pages", "grid", "--backward", "--frames", "4", "--dark", "--out", "a.gif",
    ])

    XCTAssertEqual(options.comparison.cells.map(\.style), ["slide", "flip", "system"])
    XCTAssertEqual(options.comparison.drag, .flick)
    XCTAssertEqual(options.comparison.pages, .grid)
    XCTAssertEqual(options.comparison.direction, .backward)
    XCTAssertTrue(options.hasChart)
    XCTAssertEqual(options.settings.frames, 4)
    XCTAssertTrue(options.settings.isDark)
    XCTAssertEqual(options.output, "a.gif")
  }

  func testContradictoryOptionsAreRefusedWithTheReason() async throws {
    for (words, reason) in [
      (["--compare", "slide,cube"], "--out"), (["--compare", "slide", "--out", "a.gif"], "2 to 9"),
      (["--compare", "slide,cube", "--style", "slide", "--out", "a.gif"], "--style"),
      (["--compare", "slide,cube", "--curve", "spring/0.5/0.8", "--out", "a.gif"], "--curve"),
      (["--style", "slide", "--chart", "--out", "a.gif"], "--chart"),
      (["--compare", "slide,cube", "--drag", "none", "--out", "a.gif"], "flick"),
      (["--compare", "slide,cube", "--size", "16000x100", "--scale", "2", "--out", "a.gif"], "16384"),
    ] {
      XCTAssertThrowsError(try CommandParser.parse(["record"] + words), "\(words)") { error in
        XCTAssertTrue("\(error)".contains(reason), "\(error)")
      }
    }
  }

  func testARecordingOfAComparisonHasTheSameBytesEachTime() async throws {
    for words in [
      ["--frames", "2", "--chart", "--drag", "flick", "--out", "a.apng"],
      ["--frames", "2", "--backward", "--dark", "--out", "a.png"],
    ] {
      let recorder = ComparisonRecorder(try options(words))
      let files = try (0..<2).map { _ in try recorder.data { _, _ in } }
      XCTAssertEqual(files[0], files[1], "\(words)")
    }
  }

  func testARecordingShowsAllCellsAlsoWhereTheyDoNotFit() async throws {
    var options = try options(["--frames", "2", "--out", "a.apng"])
    options.settings.size = CGSize(width: 150, height: 120)

    let data = try ComparisonRecorder(options).data { _, _ in }
    let picture = try XCTUnwrap(UIImage(data: data)?.cgImage)

    // Three cells of 100 points, one below the other, with gaps and a margin, at a quarter of their size.
    XCTAssertEqual(picture.height, 91)
    let last = try XCTUnwrap(picture.cropping(to: CGRect(x: 0, y: 65, width: picture.width, height: 20)))
    XCTAssertGreaterThan(Set(last.pixels).count, 8)
  }

  func testAChartTakesRoomBelowTheCells() async throws {
    func size(_ words: [String]) throws -> CGSize {
      let data = try ComparisonRecorder(options(["--frames", "2", "--out", "a.apng"] + words)).data { _, _ in }
      return try XCTUnwrap(UIImage(data: data)?.size)
    }
    let (plain, chart) = (try size([]), try size(["--chart"]))
    XCTAssertEqual(plain, CGSize(width: 98, height: 58))
    XCTAssertEqual(chart.width, plain.width)
    XCTAssertGreaterThan(chart.height, plain.height + 50)
  }

  func testADragMovesTheRecordingOfOneStyle() async throws {
    let words = [
      "record", "--style", "slide", "--frames", "3", "--size", "390x300", "--scale", "0.2", "--out", "a.png",
    ]
    guard case .record(let own) = try CommandParser.parse(words),
      case .record(let dragged) = try CommandParser.parse(words + ["--drag", "change-of-mind"])
    else { return XCTFail("not a recording") }
    func data(_ options: RecordOptions) throws -> Data {
      try Recorder(settings: options.settings, format: .strip).data(of: options.recordings[0]) { _, _ in }
    }
    XCTAssertNotEqual(try data(own), try data(dragged))
    XCTAssertEqual(try data(dragged), try data(dragged))
  }

  // MARK: Figures

  func testMeasureReadsItsOptions() async throws {
    let command = try CommandParser.parse(["measure", "--styles", "all", "--drag", "slow", "--json", "-"])
    guard case .measure(let options) = command else { return XCTFail("\(command)") }
    XCTAssertEqual(options.cells.count, Catalog.styles.reduce(0) { $0 + $1.kinds.count })
    XCTAssertEqual(options.drag, .slow)
    for words in [
      ["--styles", "all"], ["--json", "a"], ["--styles", "nothing", "--json", "a"], ["--style", "slide"],
    ] {
      XCTAssertThrowsError(try CommandParser.parse(["measure"] + words), "\(words)")
    }
  }

  func testTheFiguresOfStylesAreTheSameEachTime() async throws {
    var options = MeasureOptions()
    options.cells = [ComparedStyle("slide", .push), ComparedStyle("sheet", .present)]
    options.drag = .flick
    let (one, other) = (try MeasureCommand(options).motions(), try MeasureCommand(options).motions())

    XCTAssertEqual(one.map(\.figures), other.map(\.figures))
    XCTAssertEqual(one.map(\.style), ["slide", "sheet"])
    XCTAssertGreaterThan(try XCTUnwrap(one[0].figures["duration_ms"]), 200)
    XCTAssertEqual(one[0].endsAt, "end")
    XCTAssertNotNil(one[0].costs["bytes_per_frame"])
    let rows = try XCTUnwrap(JSONSerialization.jsonObject(with: MeasureCommand.json(one)) as? [[String: Any]])
    XCTAssertEqual(rows.map { $0["kind"] as? String }, ["push", "present"])
  }
}

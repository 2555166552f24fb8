// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import Gallery

/// The panel with the motions of all cells.
extension ComparePageTests {
  private func openMotion(
    _ styles: [(String, TransitionKind)] = [("system", .push), ("slide", .push), ("cross-fade", .push)],
    size: CGSize = CGSize(width: 1180, height: 900)
  ) throws -> (page: CompareController, panel: MotionPanel) {
    let page = open(Comparison(cells: styles.map { ComparedStyle($0.0, $0.1) }), size: size)
    page.playback.pause()
    page.panels.open(.motion)
    host.advance(by: 1)
    return (page, try XCTUnwrap(PageStage.all(MotionPanel.self, in: page.panels).first))
  }

  private func click(_ view: UIView) {
    host.tap(at: view.convert(view.bounds.boundsCenter, to: nil))
    host.advance(by: 0.1)
  }

  private func names(_ panel: MotionPanel) -> [Int] { PageStage.all(FigureName.self, in: panel).map(\.number) }

  private func head(_ column: MotionColumn, _ panel: MotionPanel) throws -> FigureHead {
    try XCTUnwrap(
      PageStage.all(FigureHead.self, in: panel).first { $0.accessibilityLabel == "Sort by \(column.title)" })
  }

  private func texts(_ view: UIView) -> [String] { PageStage.all(UILabel.self, in: view).compactMap(\.text) }

  func testAllCurvesHaveOneTimeAxis() async throws {
    let (page, panel) = try openMotion()
    let chart = try XCTUnwrap(PageStage.all(MotionChart.self, in: panel).first)

    let lines = chart.positions.content.lines
    XCTAssertEqual(lines.count, 3)
    for (line, cell) in zip(lines, page.cells) {
      let end = try XCTUnwrap(line.points.last)
      XCTAssertEqual(end.x, CGFloat(cell.motion.duration * 1000), accuracy: 1e-6)
      XCTAssertEqual(end.y, 100, accuracy: 1e-6)
    }
    let longest = try XCTUnwrap(page.cells.map(\.motion.duration).max())
    XCTAssertEqual(chart.positions.content.x.range.upperBound, CGFloat(longest * 1000), accuracy: 1e-6)
    XCTAssertEqual(chart.velocities.content.x, chart.positions.content.x)
  }

  /// Where the curves are near each other, there is no room for all numbers on them.
  func testTheNumbersOfTheCurvesKeepTheirOrderWithoutOverlap() async throws {
    let chart = MotionChart(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let motions = [0.1, 0.16, 0.12, 0.11].enumerated().map { index, time in
      let progress = (0...100).map { min(CGFloat($0) / CGFloat(200 * time), 1) }
      let samples = MotionSamples(duration: 1, progress: progress)
      return ChartedMotion(number: index + 1, samples: samples, figures: MotionFigures(samples))
    }

    chart.show(motions, in: .percent)
    chart.layoutIfNeeded()

    let badges = PageStage.all(CellBadge.self, in: chart).sorted { $0.frame.minX < $1.frame.minX }
    XCTAssertEqual(badges.map(\.number), [1, 4, 3, 2])
    for (badge, next) in zip(badges, badges.dropFirst()) {
      XCTAssertLessThan(badge.frame.maxX, next.frame.minX + 0.5)
      XCTAssertEqual(badge.frame.minY, next.frame.minY, accuracy: 0.5)
    }
  }

  func testAVelocityThatBeginsWithAJumpLeavesRoomForTheOthers() async {
    let chart = MotionChart(frame: CGRect(x: 0, y: 0, width: 600, height: 300))
    func motion(_ number: Int, _ progress: (CGFloat) -> CGFloat) -> ChartedMotion {
      let samples = MotionSamples(duration: 0.5, progress: (0...240).map { progress(CGFloat($0) / 240) })
      return ChartedMotion(number: number, samples: samples, figures: MotionFigures(samples))
    }

    chart.show([motion(1) { $0 }, motion(2) { pow($0, 0.2) }], in: .percent)

    XCTAssertEqual(chart.velocities.content.y.range.lowerBound, 0)
    XCTAssertLessThan(chart.velocities.content.y.range.upperBound, 2500, "the greatest is 16,000 %/s")
    chart.show([motion(1) { $0 * $0 }], in: .percent)
    XCTAssertGreaterThanOrEqual(chart.velocities.content.y.range.upperBound, 400, "the whole line is seen")
  }

  func testADragInTheChartMovesThePlaybackToThePointer() async throws {
    let (page, panel) = try openMotion()
    let chart = try XCTUnwrap(PageStage.all(MotionChart.self, in: panel).first)
    let position = chart.positions.position(of: CGPoint(x: 120, y: 50))

    let start = chart.positions.convert(position, to: nil)
    host.touchBegan(at: CGPoint(x: start.x + 40, y: start.y))
    host.move(from: CGPoint(x: start.x + 40, y: start.y), to: start, duration: 0.1)
    host.touchEnded(at: start)

    XCTAssertEqual(page.playback.time, 0.12, accuracy: 0.001)
  }

  func testThePointerReadsTheValuesWithoutMovingThePlayback() async throws {
    let (page, panel) = try openMotion()
    page.playback.scrub(to: 0)
    let chart = try XCTUnwrap(PageStage.all(MotionChart.self, in: panel).first)
    let legend = try XCTUnwrap(PageStage.all(MotionLegend.self, in: panel).first)
    XCTAssertTrue(texts(legend).contains("At 0 ms"))

    host.movePointer(to: chart.positions.convert(chart.positions.position(of: CGPoint(x: 120, y: 50)), to: nil))
    host.advance(by: 0.05)

    XCTAssertTrue(texts(legend).contains("Pointer at 120 ms"), "\(texts(legend))")
    XCTAssertFalse(chart.positions.pointer.isHidden)
    XCTAssertEqual(page.playback.time, 0)
    host.movePointer(to: CGPoint(x: 2, y: 2))
    host.advance(by: 0.05)
    XCTAssertTrue(texts(legend).contains("At 0 ms"))
  }

  func testPointsAreThoseOfTheMovingEdgeAndACellWithoutOneHasNone() async throws {
    let (page, panel) = try openMotion()
    let chart = try XCTUnwrap(PageStage.all(MotionChart.self, in: panel).first)
    let quantities = try XCTUnwrap(PageStage.all(UISegmentedControl.self, in: panel).first)

    quantities.selectedSegmentIndex = 1
    quantities.sendActions(for: .valueChanged)
    host.advance(by: 0.05)

    let moving = page.cells.filter { $0.motion.table?.edge != nil }
    XCTAssertEqual(moving.count, 2, "the cross-fade has no edge")
    XCTAssertEqual(chart.positions.content.lines.count, 2)
    let edge = try XCTUnwrap(page.cells[1].motion.table?.edge)
    let distance = abs(edge.position(at: 1) - edge.position(at: 0))
    XCTAssertEqual(try XCTUnwrap(chart.positions.content.lines[1].points.last).y, distance, accuracy: 1e-6)
    XCTAssertTrue(texts(try XCTUnwrap(PageStage.all(MotionLegend.self, in: panel).first)).contains("–"))
  }

  func testAClickOnAHeadSortsTheTableAndOneOnARowChoosesTheCell() async throws {
    let (page, panel) = try openMotion()
    XCTAssertEqual(names(panel), [1, 2, 3])
    let durations = page.cells.map { ($0.motion.duration * 1000).rounded() }
    let sorted = [1, 2, 3].sorted { durations[$0 - 1] < durations[$1 - 1] }

    click(try head(.duration, panel))
    XCTAssertEqual(names(panel), sorted)
    click(try head(.duration, panel))
    XCTAssertEqual(names(panel), [1, 2, 3].sorted { durations[$0 - 1] > durations[$1 - 1] })

    let name = try XCTUnwrap(PageStage.all(FigureName.self, in: panel).first { $0.number == 2 })
    click(name)
    XCTAssertTrue(page.chosenCell === page.cells[1])
  }

  func testControlCCopiesTheTableInItsOrderWhereItIsShown() async throws {
    let (page, panel) = try openMotion()
    click(try head(.settling, panel))
    UIPasteboard.general.string = nil

    press(UInt(("c" as Character).asciiValue ?? 0), "c", [.control])

    XCTAssertEqual(page.panels.panel, .motion, "it is not the key of the curve panel")
    var expected = MotionComparison(rows: page.cells.map(\.motionRow))
    expected.sort(by: .settling)
    XCTAssertEqual(UIPasteboard.general.string, expected.text)
    XCTAssertTrue(texts(panel).contains("Copied"))
  }

  func testTheAnswersNameTheCellsThatStartAndSettleFirst() async throws {
    let (page, panel) = try openMotion()
    let answers = texts(try XCTUnwrap(PageStage.all(MotionAnswers.self, in: panel).first))
    let rows = MotionComparison(rows: page.cells.map(\.motionRow))
    let first = try XCTUnwrap(rows.leaders(in: .timeTo10).first)
    XCTAssertEqual(first.number, 1, "the system's push decays from the start")
    XCTAssertTrue(answers.contains("\(first.title), 10 % after \(first.text(in: .timeTo10)) ms"), "\(answers)")
  }

  func testThePanelOfMotionsLaysOutInAnyWindow() async throws {
    let (_, panel) = try openMotion()
    let chart = try XCTUnwrap(PageStage.all(MotionChart.self, in: panel).first)
    for size in [
      CGSize(width: 480, height: 700), CGSize(width: 800, height: 600), CGSize(width: 1280, height: 800),
      CGSize(width: 2560, height: 1400),
    ] {
      host.resize(to: size)
      host.advance(by: 1)
      // Names that are too long for a narrow row end in an ellipsis.
      let complaints = LayoutAudit(panel).complaints.filter { !$0.contains("is clipped") }
      XCTAssertEqual(complaints, [], "in \(size)")
      XCTAssertGreaterThanOrEqual(chart.frame.height, 230)
      XCTAssertLessThanOrEqual(chart.frame.maxX, panel.bounds.maxX)
    }
    XCTAssertTrue(host.advanceToRest(), "the costs are known, and nothing runs any more")
  }

  func testEveryFigureOfACellHasItsName() async throws {
    let page = open()
    page.playback.scrub(to: 0)
    let readings = try XCTUnwrap(PageStage.all(CellReadings.self, in: page.cells[0].view).first)
    XCTAssertFalse(readings.isHidden)
    let shown = PageStage.all(UILabel.self, in: readings).filter { $0.superview?.isHidden == false }.compactMap(\.text)
    XCTAssertEqual(shown.count % 2, 0, "a name before each value: \(shown)")
    XCTAssertTrue(shown.contains("Velocity"))
    XCTAssertTrue(shown.contains("0 %/s"), "nothing moves at rest: \(shown)")
    page.playback.scrub(to: page.cells[0].motion.duration / 4)
    let velocity = try XCTUnwrap(page.cells[0].samples.velocity(at: page.cells[0].time, in: .percent))
    let moving = PageStage.all(UILabel.self, in: readings).compactMap(\.text)
    XCTAssertTrue(moving.contains("\(Int(velocity.rounded())) %/s"), "\(velocity): \(moving)")
    XCTAssertTrue(shown.contains { $0.hasSuffix(" edge") })
  }
}

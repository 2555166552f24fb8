// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import Gallery

/// The plots of the gallery: their axes, their lines and their positions.
@MainActor
final class PlotTests: XCTestCase {
  func testAnAxisHasTicksAtRoundValues() async {
    XCTAssertEqual(PlotAxis(0...1000, unit: " ms", count: 5).ticks.sorted(), [0, 200, 400, 600, 800, 1000])
    XCTAssertEqual(PlotAxis(0...414, unit: " ms", count: 4).ticks.sorted(), [0, 100, 200, 300, 400])
    let whole = PlotAxis(-130...1570, unit: "", count: 3, isWhole: true)
    XCTAssertEqual(whole.range, -500...2000)
    XCTAssertEqual(whole.ticks.sorted(), [-500, 0, 500, 1000, 1500, 2000])
    XCTAssertEqual(whole.ticks.first, 0, "zero has a label before the others")
  }

  func testAnAxisOfOneValueHasALength() async {
    for axis in [PlotAxis(3...3, unit: "", count: 4), PlotAxis(0...0, unit: "", count: 4, isWhole: true)] {
      XCTAssertGreaterThan(axis.range.upperBound, axis.range.lowerBound)
      XCTAssertTrue(axis.fraction(of: axis.range.lowerBound).isFinite)
    }
  }

  func testOnlyTheGreatestTickHasTheUnit() async {
    let axis = PlotAxis(-200...400, unit: " pt", count: 3)
    XCTAssertEqual(axis.ticks.sorted().map(axis.text), ["−200", "0", "200", "400 pt"])
  }

  func testALineIsReadBetweenItsPointsAndNotBesideThem() async throws {
    let line = PlotLine(color: .red, points: [(0, 0), (10, 100), (30, 0)].map { CGPoint(x: $0.0, y: $0.1) })
    XCTAssertEqual(try XCTUnwrap(line.value(at: 5)), 50)
    XCTAssertEqual(try XCTUnwrap(line.value(at: 20)), 50)
    XCTAssertEqual(try XCTUnwrap(line.value(at: 30)), 0)
    XCTAssertNil(line.value(at: 31))
    XCTAssertNil(PlotLine(color: .red, points: []).value(at: 0))
  }

  func testAPositionLeadsBackToItsPoint() async {
    let plot = PlotView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    plot.content.x = PlotAxis(0...500, unit: " ms", count: 4)
    plot.content.y = PlotAxis(-50...150, unit: " %", count: 4)
    let point = plot.point(at: plot.position(of: CGPoint(x: 123, y: 45)))
    XCTAssertEqual(point.x, 123, accuracy: 1e-6)
    XCTAssertEqual(point.y, 45, accuracy: 1e-6)
  }

  func testARunFillsItsPlotAndASecondOneDuringItGoesOn() async {
    let plot = MotionPlot(title: "Position", unit: " %", color: .systemBlue, range: 0...100)
    plot.beginRun(at: 10, lasting: 1)
    for index in 0...5 { plot.add(CGFloat(index), at: 10 + Double(index) / 10, isDragging: false) }
    plot.beginRun(at: 10.5, lasting: 1)
    XCTAssertEqual(plot.values.count, 6)

    plot.beginRun(at: 20, lasting: 1)
    XCTAssertEqual(plot.values, [], "the first run has ended")
  }
}

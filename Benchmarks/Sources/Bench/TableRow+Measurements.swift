// SPDX-License-Identifier: MIT

// The figures of each measurement that belong into the table.
extension TransitionReport {
  var rows: [TableRow] {
    let goal = TransitionRow.all.first { $0.name == name }?.goal ?? TransitionRow.Goal()
    var rows = [TableRow(name: "\(name): CPU of a frame, to baseline", value: ratio.median, unit: "", goal: goal.ratio)]
    rows.append(TableRow(name: "\(name): CPU of a frame", value: total.median, unit: "ms", goal: goal.total))
    if let limit = goal.client {
      rows.append(TableRow(name: "\(name): client's CPU of a frame", value: client.median, unit: "ms", goal: limit))
    }
    if let traffic {
      rows.append(TableRow(name: "\(name): bytes a frame", value: traffic.bytesToServer, unit: "B", goal: goal.bytes))
      rows.append(TableRow(name: "\(name): requests a frame", value: traffic.requests, unit: "", goal: goal.requests))
    }
    rows.append(TableRow(name: "\(name): late frames", value: lateFrames.median, unit: "", goal: goal.lateFrames))
    return rows
  }
}

extension DragMeasurement {
  var rows: [TableRow] {
    [
      TableRow(name: "drag to pixel, median", value: median, unit: "ms", goal: Self.goal.median),
      TableRow(name: "drag to pixel, 99th percentile", value: p99, unit: "ms", goal: Self.goal.p99),
    ]
  }
}

extension ScrollMeasurement {
  /// The goal for the cost of a frame of cells, relative to one of the C push.
  private static let cellsGoal = 1.3

  var rows: [TableRow] {
    [
      TableRow(
        name: "scrolling \(report.subject): CPU of a frame, to C push", value: ratioToPush, unit: "",
        goal: report.subject == "cells" ? Self.cellsGoal : nil),
      TableRow(
        name: "scrolling \(report.subject): late frames", value: Double(report.lateFrames), unit: "",
        goal: report.subject == "rows" ? 0 : nil),
    ]
  }

  /// The goal for what a blur of the window's size adds to a frame, in milliseconds.
  private static let blurGoal = 1.0

  /// The cost of the blur: what the blurred labels cost more than the same without.
  static func rowOfBlur(_ measurements: [ScrollMeasurement]) -> TableRow? {
    func cost(_ subject: String) -> Double? {
      measurements.first { $0.report.subject == subject }.map { $0.client + $0.server }
    }
    guard let blurred = cost("blurred"), let plain = cost("labels") else { return nil }
    return TableRow(name: "blur: CPU it adds to a frame", value: blurred - plain, unit: "ms", goal: blurGoal)
  }
}

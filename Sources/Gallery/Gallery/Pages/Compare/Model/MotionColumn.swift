// SPDX-License-Identifier: MIT
import UIKit

/// A column of the table that compares motions.
enum MotionColumn: CaseIterable {
  /// The response to a drag: how far the pages follow, how much their velocity jumps, when and where they rest.
  case response, handOff, rest, result
  case duration, timeTo10, timeTo50, timeTo90, settling, peak, overshoot
  case processorTime, bytes, late
  case kinds, gestures

  /// The columns that have figures, with or without a drag.
  static func columns(withDrag hasDrag: Bool) -> [MotionColumn] {
    hasDrag ? allCases : allCases.filter { ![.response, .handOff, .rest, .result].contains($0) }
  }

  /// The name of the figure, as the table's head shows it.
  var title: String {
    switch self {
    case .response: "Response"
    case .handOff: "Hand-off"
    case .rest: "Rests"
    case .result: "Ends at"
    case .duration: "Duration"
    case .timeTo10: "To 10 %"
    case .timeTo50: "To 50 %"
    case .timeTo90: "To 90 %"
    case .settling: "Settles"
    case .peak: "Peak"
    case .overshoot: "Overshoot"
    case .processorTime: "Processor"
    case .bytes: "Sent"
    case .late: "Late"
    case .kinds: "Kinds"
    case .gestures: "Gestures"
    }
  }

  /// The unit of the column's figures. Texts have none.
  var unit: String {
    switch self {
    case .rest, .duration, .timeTo10, .timeTo50, .timeTo90, .settling: "ms"
    case .handOff, .peak: "%/s"
    case .response, .overshoot: "%"
    case .processorTime: "µs/frame"
    case .bytes: "B/frame"
    case .late: "frames"
    case .result, .kinds, .gestures: ""
    }
  }

  /// Whether the cell with the least figure is better than the others in this respect.
  var isBetterIfLess: Bool {
    switch self {
    case .handOff, .rest, .duration, .timeTo10, .timeTo50, .timeTo90, .settling, .processorTime, .bytes: true
    case .response, .result, .peak, .overshoot, .late, .kinds, .gestures: false
    }
  }
}

/// A row of the table that compares motions: what is known of one cell.
struct MotionRow: Equatable {
  /// The number of the cell.
  let number: Int
  let title: String
  /// Nil until the motion has been measured.
  var figures: MotionFigures?
  /// Nil until the costs of a frame have been measured.
  var cost: FrameCost?
  var kinds = ""
  var gestures = ""
  /// The response of the cell to a drag, or nil if its pages move by themselves.
  var response: DragFigures?

  /// The text for a figure that is not known.
  static let unknown = "–"

  /// Returns the figure of a column in the column's unit, or nil if it is not known or the column has texts.
  func figure(in column: MotionColumn) -> Double? {
    switch column {
    case .response: response?.gain.map { Double($0) * 100 }
    case .handOff: response.map { Double($0.velocityJump) * 100 }
    case .rest: response.map { $0.restTime * 1000 }
    case .duration: figures.map { $0.duration * 1000 }
    case .timeTo10: figures?.timeTo10.map { $0 * 1000 }
    case .timeTo50: figures?.timeTo50.map { $0 * 1000 }
    case .timeTo90: figures?.timeTo90.map { $0 * 1000 }
    case .settling: figures.map { $0.settlingTime * 1000 }
    case .peak: figures.map { Double($0.peakVelocity) * 100 }
    case .overshoot: figures.map { Double($0.overshoot) * 100 }
    case .processorTime: cost.map { $0.processorTime * 1e6 }
    case .bytes: cost.map { Double($0.bytes) }
    case .late: cost.map { Double($0.lateFrames) }
    case .result, .kinds, .gestures: nil
    }
  }

  /// Returns the text of a column, without its unit.
  func text(in column: MotionColumn) -> String {
    switch column {
    case .result: response.map { $0.finishes ? "the end" : "the start" } ?? Self.unknown
    case .kinds: kinds
    case .gestures: gestures
    case .late: cost.map { "\($0.lateFrames) of \($0.frames)" } ?? Self.unknown
    default: figure(in: column).map { String(format: "%.0f", $0) } ?? Self.unknown
    }
  }
}

// SPDX-License-Identifier: MIT
import UIKit

/// Runs `measure`: writes the figures of the motions of styles as JSON.
///
/// The figures are the same each time. The costs of a frame are measured, and differ; without a display there are none.
struct MeasureCommand {
  /// The time in seconds after which a transition that has not begun never will.
  private static let longestWait: TimeInterval = 10

  let options: MeasureOptions
  private let progress = WorkProgress()

  init(_ options: MeasureOptions) { self.options = options }

  /// Writes the file.
  ///
  /// - Parameter written: Called with the path of the file, except of standard output.
  func run(written: (String) -> Void) throws(RecordingError) {
    defer { progress.clear() }
    let file = try OutputFile(recorded: options.output)
    let data = Self.json(try motions())
    progress.clear()
    try file.write(data, recorded: options.output)
    if !file.isStandardOutput { written(options.output) }
  }

  /// Measures the motions of all styles.
  func motions() throws(RecordingError) -> [MeasuredMotion] {
    var motions: [MeasuredMotion] = []
    for (index, compared) in options.cells.enumerated() {
      progress.report("\(index + 1) of \(options.cells.count): \(compared.address)")
      motions.append(try measure(compared))
    }
    return motions
  }

  private func measure(_ compared: ComparedStyle) throws(RecordingError) -> MeasuredMotion {
    let host = ManualHost(size: CGSize(width: options.size.width, height: options.size.height + CellHeader.height))
    defer {
      host.window.rootViewController = nil
      host.advance(by: ManualHost.frameDuration)
      host.window.close()
    }
    guard let cell = CompareCell(compared, pages: .places) else { throw .cannotBeDriven(compared.address) }
    cell.recordedDrag = options.drag
    host.window.rootViewController = cell
    cell.show(.time(0), isForward: true)
    let end = host.time + Self.longestWait
    while !cell.isReady, host.time < end { host.advance(by: ManualHost.frameDuration) }
    guard cell.isReady else { throw .cannotBeDriven(compared.address) }
    cell.cost = CellCamera(cell, scale: 1)?.measureCost()
    return MeasuredMotion(cell.motionRow, of: compared)
  }

  static func json(_ motions: [MeasuredMotion]) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(motions) else {
      preconditionFailure("MeasureCommand: a measurement is not finite")
    }
    return data + Data("\n".utf8)
  }
}

/// The figures of a style's motion, as `measure` writes them. Those that are not known are absent.
struct MeasuredMotion: Encodable, Equatable {
  let style: String
  let kind: String
  /// The curve and the duration that replace the style's own.
  let curve: String?
  let gestures: String
  let figures: [String: Double]
  /// The costs of a frame, which differ from one measurement to the next.
  let costs: [String: Double]
  /// Where the release of a drag leads, if there is one: to the end or to the start.
  let endsAt: String?

  private enum CodingKeys: String, CodingKey {
    case style, kind, curve, gestures, figures, costs
    case endsAt = "ends_at"
  }

  init(_ row: MotionRow, of compared: ComparedStyle) {
    (style, kind, gestures) = (compared.style, compared.kind.rawValue, row.gestures)
    curve = compared.curve?.address
    endsAt = row.response.map { $0.finishes ? "end" : "start" }
    func values(_ columns: [MotionColumn]) -> [String: Double] {
      var values: [String: Double] = [:]
      for column in columns { values[column.key] = row.figure(in: column).map { ($0 * 10).rounded() / 10 } }
      return values
    }
    figures = values(MotionColumn.allCases.filter { !$0.isCost })
    costs = values(MotionColumn.allCases.filter(\.isCost))
  }
}

extension MotionColumn {
  /// Whether the figure is measured in frames that are drawn, and differs from one measurement to the next.
  fileprivate var isCost: Bool { [.processorTime, .bytes, .late].contains(self) }

  /// The name of the figure in a file, with its unit.
  fileprivate var key: String {
    switch self {
    case .response: "response_percent"
    case .handOff: "velocity_jump_percent_per_s"
    case .rest: "rest_ms"
    case .result: "ends_at"
    case .duration: "duration_ms"
    case .timeTo10: "time_to_10_percent_ms"
    case .timeTo50: "time_to_50_percent_ms"
    case .timeTo90: "time_to_90_percent_ms"
    case .settling: "settling_ms"
    case .peak: "peak_percent_per_s"
    case .overshoot: "overshoot_percent"
    case .processorTime: "processor_us_per_frame"
    case .bytes: "bytes_per_frame"
    case .late: "late_frames"
    case .kinds: "kinds"
    case .gestures: "gestures"
    }
  }
}

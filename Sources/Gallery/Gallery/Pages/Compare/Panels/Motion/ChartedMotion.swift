// SPDX-License-Identifier: MIT
import UIKit

/// The motion of a cell, as a chart shows it. Its points are in milliseconds, and in percent or points.
struct ChartedMotion {
  /// The number of the cell.
  let number: Int
  let samples: MotionSamples
  /// Nil until the motion has been measured.
  let figures: MotionFigures?

  var color: UIColor { CellColor.color(number) }

  /// Returns the line of values at the times of the samples, or nil if they are not known.
  func line(of values: [CGFloat]?) -> PlotLine? { values.map { PlotLine($0, of: samples, color: color) } }

  /// Returns the dots where the motion reaches 10 and 90 %, and the ring where it settles.
  func marks(in quantity: MotionSamples.Quantity) -> [PlotMark] {
    guard let figures, let values = samples.values(in: quantity) else { return [] }
    let color = self.color
    func mark(_ shape: PlotMark.Shape, at time: TimeInterval?) -> PlotMark? {
      time.map { PlotMark(shape: shape, color: color, point: point(at: $0, of: values)) }
    }
    return [
      mark(.dot, at: figures.timeTo10), mark(.dot, at: figures.timeTo90), mark(.ring, at: figures.settlingTime),
    ].compactMap { $0 }
  }

  /// Returns the point where the motion reaches 50 %.
  func half(in quantity: MotionSamples.Quantity) -> CGPoint? {
    guard let time = figures?.timeTo50, let values = samples.values(in: quantity) else { return nil }
    return point(at: time, of: values)
  }

  /// Returns the point where the motion is farthest beyond its end.
  func peak(in quantity: MotionSamples.Quantity) -> CGPoint? {
    guard let values = samples.values(in: quantity),
      let index = samples.progress.indices.max(by: { samples.progress[$0] < samples.progress[$1] })
    else { return nil }
    return CGPoint(x: CGFloat(samples.time(of: index) * 1000), y: values[index])
  }

  private func point(at time: TimeInterval, of values: [CGFloat]) -> CGPoint {
    CGPoint(x: CGFloat(time * 1000), y: samples.value(at: time, of: values))
  }
}

extension CompareCell {
  /// The figures of the motion, or nil until it has been measured.
  var figures: MotionFigures? { motion.table == nil ? nil : MotionFigures(samples) }

  var chartedMotion: ChartedMotion { ChartedMotion(number: number, samples: samples, figures: figures) }

  /// The row of the cell in the table of motions.
  var motionRow: MotionRow {
    let figures = figures
    return MotionRow(
      number: number, title: style.title, figures: figures, cost: cost,
      kinds: style.kinds.map(\.title).joined(separator: ", "),
      gestures: StyleGesture.allCases.filter(style.gestures.contains).map(\.title).joined(separator: ", "),
      response: motion.response.flatMap { response in
        figures.map { DragFigures(response, settlingTime: $0.settlingTime) }
      })
  }
}

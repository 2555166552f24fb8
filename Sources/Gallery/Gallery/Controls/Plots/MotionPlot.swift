// SPDX-License-Identifier: MIT
import UIKit

/// Plots a measured value over time: over the last seconds, or over a run, which fills the plot. The times during which a
/// gesture controlled it are shaded, and the values that the gesture asked for are marked by dots.
final class MotionPlot: UIView {
  private struct Sample {
    let time: TimeInterval
    let value: CGFloat
    let isDragging: Bool
    let mark: CGFloat?
  }

  private let title = UILabel()
  private let valueLabel = UILabel()
  private let plot = PlotView()
  private let unit: String
  private let color: UIColor
  private let range: ClosedRange<CGFloat>
  private var samples: [Sample] = []
  /// The run that fills the plot, as absolute times in seconds, or nil if the plot shows the last seconds.
  private var run: ClosedRange<TimeInterval>?

  /// The time in seconds that the width of the plot covers without a run.
  private static let span: TimeInterval = 4
  /// The room in points for each label of the horizontal and the vertical axis, and the most intervals of an axis.
  private static let labelRoom = CGSize(width: 44, height: 22)
  private static let mostIntervals = 4
  private static let padding: CGFloat = 14
  private static let headHeight: CGFloat = 20
  /// The distance of the plot from the rounded corners, in points.
  private static let edge: CGFloat = 6
  /// The least time in seconds between two marks, so that they are seen beside the line.
  private static let markDistance: TimeInterval = 0.06

  /// - Parameter range: The values at the lower and the upper edge of the plot.
  init(title: String, unit: String, color: UIColor, range: ClosedRange<CGFloat>) {
    self.unit = unit
    self.color = color
    self.range = range
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    clipsToBounds = true
    self.title.text = title
    self.title.font = .systemFont(ofSize: 13, weight: .semibold)
    self.title.textColor = color.contrasting(with: .secondarySystemGroupedBackground)
    valueLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
    valueLabel.textColor = Palette.secondaryText
    valueLabel.textAlignment = .right
    for part in [plot, self.title, valueLabel] { addSubview(part) }
    draw()
  }

  required init?(coder: NSCoder) { nil }

  /// The plotted values, oldest first.
  var values: [CGFloat] { samples.map(\.value) }

  /// Begins a run that lasts a number of seconds. One that begins before the last has ended goes on with its plot.
  func beginRun(at time: TimeInterval, lasting duration: TimeInterval) {
    let goesOn = run.map { time < $0.upperBound } ?? false
    if !goesOn { samples = [] }
    run = (goesOn ? run?.lowerBound ?? time : time)...(time + duration)
    draw()
  }

  /// Adds the value at a time.
  ///
  /// - Parameter mark: The value that the gesture asks for, if there is one.
  func add(_ value: CGFloat, at time: TimeInterval, isDragging: Bool, mark: CGFloat? = nil) {
    samples.append(Sample(time: time, value: value, isDragging: isDragging, mark: mark))
    if run == nil { samples.removeAll { $0.time < time - Self.span } }
    valueLabel.text = "\(Int(value.rounded()))".replacingOccurrences(of: "-", with: "−") + unit
    draw()
  }

  func removeAll() {
    samples = []
    draw()
  }

  // MARK: Drawing

  /// The time that the horizontal axis counts from, in seconds.
  private var origin: TimeInterval { run?.lowerBound ?? samples.last?.time ?? 0 }

  private var timeAxis: PlotAxis {
    let times = run.map { 0...CGFloat($0.upperBound - $0.lowerBound) } ?? -CGFloat(Self.span)...0
    return PlotAxis(times, unit: " s", count: Self.intervals(in: plot.area.width, room: Self.labelRoom.width))
  }

  private var valueAxis: PlotAxis {
    PlotAxis(range, unit: unit, count: Self.intervals(in: plot.area.height, room: Self.labelRoom.height))
  }

  /// Returns into how many intervals an axis of a length is divided, so that all its labels have room.
  private static func intervals(in length: CGFloat, room: CGFloat) -> Int {
    min(max(Int(length / room), 1), mostIntervals)
  }

  private func draw() {
    var content = PlotView.Content(x: timeAxis, y: valueAxis)
    let shown = shownSamples
    content.lines = [PlotLine(color: color, points: shown.map { CGPoint(x: x($0), y: clamped($0.value)) })]
    content.bands = bands(of: shown)
    content.marks = marks(of: shown)
    plot.content = content
  }

  /// The samples up to the end of the run. The first one after it is shown at the end, which no frame meets exactly.
  private var shownSamples: [Sample] {
    guard let end = run?.upperBound, let last = samples.firstIndex(where: { $0.time >= end }) else { return samples }
    return Array(samples[...last])
  }

  private func x(_ sample: Sample) -> CGFloat {
    CGFloat(min(sample.time, run?.upperBound ?? sample.time) - origin)
  }

  private func clamped(_ value: CGFloat) -> CGFloat {
    min(max(value, range.lowerBound), range.upperBound)
  }

  /// Returns the times during which a gesture controlled the value, each as a whole.
  private func bands(of shown: [Sample]) -> [ClosedRange<CGFloat>] {
    var bands: [ClosedRange<CGFloat>] = []
    for (sample, next) in zip(shown, shown.dropFirst()) where sample.isDragging {
      let isNext = bands.last?.upperBound == x(sample)
      let start = isNext ? bands.removeLast().lowerBound : x(sample)
      bands.append(start...max(x(next), start))
    }
    return bands
  }

  private func marks(of shown: [Sample]) -> [PlotMark] {
    var (marks, last): ([PlotMark], TimeInterval) = ([], -.infinity)
    for sample in shown where sample.time - last >= Self.markDistance {
      guard let mark = sample.mark else { continue }
      marks.append(PlotMark(shape: .dot, color: .systemPink, point: CGPoint(x: x(sample), y: clamped(mark))))
      last = sample.time
    }
    return marks
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let half = max((bounds.width - 2 * Self.padding) / 2, 0)
    title.frame = CGRect(x: Self.padding, y: 6, width: half, height: Self.headHeight)
    valueLabel.frame = CGRect(x: Self.padding + half, y: 6, width: half, height: Self.headHeight)
    let top = title.frame.maxY - 2
    let old = plot.frame
    plot.frame = CGRect(
      x: 0, y: top, width: max(bounds.width - Self.edge, 0), height: max(bounds.height - top - Self.edge, 0))
    if plot.frame != old { draw() }
  }
}

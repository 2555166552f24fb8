// SPDX-License-Identifier: MIT
import UIKit

/// The measured values below a cell: time, progress, velocity, the moving edge, and the cost of a frame.
final class CellReadings: UIView {
  /// The height of a cell in points from which there is room for readings.
  static let leastCellHeight: CGFloat = 210

  /// The width in points from which there is room for all values in two lines. A narrower cell has three, and does not
  /// show the cost.
  private static let wide: CGFloat = 230
  private static let lineHeight: CGFloat = 16
  private static let padding: CGFloat = 4

  private let lines = (0..<3).map { _ in UILabel() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for line in lines {
      line.textColor = line === lines[0] ? .label : Palette.secondaryText
      line.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the height below a cell of a width.
  static func height(forWidth width: CGFloat) -> CGFloat { 2 * padding + lineHeight * (width < wide ? 3 : 2) }

  func show(_ motion: CellMotion, at time: TimeInterval, fraction: CGFloat, cost: FrameCost?) {
    let progress = motion.table?.progress(at: fraction) ?? fraction
    let times = String(format: "%.0f of %.0f ms", time * 1000, motion.duration * 1000)
    let values = [
      String(format: "%.0f %%", Double(progress) * 100), String(format: "%.1f /s", Double(motion.velocity(at: time))),
    ]
    let edge = motion.table?.edge.map { "\($0.side.title) \(Int($0.position(at: fraction).rounded())) pt" }
    let texts: [[String?]] =
      bounds.width < Self.wide
      ? [[times], values, [edge]] : [[times] + values, [edge, cost?.text], []]
    for (line, parts) in zip(lines, texts) { line.text = parts.compactMap { $0 }.joined(separator: "   ") }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, line) in lines.enumerated() {
      line.isHidden = index == 2 && bounds.width >= Self.wide
      line.frame = line.isHidden ? .zero : frame(ofLine: index)
    }
  }

  private func frame(ofLine index: Int) -> CGRect {
    CGRect(
      x: Self.padding, y: Self.padding + CGFloat(index) * Self.lineHeight,
      width: max(bounds.width - 2 * Self.padding, 0), height: Self.lineHeight)
  }
}

/// The cost of a frame of a transition.
struct FrameCost: Equatable {
  /// The time in seconds.
  var time: TimeInterval
  /// The bytes that are sent to the X server.
  var bytes: Int

  var text: String {
    let size = bytes < 10_000 ? "\(bytes) B" : "\(bytes / 1000) kB"
    return String(format: "%.0f µs   ", time * 1e6) + size
  }
}

// SPDX-License-Identifier: MIT
import UIKit

/// The measured values below a cell: time, progress, velocity, the moving edge, and the cost of a frame.
final class CellReadings: UIView {
  static let height: CGFloat = 40
  /// The height of a cell in points from which there is room for readings.
  static let leastCellHeight: CGFloat = 210

  /// The width in points from which there is room for all values. A narrower cell does not show the cost.
  private static let wide: CGFloat = 230

  private let motionLine = UILabel()
  private let detailLine = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    motionLine.textColor = .label
    detailLine.textColor = Palette.secondaryText
    for line in [motionLine, detailLine] {
      line.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ motion: CellMotion, at time: TimeInterval, fraction: CGFloat, cost: FrameCost?) {
    let progress = motion.table?.progress(at: fraction) ?? fraction
    let times = String(
      format: "%.0f of %.0f ms   %.0f %%", time * 1000, motion.duration * 1000, Double(progress) * 100)
    let velocity = String(format: "%.1f /s", Double(motion.velocity(at: time)))
    let isWide = bounds.width >= Self.wide
    motionLine.text = isWide ? "\(times)   \(velocity)" : times
    var details = isWide ? [] : [velocity]
    if let edge = motion.table?.edge {
      details.append("\(edge.side.title) \(Int(edge.position(at: fraction).rounded())) pt")
    }
    if isWide, let cost { details.append(cost.text) }
    detailLine.text = details.joined(separator: "   ")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    motionLine.frame = CGRect(x: 4, y: 5, width: max(bounds.width - 8, 0), height: 16)
    detailLine.frame = CGRect(x: 4, y: 21, width: max(bounds.width - 8, 0), height: 16)
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

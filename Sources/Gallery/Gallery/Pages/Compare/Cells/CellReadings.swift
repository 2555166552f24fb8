// SPDX-License-Identifier: MIT
import UIKit

/// The measured values below a cell, each with its name: time, progress, velocity, the moving edge, and the cost of a
/// frame.
final class CellReadings: UIView {
  /// The height of a cell in points from which there is room for readings.
  static let leastCellHeight: CGFloat = 210

  /// The width in points that a value needs with its name.
  private static let leastColumnWidth: CGFloat = 138
  private static let lineHeight: CGFloat = 16
  private static let padding: CGFloat = 4

  private let readings = (0..<5).map { _ in NamedValue() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for reading in readings { addSubview(reading) }
    for (reading, name) in zip(readings, ["Time", "Progress", "Velocity"]) { reading.name = name }
  }

  required init?(coder: NSCoder) { nil }

  private static func columnCount(forWidth width: CGFloat) -> Int {
    min(max(Int((width - 2 * padding) / leastColumnWidth), 1), 3)
  }

  /// The number of readings that have room: the cost of a frame is seen in wide cells only.
  private static func readingCount(forWidth width: CGFloat) -> Int { columnCount(forWidth: width) > 2 ? 5 : 4 }

  /// Returns the height below a cell of a width.
  static func height(forWidth width: CGFloat) -> CGFloat {
    let columns = columnCount(forWidth: width)
    return 2 * padding + lineHeight * CGFloat((readingCount(forWidth: width) + columns - 1) / columns)
  }

  /// - Parameters:
  ///   - time: The time that the cell shows, in seconds.
  ///   - fraction: The fraction of the animation that it shows.
  func show(_ cell: CompareCell, at time: TimeInterval, fraction: CGFloat) {
    let motion = cell.motion
    let progress = motion.table?.progress(at: fraction) ?? fraction
    let velocity = cell.samples.velocity(at: time, in: .percent) ?? 0
    readings[0].value = String(format: "%.0f of %.0f ms", time * 1000, motion.duration * 1000)
    readings[1].value = String(format: "%.0f %%", Double(progress) * 100)
    readings[2].value = String(format: "%.0f %%/s", Double(velocity))
    readings[3].name = motion.table?.edge?.side.title ?? "Edge"
    readings[3].value = motion.table?.edge.map { "\(Int($0.position(at: fraction).rounded())) pt" } ?? MotionRow.unknown
    // The panel of the motions measures it.
    (readings[4].name, readings[4].value) = cell.cost.map { ("Frame", $0.text) } ?? ("", "")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let columns = Self.columnCount(forWidth: bounds.width)
    let width = max(bounds.width - 2 * Self.padding, 0) / CGFloat(columns)
    for (index, reading) in readings.enumerated() {
      reading.isHidden = index >= Self.readingCount(forWidth: bounds.width)
      reading.frame = CGRect(
        x: Self.padding + CGFloat(index % columns) * width,
        y: Self.padding + CGFloat(index / columns) * Self.lineHeight, width: width, height: Self.lineHeight)
    }
  }
}

/// A value with its name before it.
private final class NamedValue: UIView {
  private static let gap: CGFloat = 5
  private let nameLabel = UILabel()
  private let valueLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [nameLabel, valueLabel] {
      label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
      addSubview(label)
    }
    nameLabel.textColor = Palette.secondaryText
    valueLabel.textColor = .label
  }

  required init?(coder: NSCoder) { nil }

  var name = "" {
    didSet {
      guard name != oldValue else { return }
      nameLabel.text = name
      setNeedsLayout()
    }
  }

  /// The value with its unit.
  var value = "" {
    didSet { if value != oldValue { valueLabel.text = value.replacingOccurrences(of: "-", with: "−") } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(nameLabel.sizeThatFits(bounds.size).width.rounded(.up), bounds.width)
    nameLabel.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    let start = width + Self.gap
    valueLabel.frame = CGRect(x: start, y: 0, width: max(bounds.width - start, 0), height: bounds.height)
  }
}

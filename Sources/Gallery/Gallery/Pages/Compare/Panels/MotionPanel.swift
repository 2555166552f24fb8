// SPDX-License-Identifier: MIT
import UIKit

/// The motions of all cells: progress and velocity over time, as they were measured on the screen.
final class MotionPanel: PanelView {
  private static let padding: CGFloat = 14
  private static let rowHeight: CGFloat = 148

  private let scroll = UIScrollView()
  private let legend = UILabel()
  private var rows: [MotionRow] = []
  private var link: CADisplayLink?

  override init(_ controller: CompareController) {
    super.init(controller)
    legend.text = "Blue: progress. Orange: velocity."
    legend.font = .systemFont(ofSize: 12)
    legend.textColor = Palette.secondaryText
    scroll.addSubview(legend)
    addSubview(scroll)
  }

  required init?(coder: NSCoder) { nil }

  override func update() {
    if rows.count != controller.cells.count {
      for row in rows { row.removeFromSuperview() }
      rows = controller.cells.map { _ in MotionRow() }
      for row in rows { scroll.addSubview(row) }
      setNeedsLayout()
    }
    for (row, cell) in zip(rows, controller.cells) { row.show(cell) }
    measureNext()
  }

  /// Measures the cost of one cell's frames in each frame, until all are known.
  private func measureNext() {
    guard link == nil, controller.cells.contains(where: { $0.cost == nil }) else { return }
    let link = CADisplayLink { [weak self] link in
      if let self { measure() } else { link.invalidate() }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func measure() {
    guard let cell = controller.cells.first(where: { $0.cost == nil && $0.isReady }) else {
      if controller.cells.allSatisfy({ $0.cost != nil }) { stopMeasuring() }
      return
    }
    guard let cost = CellCamera(cell, scale: traitCollection.displayScale)?.measureCost() else {
      return stopMeasuring()
    }
    cell.cost = cost
    for (row, cell) in zip(rows, controller.cells) { row.showValues(of: cell) }
  }

  private func stopMeasuring() {
    link?.invalidate()
    link = nil
  }

  override func willClose() { stopMeasuring() }

  override func positionDidChange() { for (row, cell) in zip(rows, controller.cells) { row.show(time: cell.time) } }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    let width = bounds.width - 2 * Self.padding
    legend.frame = CGRect(x: Self.padding, y: 12, width: width, height: 16)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: Self.padding, y: 36 + CGFloat(index) * Self.rowHeight, width: width, height: Self.rowHeight - 12)
    }
    scroll.contentSize = CGSize(width: bounds.width, height: 40 + CGFloat(rows.count) * Self.rowHeight)
  }
}

/// The motion of one cell.
private final class MotionRow: UIView {
  private let title = UILabel()
  private let values = UILabel()
  private let plot = PlotView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 13, weight: .semibold)
    values.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    values.textColor = Palette.secondaryText
    for part in [title, values, plot] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ cell: CompareCell) {
    title.text = "\(cell.number)  \(cell.style.title)"
    showValues(of: cell)
    plot.show([.velocity(of: cell.motion), .progress(of: cell.motion)], duration: cell.motion.duration)
    plot.show(time: cell.time)
  }

  func showValues(of cell: CompareCell) {
    let motion = String(
      format: "%.0f ms   ≤ %.1f /s", cell.motion.duration * 1000, Double(cell.motion.greatestVelocity))
    values.text = motion + (cell.cost.map { "   " + $0.text } ?? "")
  }

  func show(time: TimeInterval) { plot.show(time: time) }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 18)
    values.frame = CGRect(x: 0, y: 18, width: bounds.width, height: 16)
    plot.frame = CGRect(x: 0, y: 38, width: bounds.width, height: max(bounds.height - 38, 0))
  }
}

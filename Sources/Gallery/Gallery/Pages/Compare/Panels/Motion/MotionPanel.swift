// SPDX-License-Identifier: MIT
import UIKit

/// The motions of all cells in one chart, as they were measured on the screen, and a table of their figures.
final class MotionPanel: PanelView {
  private static let padding: CGFloat = 14
  private static let gap: CGFloat = 10
  /// The least and the greatest height of the chart, in points.
  private static let chartHeights: ClosedRange<CGFloat> = 230...620
  private static let quantityWidth: CGFloat = 180

  private let scroll = UIScrollView()
  private let answers = MotionAnswers()
  private let quantities = UISegmentedControl(items: MotionSamples.Quantity.allCases.map(\.title))
  private let legend = MotionLegend()
  private let chart = MotionChart()
  private let key = UILabel()
  private let copyButton = ToolButton(symbol: "doc.on.doc", title: "Copy table", key: "Ctrl C")
  private let table = FiguresTable()
  private var comparison = MotionComparison()
  /// The time in seconds at which the pointer is in the chart, or nil.
  private var pointedTime: TimeInterval? { didSet { if pointedTime != oldValue { positionDidChange() } } }
  private var link: CADisplayLink?

  override init(_ controller: CompareController) {
    super.init(controller)
    quantities.selectedSegmentIndex = 0
    quantities.accessibilityLabel = "Quantity"
    quantities.addTarget(self, action: Self.changeQuantity, for: .valueChanged)
    key.font = .systemFont(ofSize: 12)
    key.textColor = Palette.secondaryText
    key.numberOfLines = 0
    copyButton.accessibilityIdentifier = "copy-motions"
    copyButton.addAction(UIAction { [weak self] _ in self?.copyTable() }, for: .touchUpInside)
    chart.onScrub = { [weak self] in self?.controller.playback.scrub(to: $0) }
    chart.onPoint = { [weak self] in self?.pointedTime = $0 }
    table.onSort = { [weak self] in self?.sort(by: $0) }
    table.onChoose = { [weak self] in self?.controller.choose(number: $0) }
    for part in [answers, quantities, legend, chart, key, copyButton, table] { scroll.addSubview(part) }
    // A drag in the chart moves the playback from the first point on.
    scroll.delaysContentTouches = false
    addSubview(scroll)
  }

  required init?(coder: NSCoder) { nil }

  private var quantity: MotionSamples.Quantity { .init(rawValue: quantities.selectedSegmentIndex) ?? .percent }

  // MARK: Showing

  override func update() {
    let cells = controller.cells
    legend.show(cells)
    chart.show(cells.map(\.chartedMotion), in: quantity, moved: controller.comparison.drag)
    key.text = Self.key(withDrag: controller.comparison.drag != nil)
    showTable()
    positionDidChange()
    setNeedsLayout()
    measureNext()
  }

  private static func key(withDrag hasDrag: Bool) -> String {
    let key = "Dots: 10 % and 90 %. Number: 50 %. Ring: settled, within 1 % of the end."
    return hasDrag ? key + " Shaded: until the release of the drag." : key
  }

  private func showTable() {
    comparison.rows = controller.cells.map(\.motionRow)
    answers.show(comparison)
    table.show(comparison, chosen: controller.chosenCell?.number)
    copyButton.title = "Copy table"
  }

  override func positionDidChange() {
    let time = controller.playback.time
    chart.show(time: time, pointed: pointedTime)
    legend.show(controller.cells, at: pointedTime ?? time, pointed: pointedTime != nil, in: quantity)
  }

  // MARK: Actions

  private func changeQuantity() { update() }

  private func sort(by column: MotionColumn) {
    comparison.sort(by: column)
    showTable()
  }

  /// Copies the table as text, in its order.
  func copyTable() {
    UIPasteboard.general.string = comparison.text
    copyButton.title = "Copied"
  }

  // MARK: Costs

  /// Measures the cost of one cell's frames in each frame, until all are known.
  private func measureNext() {
    guard link == nil, controller.cells.contains(where: { !$0.hasCurrentCost }) else { return }
    let link = CADisplayLink { [weak self] link in
      if let self { measure() } else { link.invalidate() }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func measure() {
    guard let cell = controller.cells.first(where: { !$0.hasCurrentCost && $0.isReady }) else {
      if controller.cells.allSatisfy(\.hasCurrentCost) { stopMeasuring() }
      return
    }
    guard let cost = CellCamera(cell, scale: traitCollection.displayScale)?.measureCost() else {
      return stopMeasuring()
    }
    cell.cost = cost
    showTable()
  }

  private func stopMeasuring() {
    link?.invalidate()
    link = nil
  }

  override func willClose() { stopMeasuring() }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { table.flashScrollIndicators() }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    let width = max(bounds.width - 2 * Self.padding, 0)
    func height(of view: UIView) -> CGFloat {
      view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }
    let parts: [(view: UIView, height: CGFloat)] = [
      (answers, MotionAnswers.height), (quantities, 30), (legend, height(of: legend)), (chart, 0),
      (key, height(of: key)),
      (table, height(of: table)),
    ]
    let others = parts.map(\.height).reduce(0, +) + CGFloat(parts.count + 1) * Self.gap
    let chartHeight = min(max(bounds.height - others, Self.chartHeights.lowerBound), Self.chartHeights.upperBound)
    var y = Self.gap
    for part in parts {
      let height = part.view === chart ? chartHeight : part.height
      part.view.frame = CGRect(x: Self.padding, y: y, width: width, height: height)
      y += height + Self.gap
    }
    layOutButtons(in: quantities.frame)
    scroll.contentSize = CGSize(width: bounds.width, height: y)
  }

  private func layOutButtons(in row: CGRect) {
    let rest = max(row.width - Self.quantityWidth - Self.gap, 0)
    quantities.frame.size.width = min(Self.quantityWidth, row.width)
    let width = min(copyButton.sizeThatFits(bounds.size).width, rest)
    copyButton.frame = CGRect(x: row.maxX - width, y: row.minY, width: width, height: row.height)
  }
}

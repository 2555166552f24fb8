// SPDX-License-Identifier: MIT
import UIKit

/// Writes the chosen cell or all of them to a file, and shows the command line that states the comparison.
final class ExportPanel: PanelView {
  private static let (padding, gap): (CGFloat, CGFloat) = (14, 10)

  private let scroll = UIScrollView()
  private let heading = UILabel()
  private let target = UISegmentedControl(items: ["Chosen cell", "All cells"])
  private let form = UISegmentedControl(items: ExportFormat.allCases.map(\.title))
  private let explanation = UILabel()
  private let chart = SwitchRow("With the chart")
  private let sliders = (
    frames: ValueSlider("Frames", in: 4...24) { "\(Int($0.rounded()))" },
    rate: ValueSlider("Frames per second", in: 10...50) { "\(Int($0.rounded()))" },
    scale: ValueSlider("Pixels per point", in: 0.5...2) { String(format: "%.1f", $0) }
  )
  private let export = ToolButton(symbol: "square.and.arrow.up", title: "Export")
  private let result = UILabel()
  private let openFolder = ToolButton(symbol: "folder", title: "Open its folder")
  private let address = (title: SectionLabel("This comparison on the command line"), box: CommandBox())
  override init(_ controller: CompareController) {
    super.init(controller)
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    (target.selectedSegmentIndex, form.selectedSegmentIndex) = (0, 1)
    (target.accessibilityLabel, form.accessibilityLabel) = ("Exports", "Format")
    for control in [target, form] { control.addTarget(self, action: Self.update, for: .valueChanged) }
    (sliders.frames.value, sliders.rate.value, sliders.scale.value) = (8, 30, 1)
    export.isSelected = true
    export.accessibilityIdentifier = "export"
    export.addAction(UIAction { [weak self] _ in self?.beginOrCancel() }, for: .touchUpInside)
    openFolder.addAction(UIAction { [weak self] _ in self?.showFile() }, for: .touchUpInside)
    for label in [explanation, result] {
      label.font = .systemFont(ofSize: 12)
      label.textColor = Palette.secondaryText
      label.numberOfLines = 0
    }
    result.textColor = .label
    for part in [
      heading, target, form, explanation, chart, sliders.frames, sliders.rate, sliders.scale, address.title,
      address.box,
    ] { scroll.addSubview(part) }
    for part in [scroll, result, openFolder, export] { addSubview(part) }
    update()
  }

  required init?(coder: NSCoder) { nil }

  private var format: ExportFormat { ExportFormat.allCases[max(form.selectedSegmentIndex, 0)] }
  private var isOfAll: Bool { target.selectedSegmentIndex == 1 }

  override func update() {
    guard let cell = controller.chosenCell else { return }
    heading.text = isOfAll ? "\(controller.cells.count) cells" : "\(cell.number)  \(cell.style.title)"
    explanation.text = format.explanation(isOfAll: isOfAll)
    chart.isHidden = !isOfAll || format == .swift
    sliders.frames.isHidden = format != .strip
    sliders.rate.isHidden = format != .gif && format != .apng
    sliders.scale.isHidden = format == .swift
    address.box.command = Self.commandLine(controller.currentComparison.address)
    address.box.copiedText = "gallery --page compare " + controller.currentComparison.line
    exportDidChange()
  }

  override func exportDidChange() {
    export.title = exporter.isBusy ? "Cancel" : "Export"
    result.text = exporter.state.text
    result.isHidden = result.text == nil
    openFolder.isHidden = file == nil
    setNeedsLayout()
  }

  /// Returns a command with each option and each style on a line of its own, as a shell reads it.
  static func commandLine(_ words: [String]) -> String {
    words.reduce("gallery --page compare") { command, word in
      command + (word.hasPrefix("--") ? " \\\n  " : " ") + word.replacingOccurrences(of: ",", with: ",\\\n")
    }
  }

  // MARK: Writing

  private var settings: ExportSettings {
    ExportSettings(
      format: format, frames: Int(sliders.frames.value.rounded()), framesPerSecond: sliders.rate.value.rounded(),
      scale: CGFloat((sliders.scale.value * 10).rounded() / 10))
  }

  private var exporter: Exporter { controller.exporter }

  /// The file or the folder that was written last.
  var file: URL? { if case .written(let file) = exporter.state { file } else { nil } }

  private func beginOrCancel() {
    if exporter.isBusy { return exporter.cancel() }
    if isOfAll {
      exporter.exportAll(settings, hasChart: chart.isOn, moved: controller.comparison.drag)
    } else if let cell = controller.chosenCell {
      exporter.export(cell, settings)
    }
  }

  /// Opens the folder of the file in the desktop's file manager.
  private func showFile() {
    guard let folder = file?.deletingLastPathComponent() else { return }
    UIApplication.shared.open(folder) { [weak self] isOpen in
      if !isOpen { self?.result.text = "No program opens folders here. The file is \(self?.file?.path ?? "written")." }
      self?.setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(layOutFooter(), 0))
    var column = PanelColumn(x: Self.padding, y: 12, width: bounds.width - 2 * Self.padding, gap: Self.gap)
    column.place(heading, 22)
    column.place(target, 30)
    column.place(form, 30)
    column.place(explanation)
    column.place(chart, SwitchRow.height)
    for slider in [sliders.frames, sliders.rate, sliders.scale] { column.place(slider, ValueSlider.height) }
    column.place(address.title, SectionLabel.height)
    column.place(address.box)
    scroll.contentSize = CGSize(width: bounds.width, height: column.y)
  }

  /// Places the button at the lower edge, where it stays whatever is chosen, and the result above it.
  ///
  /// - Returns: The upper edge of these.
  private func layOutFooter() -> CGFloat {
    let width = max(bounds.width - 2 * Self.padding, 0)
    let textHeight = result.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    var edge = bounds.height - Self.padding
    for (part, height) in [(export, 34), (openFolder, 30), (result, textHeight)] as [(UIView, CGFloat)]
    where !part.isHidden {
      part.frame = CGRect(x: Self.padding, y: edge - height, width: width, height: height)
      edge -= height + Self.gap
    }
    return edge
  }
}

// SPDX-License-Identifier: MIT
import UIKit

/// Writes the chosen cell to a file, and shows the command line that states the comparison.
final class ExportPanel: PanelView {
  private static let padding: CGFloat = 14

  private let scroll = UIScrollView()
  private let heading = UILabel()
  private let form = UISegmentedControl(items: ExportFormat.allCases.map(\.title))
  private let explanation = UILabel()
  private let frames = ValueSlider("Frames", in: 4...24) { "\(Int($0.rounded()))" }
  private let rate = ValueSlider("Frames per second", in: 10...50) { "\(Int($0.rounded()))" }
  private let scale = ValueSlider("Pixels per point", in: 0.5...2) { String(format: "%.1f", $0) }
  private let export = ToolButton(symbol: "square.and.arrow.up", title: "Export")
  private let result = UILabel()
  private let addressTitle = SectionLabel("This comparison on the command line")
  private let address = CommandBox()
  /// The file that was written last.
  private(set) var file: URL?

  override init(_ controller: CompareController) {
    super.init(controller)
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    form.selectedSegmentIndex = 1
    form.accessibilityLabel = "Format"
    form.addTarget(self, action: Self.chooseFormat, for: .valueChanged)
    (frames.value, rate.value, scale.value) = (8, 30, 1)
    export.isSelected = true
    export.accessibilityIdentifier = "export"
    export.addAction(UIAction { [weak self] _ in self?.write() }, for: .touchUpInside)
    for label in [explanation, result] {
      label.font = .systemFont(ofSize: 12)
      label.textColor = Palette.secondaryText
      label.numberOfLines = 0
    }
    result.textColor = .label
    for part in [heading, form, explanation, frames, rate, scale, export, result, addressTitle, address] {
      scroll.addSubview(part)
    }
    addSubview(scroll)
    update()
  }

  required init?(coder: NSCoder) { nil }

  private var format: ExportFormat { ExportFormat.allCases[max(form.selectedSegmentIndex, 0)] }

  private func chooseFormat() {
    result.text = nil
    update()
  }

  override func update() {
    guard let cell = controller.chosenCell else { return }
    heading.text = "\(cell.number)  \(cell.style.title)"
    explanation.text = format.explanation
    frames.isHidden = format != .strip
    rate.isHidden = format != .gif && format != .apng
    scale.isHidden = format == .swift
    address.command = Self.commandLine(controller.currentComparison.address)
    setNeedsLayout()
  }

  /// Returns a command with each option and each style on a line of its own, as a shell reads it.
  static func commandLine(_ words: [String]) -> String {
    words.reduce("gallery --page compare") { command, word in
      command + (word.hasPrefix("--") ? " \\\n  " : " ") + word.replacingOccurrences(of: ",", with: ",\\\n")
    }
  }

  private func write() {
    guard let cell = controller.chosenCell else { return }
    var export = CellExport(cell: cell, format: format)
    export.frames = Int(frames.value.rounded())
    export.framesPerSecond = rate.value.rounded()
    export.scale = CGFloat((scale.value * 10).rounded() / 10)
    do throws(CellExport.Failure) {
      let file = try export.write()
      self.file = file
      result.text = "Written: \(file.path)"
    } catch {
      result.text = error.description
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    let (x, width) = (Self.padding, bounds.width - 2 * Self.padding)
    var y: CGFloat = 12
    func place(_ view: UIView, _ height: CGFloat, gap: CGFloat = 10) {
      guard !view.isHidden else { return }
      view.frame = CGRect(x: x, y: y, width: width, height: height)
      y += height + gap
    }
    func place(_ view: UIView) {
      place(view, view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
    }
    place(heading, 22)
    place(form, 30)
    place(explanation)
    for slider in [frames, rate, scale] { place(slider, ValueSlider.height) }
    place(export, 34)
    place(result)
    place(addressTitle, SectionLabel.height, gap: 0)
    place(address)
    scroll.contentSize = CGSize(width: bounds.width, height: y)
  }
}

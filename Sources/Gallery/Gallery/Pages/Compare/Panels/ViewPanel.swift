// SPDX-License-Identifier: MIT
import UIKit

/// The settings of the cells: their pages, onion skins or a difference, and a film strip of the chosen cell.
final class ViewPanel: PanelView {
  private static let padding: CGFloat = 14
  private static let stripFrames = 8
  private static let columns = 2

  private let scroll = UIScrollView()
  private let titles = (
    pages: SectionLabel("Pages"), screens: SectionLabel("Your own screens"), device: SectionLabel("Device"),
    overlay: SectionLabel("Overlay"), reference: SectionLabel("Compared with cell"), strip: SectionLabel("Film strip")
  )
  private let overlayNote = UILabel()
  private let takeStrip = ToolButton(symbol: "film", title: "Take a film strip of the chosen cell")
  private var pageButtons: [ToolButton] = []
  private var overlayButtons: [ToolButton] = []
  private let screens = ScreensSection()
  private let deviceTarget = UISegmentedControl(items: ["All cells", "Chosen cell"])
  private var deviceButtons: [(button: ToolButton, device: Device?)] = []
  private var referenceButtons: [ToolButton] = []
  private var frames: [StripFrame] = []
  /// The cell that the film strip shows.
  private weak var stripCell: CompareCell?

  override init(_ controller: CompareController) {
    super.init(controller)
    pageButtons = ComparedPages.allCases.map { pages in
      button(pages.title) {
        $0.comparison.screens = nil
        $0.comparison.pages = pages
      }
    }
    overlayButtons = CellOverlay.allCases.map { overlay in
      button(overlay.title) { $0.comparison.overlay = overlay }
    }
    deviceButtons = ([nil] + Device.allCases).map { device in
      (button(device?.title ?? "None") { [weak self] _ in self?.choose(device) }, device)
    }
    deviceTarget.selectedSegmentIndex = 0
    deviceTarget.accessibilityLabel = "Device of"
    deviceTarget.addTarget(self, action: Self.update, for: .valueChanged)
    screens.onChange = { [weak self] in self?.controller.comparison.screens = $0 }
    overlayNote.font = .systemFont(ofSize: 12)
    overlayNote.textColor = Palette.secondaryText
    overlayNote.numberOfLines = 0
    takeStrip.addAction(UIAction { [weak self] _ in self?.makeStrip() }, for: .touchUpInside)
    for part in [
      titles.pages, titles.overlay, overlayNote, titles.reference, titles.device, deviceTarget, titles.screens, screens,
      titles.strip, takeStrip,
    ] { scroll.addSubview(part) }
    addSubview(scroll)
    update()
  }

  required init?(coder: NSCoder) { nil }

  private func button(_ title: String, _ action: @escaping (CompareController) -> Void) -> ToolButton {
    let button = ToolButton(title: title)
    button.addAction(
      UIAction { [weak self] _ in if let self { action(controller) } }, for: .touchUpInside)
    scroll.addSubview(button)
    return button
  }

  override func update() {
    let comparison = controller.comparison
    for (pages, button) in zip(ComparedPages.allCases, pageButtons) {
      button.isSelected = comparison.screens == nil && pages == comparison.pages
    }
    screens.show(comparison.screens)
    for (button, device) in deviceButtons { button.isSelected = device == chosenDevice }
    for (overlay, button) in zip(CellOverlay.allCases, overlayButtons) {
      button.isSelected = overlay == comparison.overlay
    }
    overlayNote.text =
      switch comparison.overlay {
      case .none: nil
      case .onion: "Ghosts at every tenth of each duration."
      case .difference: "The chosen cell's difference from another: black where both agree."
      case .wipe: "The other cell is to the left of the divider, which can be dragged, the chosen one to the right."
      }
    updateReferences()
    if controller.chosenCell !== stripCell { removeStrip() }
    setNeedsLayout()
  }

  override var isTyping: Bool { screens.isTyping }

  private var isOfAll: Bool { deviceTarget.selectedSegmentIndex == 0 }
  private var chosenDevice: Device? {
    isOfAll ? controller.comparison.device : controller.chosenCell?.compared.device ?? controller.comparison.device
  }

  /// Gives a device to all cells, or to the chosen one.
  private func choose(_ device: Device?) {
    if isOfAll {
      var comparison = controller.comparison
      comparison.device = device
      for index in comparison.cells.indices { comparison.cells[index].device = nil }
      controller.comparison = comparison
    } else if let cell = controller.chosenCell {
      controller.change([cell]) { $0.device = device }
    }
  }

  /// Makes a button for each cell with which the chosen one can be compared.
  private func updateReferences() {
    let hasReference = controller.comparison.overlay.hasReference
    titles.reference.isHidden = !hasReference
    for button in referenceButtons { button.removeFromSuperview() }
    referenceButtons =
      !hasReference
      ? []
      : controller.cells.map { cell in
        let number = cell.number
        let button = button("\(number)") { $0.comparison.reference = number }
        button.accessibilityLabel = "Compare with \(number), \(cell.style.title)"
        button.isSelected = cell === controller.grid.reference
        button.isEnabled = cell !== controller.chosenCell
        return button
      }
  }

  private func removeStrip() {
    for frame in frames { frame.removeFromSuperview() }
    frames = []
  }

  private func makeStrip() {
    removeStrip()
    guard let cell = controller.chosenCell, let camera = CellCamera(cell, scale: 1) else { return }
    let times = (0..<Self.stripFrames).map { cell.motion.duration * Double($0) / Double(Self.stripFrames - 1) }
    frames = zip(camera.pictures(at: times), times).map { StripFrame($0, time: $1) }
    for frame in frames { scroll.addSubview(frame) }
    stripCell = cell
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    var column = PanelColumn(x: Self.padding, y: 10, width: bounds.width - 2 * Self.padding, gap: 4)
    column.place(titles.pages, SectionLabel.height)
    column.place(pageButtons, columns: Self.columns, height: 32)
    column.place(titles.overlay, SectionLabel.height)
    column.place(overlayButtons, columns: Self.columns, height: 32)
    overlayNote.isHidden = overlayNote.text == nil
    column.place(overlayNote)
    column.place(titles.reference, SectionLabel.height)
    column.place(referenceButtons, columns: Comparison.cellLimits.upperBound, height: 32)
    column.place(titles.device, SectionLabel.height)
    column.place(deviceTarget, 30)
    column.place(deviceButtons.map(\.button), columns: 4, height: 32)
    column.place(titles.screens, SectionLabel.height)
    column.place(screens)
    column.place(titles.strip, SectionLabel.height)
    column.place(takeStrip, 32)
    column.place(
      frames, columns: Self.columns, height: StripFrame.height(forWidth: (column.width - 8) / 2, frames.first), gap: 8)
    scroll.contentSize = CGSize(width: bounds.width, height: column.y + Self.padding)
  }
}

/// A frame of a film strip, with its time.
private final class StripFrame: UIView {
  private let picture = UIImageView()
  private let caption = UILabel()
  private let ratio: CGFloat

  init(_ image: CGImage, time: TimeInterval) {
    ratio = CGFloat(image.height) / CGFloat(max(image.width, 1))
    super.init(frame: .zero)
    picture.image = UIImage(cgImage: image)
    picture.layer.cornerRadius = 6
    picture.layer.borderWidth = 1
    picture.layer.borderColor = UIColor.gray.withAlphaComponent(0.3).cgColor
    picture.clipsToBounds = true
    caption.text = String(format: "%.0f ms", time * 1000)
    caption.font = .monospacedDigitSystemFont(ofSize: 11, weight: .regular)
    caption.textColor = Palette.secondaryText
    for part in [picture, caption] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  static func height(forWidth width: CGFloat, _ frame: StripFrame?) -> CGFloat { (frame?.ratio ?? 0) * width + 18 }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - 18, 0))
    caption.frame = CGRect(x: 2, y: bounds.height - 16, width: bounds.width, height: 16)
  }
}

/// The title of a section of a panel.
final class SectionLabel: UILabel {
  static let height: CGFloat = 34

  init(_ title: String) {
    super.init(frame: .zero)
    text = title
    font = .systemFont(ofSize: 13, weight: .semibold)
    textColor = Palette.secondaryText
  }

  required init?(coder: NSCoder) { nil }
}

// SPDX-License-Identifier: MIT
import UIKit

/// The settings of the cells: their pages, onion skins or a difference, and a film strip of the chosen cell.
final class ViewPanel: PanelView {
  private static let padding: CGFloat = 14
  private static let stripFrames = 8
  private static let columns = 2

  private let scroll = UIScrollView()
  private let pagesTitle = SectionLabel("Pages")
  private let overlayTitle = SectionLabel("Overlay")
  private let stripTitle = SectionLabel("Film strip")
  private let overlayNote = UILabel()
  private let takeStrip = ToolButton(symbol: "film", title: "Take a film strip of the chosen cell")
  private var pageButtons: [ToolButton] = []
  private var overlayButtons: [ToolButton] = []
  private var frames: [StripFrame] = []
  /// The cell that the film strip shows.
  private weak var stripCell: CompareCell?

  override init(_ controller: CompareController) {
    super.init(controller)
    pageButtons = ComparedPages.allCases.map { pages in
      button(pages.title) { $0.comparison.pages = pages }
    }
    overlayButtons = CellOverlay.allCases.map { overlay in
      button(overlay.title) { $0.comparison.overlay = overlay }
    }
    overlayNote.font = .systemFont(ofSize: 12)
    overlayNote.textColor = Palette.secondaryText
    overlayNote.numberOfLines = 0
    takeStrip.addAction(UIAction { [weak self] _ in self?.makeStrip() }, for: .touchUpInside)
    for part in [pagesTitle, overlayTitle, stripTitle, overlayNote, takeStrip] { scroll.addSubview(part) }
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
    for (pages, button) in zip(ComparedPages.allCases, pageButtons) { button.isSelected = pages == comparison.pages }
    for (overlay, button) in zip(CellOverlay.allCases, overlayButtons) {
      button.isSelected = overlay == comparison.overlay
    }
    overlayNote.text =
      switch comparison.overlay {
      case .none: nil
      case .onion: "Ghosts at every tenth of each duration."
      case .difference: "The chosen cell's difference from the first: black where both agree."
      }
    if controller.chosenCell !== stripCell { removeStrip() }
    setNeedsLayout()
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
    let (x, width) = (Self.padding, bounds.width - 2 * Self.padding)
    var y: CGFloat = 10
    func place(_ view: UIView, _ height: CGFloat) {
      view.frame = CGRect(x: x, y: y, width: width, height: height)
      y += height
    }
    func placeGrid(_ views: [UIView], height: CGFloat, gap: CGFloat) {
      let column = (width + gap) / CGFloat(Self.columns)
      for (index, view) in views.enumerated() {
        view.frame = CGRect(
          x: x + CGFloat(index % Self.columns) * column, y: y + CGFloat(index / Self.columns) * (height + gap),
          width: column - gap, height: height)
      }
      y += CGFloat((views.count + Self.columns - 1) / Self.columns) * (height + gap)
    }
    place(pagesTitle, SectionLabel.height)
    placeGrid(pageButtons, height: 32, gap: 4)
    place(overlayTitle, SectionLabel.height)
    placeGrid(overlayButtons, height: 32, gap: 4)
    let note = overlayNote.text == nil ? 0 : overlayNote.sizeThatFits(CGSize(width: width, height: 100)).height + 4
    place(overlayNote, note)
    place(stripTitle, SectionLabel.height)
    place(takeStrip, 32)
    y += 8
    placeGrid(frames, height: StripFrame.height(forWidth: (width - 8) / 2, frames.first), gap: 8)
    scroll.contentSize = CGSize(width: bounds.width, height: y + Self.padding)
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

// SPDX-License-Identifier: MIT
import UIKit

/// The part of a panel in which the user chooses two pictures of screens, and draws the element that moves on each.
final class ScreensSection: UIView {
  private static let gap: CGFloat = 8
  private static let wellHeight: CGFloat = 130
  private static let rowHeight: CGFloat = 30

  private let parts = ["From", "To"].map { (paste: ToolButton(title: "Paste"), path: UITextField(), title: $0) }
  private let wells = [ScreenWell(), ScreenWell()]
  private let note = UILabel()
  private let remove = ToolButton(symbol: "trash", title: "Remove the screens")
  private var drops: [PictureDrop] = []
  private var screens = OwnScreens()
  /// Called with the screens that the user has chosen, or with nil for none.
  var onChange: ((OwnScreens?) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    note.text = "Drop or paste a picture, or type its path. Draw a rectangle around what moves."
    note.font = .systemFont(ofSize: 12)
    note.textColor = Palette.secondaryText
    note.numberOfLines = 0
    for (index, part) in parts.enumerated() {
      part.paste.accessibilityLabel = "\(part.title): paste a picture"
      part.paste.addAction(UIAction { [weak self] _ in self?.paste(index) }, for: .touchUpInside)
      part.path.attributedPlaceholder = NSAttributedString(
        string: "\(part.title): path", attributes: [.foregroundColor: Palette.secondaryText])
      part.path.accessibilityLabel = "\(part.title): path of the picture"
      part.path.borderStyle = .roundedRect
      part.path.font = .systemFont(ofSize: 12)
      part.path.addAction(UIAction { [weak self] _ in self?.usePath(index) }, for: .primaryActionTriggered)
      wells[index].onElement = { [weak self] element in self?.change(index) { $0.element = element } }
      for view in [part.paste, part.path, wells[index]] { addSubview(view) }
    }
    remove.addAction(UIAction { [weak self] _ in self?.onChange?(nil) }, for: .touchUpInside)
    for view in [note, remove] { addSubview(view) }
    drops = wells.enumerated().map { index, well in
      PictureDrop(on: well) { [weak self] in self?.take($0, index) }
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether keys type into a field.
  var isTyping: Bool { parts.contains { $0.path.isFirstResponder } }

  func show(_ screens: OwnScreens?) {
    self.screens = screens ?? OwnScreens()
    for (index, screen) in [self.screens.from, self.screens.to].enumerated() {
      wells[index].show(screen)
      if !parts[index].path.isFirstResponder { parts[index].path.text = screen.path }
    }
    remove.isEnabled = screens != nil
  }

  private func change(_ index: Int, _ change: (inout OwnScreens.Screen) -> Void) {
    if index == 0 { change(&screens.from) } else { change(&screens.to) }
    onChange?(screens)
  }

  private func take(_ paths: [String], _ index: Int) {
    screens.replace(with: paths, from: index)
    onChange?(screens)
  }

  private func usePath(_ index: Int) {
    let path = (parts[index].path.text ?? "").trimmingCharacters(in: .whitespaces)
    change(index) { $0 = OwnScreens.Screen(path: path) }
  }

  /// Keeps a picture of the clipboard in a file, so that it is there at the next start.
  private func paste(_ index: Int) {
    guard let image = UIPasteboard.general.image, let path = ScreenStore.user.save(image) else {
      note.text = "The clipboard has no picture. Copy a screenshot, and paste it."
      return
    }
    change(index) { $0 = OwnScreens.Screen(path: path) }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = note.sizeThatFits(CGSize(width: size.width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    return CGSize(width: size.width, height: text + Self.wellHeight + 3 * Self.rowHeight + 4 * Self.gap)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var column = PanelColumn(x: 0, y: 0, width: bounds.width, gap: Self.gap)
    column.place(note)
    column.place(wells, columns: 2, height: Self.wellHeight, gap: Self.gap)
    column.place(parts.map(\.path), columns: 2, height: Self.rowHeight, gap: Self.gap)
    column.place(parts.map(\.paste), columns: 2, height: Self.rowHeight, gap: Self.gap)
    column.place(remove, Self.rowHeight)
  }
}

/// Keeps pasted pictures in files.
struct ScreenStore {
  let folder: URL

  /// The store in the user's state folder.
  static let user = ScreenStore(folder: UserFolders().state.appendingPathComponent("screens"))

  /// Writes a picture to a file that is named after its content, and returns the path, or nil if it cannot be written.
  func save(_ image: UIImage) -> String? {
    guard let data = image.pngData() else { return nil }
    // FNV-1a, which is the same at each start, unlike Swift's hash.
    let hash = data.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let file = folder.appendingPathComponent(String(format: "%016llx.png", hash))
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
      return file.path
    } catch {
      return nil
    }
  }
}

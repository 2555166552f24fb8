// SPDX-License-Identifier: MIT

/// The control of a cell that moves its row.
final class ReorderGrip: UIView {
  private weak var cell: UITableViewCell?
  private let picture = UITableViewCell.image("line.3.horizontal", size: 17, color: .tertiaryLabel)

  init(cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
    addSubview(picture)
    // It begins at once, so that the table does not scroll.
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.addTarget { [weak self] press in
      guard let cell = self?.cell else { return }
      cell.table?.reorder(cell, with: press)
    }
    addGestureRecognizer(press)
    accessibilityLabel = "Reorder"
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}

// SPDX-License-Identifier: MIT
import UIKit

/// A row with a title above a note.
final class TaskCell: UITableViewCell {
  static let identifier = "task"

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    detailTextLabel?.textColor = Palette.secondaryText
    detailTextLabel?.numberOfLines = 0
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

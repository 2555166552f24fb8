// SPDX-License-Identifier: MIT
import UIKit

/// A cell with a text of one to four lines, as high as these and their margins.
final class NoteCell: UICollectionViewCell, NumberedCell {
  private(set) static var count = 0
  private static let width: CGFloat = 240
  private static let margin: CGFloat = 8
  private static let longest = 12

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.count += 1
    backgroundColor = UIColor(white: 0.94, alpha: 1)
    label.font = .systemFont(ofSize: 13)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let margin = Self.margin
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: margin),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: margin),
      label.widthAnchor.constraint(equalToConstant: Self.width - 2 * margin),
    ])
    let ends = [
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -margin),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -margin),
    ]
    // Until the cell has its own size, its text does not fit exactly.
    for end in ends { end.priority = .defaultHigh }
    NSLayoutConstraint.activate(ends)
  }

  required init?(coder: NSCoder) { nil }

  static func makeLayout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: width, height: 80)
    return layout
  }

  func show(_ item: Int) {
    let words = repeatElement("of some words", count: 1 + item % Self.longest)
    label.text = "Note \(item) " + words.joined(separator: " ")
  }
}

// SPDX-License-Identifier: MIT
import UIKit

/// A page of rows that constraints lay out, each row with a picture, columns and text below.
final class ConstraintPage: UIView {
  /// The views below the page.
  private(set) var count = 0
  /// The height of the first row, which moves all others.
  private(set) var firstHeight: NSLayoutConstraint?

  private static let columns = 7
  private static let margin: CGFloat = 8

  convenience init(rows: Int) {
    self.init(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    var previous: UIView?
    for _ in 0..<rows { previous = addRow(below: previous) }
  }

  private func add(to view: UIView) -> UIView {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    count += 1
    return child
  }

  private func addRow(below previous: UIView?) -> UIView {
    let row = add(to: self)
    let height = row.heightAnchor.constraint(equalToConstant: 44)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? topAnchor, constant: Self.margin), height,
    ])
    firstHeight = firstHeight ?? height
    fill(row)
    return row
  }

  private func fill(_ row: UIView) {
    let picture = add(to: row)
    let text = add(to: row)
    let natural = text.widthAnchor.constraint(equalToConstant: 200)
    natural.priority = .defaultLow
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      picture.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor),
      picture.heightAnchor.constraint(equalTo: row.heightAnchor, constant: -Self.margin),
      text.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: Self.margin),
      text.trailingAnchor.constraint(lessThanOrEqualTo: row.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: row.bottomAnchor), text.heightAnchor.constraint(equalToConstant: 16),
      natural,
    ])
    var before = picture
    var first: UIView?
    for _ in 0..<Self.columns {
      let column = add(to: row)
      NSLayoutConstraint.activate([
        column.leadingAnchor.constraint(equalTo: before.trailingAnchor, constant: Self.margin),
        column.topAnchor.constraint(equalTo: row.topAnchor),
        column.bottomAnchor.constraint(equalTo: text.topAnchor, constant: -4),
      ])
      if let first { column.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true }
      first = first ?? column
      before = column
    }
    before.trailingAnchor.constraint(equalTo: row.trailingAnchor).isActive = true
  }
}

// SPDX-License-Identifier: MIT
import UIKit

/// A table view with ten thousand rows of text and detail text.
final class RowsController: UITableViewController, ScrollSubject {
  private static let count = 10_000
  private static let identifier = "row"

  private(set) var viewsMade = 0

  var scrollView: UIScrollView { tableView }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier) ?? makeCell()
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.detailTextLabel?.text = "\(indexPath.row % 60) min"
    return cell
  }

  private func makeCell() -> UITableViewCell {
    viewsMade += 1
    return UITableViewCell(style: .value1, reuseIdentifier: Self.identifier)
  }
}

// SPDX-License-Identifier: MIT
import UIKit

/// A list of folders or messages.
final class MailList: UITableViewController {
  private let rows: [Mail.Row]
  var onChoose: ((Mail.Row) -> Void)?

  init(_ title: String, rows: [Mail.Row]) {
    self.rows = rows
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let row = rows[indexPath.row]
    cell.imageView?.image = UIImage(systemName: row.symbol)
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.detail
    cell.detailTextLabel?.textColor = Palette.secondaryText
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onChoose?(rows[indexPath.row])
  }
}
